import { expect, test } from 'vitest';
import type { CsvCell } from './csv-row.ts';
import { toSheetCell } from './sheet-cell.ts';

const text = (content: string) => `<c s="0" t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`;

test.each<[CsvCell, string]>([
  [null, '<c/>'],
  ['', '<c/>'],
  [30, '<c s="0"><v>30</v></c>'],
  [-3.75, '<c s="0"><v>-3.75</v></c>'],
  ['2026-11-15', '<c s="2"><v>46341</v></c>'],
  ['2026-11-15 12:00', '<c s="3"><v>46341.5</v></c>'],
  ['1900-03-01', '<c s="2"><v>61</v></c>'],
  // Looks like a day and is none.
  ['2026-99-99', text('2026-99-99')],
  [true, text('ja')],
  ['01099', text('01099')],
  ['=1+1', text('=1+1')],
  ['A & <B> "C"', text('A &amp; &lt;B&gt; &quot;C&quot;')],
  ['a\u0000b\uD800', text('a\uFFFDb\uFFFD')],
  ['_x0041_', text('_x005F_x0041_')],
])('a workbook holds %j as %s', (cell, expected) => {
  expect(toSheetCell(cell, ['nein', 'ja'], false)).toBe(expected);
});

test('amounts have two places if any in their column has', () => {
  expect(toSheetCell(30, ['', ''], true)).toBe('<c s="4"><v>30</v></c>');
});

test('a text is cut where a cell ends', () => {
  expect(toSheetCell('x'.repeat(40_000), ['', ''], false)).toHaveLength(text('x'.repeat(32_767)).length);
});
