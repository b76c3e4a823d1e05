import type { NumberNotation } from './notation.ts';

type Marks = { readonly group: string; readonly decimal: string };

const marksOf = (locale: string): Marks => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1234.5);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: find('group'), decimal: find('decimal') };
};

/** Spaces of any width and apostrophes stand between thousands in some language; the sign of the currency says nothing. */
const SILENT = /[\s'’€]|eur/giu;
const WHOLE = /^\d{1,13}$/;
const GROUPED = { '.': /^\d{1,3}(?:\.\d{3}){1,4}$/, ',': /^\d{1,3}(?:,\d{3}){1,4}$/ } as const;
const FRACTION = /^\d{1,2}$/;

const isMark = (mark: string): mark is '.' | ',' => mark === '.' || mark === ',';

/** Which of the two marks parts the fraction off; none, if there is but a whole number. */
function findDecimalMark(text: string, { group }: Marks): number {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return -1;
  const mark = text.charAt(last);
  const isAlone = text.indexOf(mark) === last;
  const other = mark === '.' ? ',' : '.';
  if (!isAlone) return -1;
  if (text.includes(other)) return last;
  // 1.250 is a thousand where a point parts thousands, and nothing that can be told elsewhere.
  return mark === group && text.length - last === 4 ? -1 : last;
}

function readWhole(text: string): string | undefined {
  if (WHOLE.test(text)) return text;
  const mark = /[.,]/.exec(text)?.[0] ?? '';
  return isMark(mark) && GROUPED[mark].test(text) ? text.replaceAll(mark, '') : undefined;
}

function readHundredths(typed: string, marks: Marks): number | null {
  const text = typed.replaceAll(SILENT, '').replace(/^[−–]/u, '-');
  if (text === '') return null;
  const isNegative = text.startsWith('-');
  const amount = isNegative ? text.slice(1) : text;
  const at = findDecimalMark(amount, marks);
  const whole = readWhole(at < 0 ? amount : amount.slice(0, at));
  const fraction = at < 0 ? '00' : amount.slice(at + 1);
  if (whole === undefined || !FRACTION.test(fraction)) return Number.NaN;
  const value = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return isNegative ? -value : value;
}

/**
 * Hundredths that are written as a fraction: cents as euros, basis points as percent. Comma and point are both read, and
 * thousands may be parted as in the language of the page. What could mean two amounts is not read at all.
 */
export function hundredthsIn(locale: string): NumberNotation {
  const marks = marksOf(locale);
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    write: (value) => (value === null || Number.isNaN(value) ? '' : numbers.format(value / 100)),
    read: (text) => readHundredths(text, marks),
  };
}
