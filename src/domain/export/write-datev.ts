import { DATEV_COLUMNS } from './datev-column.ts';
import type { DatevChart } from './datev-account.ts';
import { encodeWindows, toWindowsText } from './windows-1252.ts';

/** More than that are refused. */
export const MOST_DATEV_ROWS = 99_999;
/** Accounts of the ledger; those of debtors have a digit more. */
const ACCOUNT_LENGTH = 4;
export const DATEV_TEXT_LENGTH = 60;
const NAME_LENGTH = 30;
const REFERENCE_LENGTH = 36;
const VAT_ID_LENGTH = 15;

/** One booking. Days are `YYYY-MM-DD`. */
export type DatevRow = {
  /** Always above zero: the side tells the sign. */
  readonly cents: number;
  /** Of the first account. */
  readonly side: 'S' | 'H';
  readonly account: string;
  readonly counterAccount: string;
  readonly taxKey: string | null;
  readonly on: string;
  /** By which open items are cleared. */
  readonly reference: string | null;
  readonly text: string;
  readonly costCentre: string | null;
  readonly vatId: string | null;
  readonly serviceOn: string | null;
  readonly dueOn: string | null;
};

export type DatevHead = {
  /** `YYYY-MM-DDTHH:mm:ss.SSS` by the operator's clock. */
  readonly createdAt: string;
  readonly adviser: number;
  readonly client: number;
  readonly fiscalYearFrom: string;
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly chart: DatevChart;
};

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const dayAndMonth = (day: string): string => `${day.slice(8)}${day.slice(5, 7)}`;
const wholeDay = (day: string | null): string => (day === null ? '' : `${dayAndMonth(day)}${day.slice(0, 4)}`);

/** `76743` is `767,43`: put together from digits, as amounts always are. */
function euros(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError(`${cents} cents are no booking`);
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}

const EMPTY_TEXT = quote('');

const headFields = (head: DatevHead): readonly string[] => [
  quote('EXTF'),
  '700',
  '21',
  quote('Buchungsstapel'),
  '13',
  digitsOf(head.createdAt).slice(0, 17),
  '',
  quote('RE'),
  EMPTY_TEXT,
  EMPTY_TEXT,
  String(head.adviser),
  String(head.client),
  digitsOf(head.fiscalYearFrom),
  String(ACCOUNT_LENGTH),
  digitsOf(head.from),
  digitsOf(head.to),
  quote(toWindowsText(head.name, NAME_LENGTH)),
  EMPTY_TEXT,
  // Of financial accounting, for any purpose, and not to be changed once it is taken over.
  '1',
  '0',
  '1',
  quote('EUR'),
  '',
  EMPTY_TEXT,
  '',
  '',
  quote(head.chart.slice(-2)),
  '',
  '',
  EMPTY_TEXT,
  EMPTY_TEXT,
];

/** What is filled in, by the number of its column. */
const toFields = (row: DatevRow): Readonly<Record<number, string>> => ({
  1: euros(row.cents),
  2: row.side,
  3: 'EUR',
  7: row.account,
  8: row.counterAccount,
  9: row.taxKey === null ? '' : row.taxKey.padStart(4, '0'),
  10: dayAndMonth(row.on),
  11: (row.reference ?? '').replaceAll(/[^\w$&%*+\-/]/g, '').slice(0, REFERENCE_LENGTH),
  14: toWindowsText(row.text, DATEV_TEXT_LENGTH),
  37: toWindowsText(row.costCentre ?? '', REFERENCE_LENGTH),
  40: (row.vatId ?? '').replaceAll(/[^A-Za-z0-9+*]/g, '').slice(0, VAT_ID_LENGTH),
  114: '1',
  115: wholeDay(row.serviceOn),
  116: wholeDay(row.serviceOn),
  117: wholeDay(row.dueOn),
});

function rowFields(row: DatevRow): readonly string[] {
  const filled = toFields(row);
  return DATEV_COLUMNS.map(({ isText }, i) => {
    const field = filled[i + 1] ?? '';
    return isText ? quote(field) : field;
  });
}

/** A batch of bookings as DATEV reads it (EXTF 700/21/13). The same bookings make the same bytes. */
export function writeDatev(head: DatevHead, rows: readonly DatevRow[]): Uint8Array {
  if (rows.length > MOST_DATEV_ROWS) throw new RangeError(`${rows.length} bookings do not fit into a file`);
  const lines = [headFields(head), DATEV_COLUMNS.map(({ name }) => name), ...rows.map(rowFields)];
  return encodeWindows(lines.map((fields) => `${fields.join(';')}\r\n`).join(''));
}
