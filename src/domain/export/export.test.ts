import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DATEV_COLUMNS } from './datev-column.ts';
import { type DatevAccounts, findAccount, nameOfUse } from './datev-account.ts';
import { fiscalYearOf, monthOf } from './fiscal-year.ts';
import { type BookedDocument, type Booking, toDatevRow } from './to-datev-row.ts';
import { encodeWindows, toWindowsText } from './windows-1252.ts';
import { type DatevHead, type DatevRow, MOST_DATEV_ROWS, writeDatev } from './write-datev.ts';

const SKR03: DatevAccounts = { chart: 'SKR03', own: {} };
const HEAD: DatevHead = {
  createdAt: '2026-12-01T08:15:30.042',
  adviser: 29_098,
  client: 55_003,
  fiscalYearFrom: '2026-01-01',
  from: '2026-11-01',
  to: '2026-11-30',
  name: 'Trailyard 2026-11',
  chart: 'SKR03',
};
const DOCUMENT: BookedDocument = {
  cents: 76_743,
  on: '2026-11-30',
  debtorNumber: 10_001,
  company: 'Müller & Söhne "Spedition" GmbH',
  kind: 'invoice',
  number: 'I-26-DE-000123',
  orderNumber: 'O-26-000122',
  taxCase: 'domestic',
  taxCountry: 'DE',
  vatId: 'DE136695976',
  costCentre: 'Lager; Süd',
  serviceOn: '2026-11-29',
  dueOn: '2026-12-14',
};
const POLISH = { debtorNumber: 10_002, company: 'Wielkopolska Łódź Trans Sp. z o.o.', vatId: 'PL 521-301-72 28' };
const CLAIM = { on: '2026-11-30', debtorNumber: 10_001, company: DOCUMENT.company, number: 'I-26-DE-000123' };
const BOOKINGS: readonly Booking[] = [
  { of: 'document', ...DOCUMENT },
  { of: 'document', ...DOCUMENT, ...POLISH, number: 'I-26-DE-000124', taxCase: 'shortTerm', cents: 24_669 },
  { of: 'document', ...DOCUMENT, ...POLISH, number: 'I-26-DE-000124', taxCase: 'reverseCharge', cents: 51_000 },
  { of: 'document', ...DOCUMENT, number: 'I-26-DE-000125', taxCase: 'outsideEu', cents: 1, costCentre: null },
  { of: 'document', ...DOCUMENT, kind: 'claim', number: 'S-26-DE-000003', taxCase: 'notTaxable', cents: 25_000 },
  { of: 'document', ...DOCUMENT, kind: 'creditNote', number: 'C-26-DE-000001', cents: -21_361, dueOn: null },
  {
    of: 'payment',
    kind: 'transfer',
    cents: 76_743,
    on: '2026-11-30',
    debtorNumber: 10_001,
    company: DOCUMENT.company,
    settles: 'I-26-DE-000123',
  },
  {
    of: 'payment',
    kind: 'debitReturn',
    cents: -5000,
    on: '2026-11-28',
    settles: null,
    debtorNumber: 10_003,
    company: 'ООО «Рога и копыта» 🚚',
  },
  {
    of: 'payment',
    kind: 'writeOff',
    cents: 2,
    on: '2026-11-28',
    settles: 'I-26-DE-000119',
    debtorNumber: 10_004,
    company: 'x'.repeat(200),
  },
  { of: 'claim', kind: 'interest', ...CLAIM, cents: 648 },
  { of: 'claim', kind: 'flat40', ...CLAIM, cents: 4000 },
  { of: 'claim', kind: 'bankFee', ...CLAIM, cents: -300 },
];

function rowOf(booking: Booking, accounts = SKR03): DatevRow {
  const row = toDatevRow(booking, accounts);
  if (row === undefined) throw new Error('There is no account');
  return row;
}

/** The fields of each line as a reader of the format finds them. */
const read = (bytes: Uint8Array): string[][] =>
  new TextDecoder('windows-1252', { fatal: true })
    .decode(bytes)
    .split('\r\n')
    .slice(0, -1)
    .map((line) => Array.from(line.matchAll(/(?:^|;)("(?:[^"]|"")*"|[^;"]*)/g), ([, field = '']) => field));

describe('a file for DATEV', () => {
  test('is kept byte for byte', () => {
    const golden = readFileSync(new URL('../../../test/support/samples/export/datev.csv', import.meta.url));
    expect(
      Buffer.from(
        writeDatev(
          HEAD,
          BOOKINGS.map((booking) => rowOf(booking)),
        ),
      ).equals(golden),
    ).toBe(true);
  });

  test('has 31 fields in its head, 125 columns, and texts in quotes even if they are empty', () => {
    const [head, names, ...rows] = read(
      writeDatev(
        HEAD,
        BOOKINGS.map((booking) => rowOf(booking)),
      ),
    );
    expect(head).toHaveLength(31);
    expect(names).toHaveLength(125);
    for (const row of rows) {
      expect(row).toHaveLength(125);
      row.forEach((field, i) => expect(field.startsWith('"')).toBe(DATEV_COLUMNS[i]?.isText));
    }
  });

  test.each([
    [0, { 1: '767,43', 2: '"S"', 7: '10001', 8: '8400', 9: '""', 10: '3011', 11: '"I-26-DE-000123"', 40: '""' }],
    [0, { 14: '"Müller & Söhne ""Spedition"" GmbH O-26-000122"', 37: '"Lager; Süd"', 117: '14122026' }],
    [2, { 1: '510,00', 8: '8336', 40: '"PL5213017228"', 114: '1', 115: '29112026', 116: '29112026' }],
    [3, { 1: '0,01', 8: '8338', 37: '""' }],
    [4, { 2: '"S"', 8: '2742' }],
    [5, { 1: '213,61', 2: '"H"', 7: '10001', 8: '8400', 117: '' }],
    [6, { 2: '"S"', 7: '1200', 8: '10001', 11: '"I-26-DE-000123"', 115: '' }],
    [7, { 2: '"H"', 7: '1200', 8: '10003', 11: '""', 14: '"OOO «Roga i kopyta» ?"' }],
    [8, { 1: '0,02', 7: '2400', 14: `"${'x'.repeat(45)} I-26-DE-000119"` }],
    [9, { 1: '6,48', 2: '"S"', 7: '10001', 8: '2650', 11: '"I-26-DE-000123"', 115: '', 117: '' }],
    [10, { 1: '40,00', 2: '"S"', 8: '2742', 14: '"Müller & Söhne ""Spedition"" GmbH I-26-DE-000123"' }],
    [11, { 1: '3,00', 2: '"H"', 7: '10001', 8: '4970' }],
  ])('booking %i says %o', (at, fields) => {
    const booking = BOOKINGS[at];
    if (booking === undefined) throw new Error('There is no such booking');
    const row = read(writeDatev(HEAD, [rowOf(booking)]))[2] ?? [];
    expect(Object.fromEntries(Object.keys(fields).map((no) => [no, row[Number(no) - 1]]))).toEqual(fields);
  });

  test('holds no booking of nothing, and no more than it may', () => {
    const row = rowOf({ of: 'document', ...DOCUMENT });
    for (const cents of [0, -1, 0.5, Number.NaN]) {
      expect(() => writeDatev(HEAD, [{ ...row, cents }])).toThrow(RangeError);
    }
    expect(() =>
      writeDatev(
        HEAD,
        Array.from({ length: MOST_DATEV_ROWS + 1 }, () => row),
      ),
    ).toThrow(RangeError);
  });

  const anyText = fc.string({ unit: 'binary', maxLength: 220 });
  const anyDocument = fc
    .record({
      cents: fc.integer({ min: 1, max: 1_000_000_000 }),
      kind: fc.constantFrom('invoice', 'creditNote', 'claim'),
      taxCase: fc.constantFrom('shortTerm', 'domestic', 'noVatId', 'reverseCharge', 'outsideEu', 'notTaxable'),
      company: anyText,
      costCentre: fc.option(anyText),
      vatId: fc.option(anyText),
      number: anyText,
    })
    .map((drawn): Booking => {
      const cents = drawn.kind === 'creditNote' ? -drawn.cents : drawn.cents;
      return { of: 'document', ...DOCUMENT, ...drawn, cents };
    });

  test('whatever is booked, it adds up to what was billed, no row is 0,00, and texts stay in their fields', () => {
    fc.assert(
      fc.property(fc.array(anyDocument, { maxLength: 20 }), (bookings) => {
        const [, , ...rows] = read(
          writeDatev(
            HEAD,
            bookings.map((booking) => rowOf(booking)),
          ),
        );
        expect(rows).toHaveLength(bookings.length);
        let sum = 0;
        for (const row of rows) {
          expect(row).toHaveLength(125);
          expect(row[0]).toMatch(/^(?!0,00$)\d+,\d\d$/);
          expect((row[13] ?? '').replaceAll('""', '"').length - 2).toBeLessThanOrEqual(60);
          expect(row[10]).toMatch(/^"[\w$&%*+\-/]{0,36}"$/);
          sum += (row[1] === '"S"' ? 1 : -1) * Number((row[0] ?? '').replace(',', ''));
        }
        expect(sum).toBe(bookings.reduce((total, { cents }) => total + cents, 0));
      }),
      { numRuns: 200 },
    );
  });
});

describe('accounts', () => {
  test.each([
    ['taxed', 'DE', '8400', '4400'],
    ['reverseCharge', 'DE', '8336', '4336'],
    ['outsideEu', 'AT', '8338', '4338'],
    ['notTaxable', 'AT', '2742', '4970'],
    ['lateInterest', '', '2650', '7100'],
    ['lateFee', '', '2742', '4970'],
    ['bankFee', '', '4970', '6855'],
    ['bank', '', '1200', '1800'],
    ['taxed', 'AT', undefined, undefined],
    ['reverseCharge', 'AT', undefined, undefined],
  ] as const)('%s in %s is booked on %s, or %s', (name, country, skr03, skr04) => {
    const use = { case: name, country };
    expect(findAccount(SKR03, use)?.account).toBe(skr03);
    expect(findAccount({ chart: 'SKR04', own: {} }, use)?.account).toBe(skr04);
  });

  test('settings come first, by country where that matters, and may name a key', () => {
    const own = { taxed: '8200/3', 'taxed:AT': '8320' };
    expect(findAccount({ chart: 'SKR03', own }, { case: 'taxed', country: 'DE' })).toEqual({
      account: '8200',
      taxKey: '3',
    });
    expect(nameOfUse({ case: 'taxed', country: 'AT' })).toBe('taxed:AT');
    const row = rowOf({ of: 'document', ...DOCUMENT }, { chart: 'SKR03', own });
    expect(read(writeDatev(HEAD, [row]))[2]?.[8]).toBe('"0003"');
  });
});

describe('Windows-1252', () => {
  test('has each letter where others look for it', () => {
    const all = Array.from({ length: 256 }, (_, byte) => new TextDecoder('windows-1252').decode(Uint8Array.of(byte)));
    const letters = all.filter((letter) => !/\p{Cc}/u.test(letter)).join('');
    expect(new TextDecoder('windows-1252').decode(encodeWindows(letters))).toBe(letters);
    expect(letters).toHaveLength(256 - 33 - 5);
  });

  test.each([
    ['Ćwiek  \n Łódź', 'Cwiek Lódz'],
    ['Ștefan ﬁn', 'Stefan fin'],
    ['Œuvre € 5 – „gut“', 'Œuvre € 5 – „gut“'],
    ['日本\ud83d', '???'],
    ['abcdef ', 'abcde'],
  ])('%s is written %s', (text, written) => {
    expect(toWindowsText(text, written === 'abcde' ? 5 : 60)).toBe(written);
  });

  test('any text can be written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        const written = toWindowsText(text, 60);
        expect(encodeWindows(written)).toHaveLength(written.length);
        expect(written.length).toBeLessThanOrEqual(60);
      }),
    );
  });
});

describe('a fiscal year', () => {
  test.each([
    ['2026-11-30', '01-01', '2026-01-01', '2026-12-31'],
    ['2026-06-30', '07-01', '2025-07-01', '2026-06-30'],
    ['2026-07-01', '07-01', '2026-07-01', '2027-06-30'],
    ['2024-02-29', '03-01', '2023-03-01', '2024-02-29'],
  ])('that %s lies in, beginning on %s', (day, start, from, to) => {
    expect(fiscalYearOf(day, start)).toEqual({ from, to });
  });

  test('and its months', () => {
    expect(monthOf('2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(monthOf('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  });
});
