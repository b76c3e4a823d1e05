import { toSheetDay } from '#domain/time/sheet-day.ts';
import { type CsvCell, DAY_OR_MOMENT } from './csv-row.ts';
import { escapeXml } from './escape-xml.ts';
import { STYLES } from './workbook-part.ts';

/** What a cell holds at most. */
const MOST_CHARACTERS = 32_767;

/** `<c s="2"><v>46341</v></c>` */
export function toSheetCell(
  cell: CsvCell,
  words: readonly [no: string, yes: string],
  hasCents: boolean,
  textStyle: 'text' | 'head' = 'text',
): string {
  if (cell === null || cell === undefined || cell === '') return '<c/>';
  if (typeof cell === 'number') return toNumber(cell, hasCents ? 'cents' : 'text');
  if (typeof cell === 'boolean') return toText(words[cell ? 1 : 0], textStyle);
  const text = cell instanceof Date ? cell.toISOString() : cell;
  const day = DAY_OR_MOMENT.test(text) ? toSheetDay(text) : Number.NaN;
  if (Number.isNaN(day)) return toText(text, textStyle);
  return toNumber(day, text.includes(':') ? 'moment' : 'day');
}

const toNumber = (value: number, style: keyof typeof STYLES): string => `<c s="${STYLES[style]}"><v>${value}</v></c>`;

const toText = (text: string, style: keyof typeof STYLES): string =>
  `<c s="${STYLES[style]}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, MOST_CHARACTERS))}</t></is></c>`;
