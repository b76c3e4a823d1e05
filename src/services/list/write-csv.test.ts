import { describe, expect, test } from 'vitest';
import { ok } from '#domain/result.ts';
import { type Outcome, refuse } from '../failure.ts';
import { MACHINE, operatorTime, styleOf } from './csv-reader.ts';
import { type CsvCell, toCsvRow } from './csv-row.ts';
import { writeCsv } from './write-csv.ts';

describe('a line of a CSV file', () => {
  test.each<[CsvCell, string]>([
    ['Nordwind Spedition', 'Nordwind Spedition'],
    ['Müller, Sohn', '"Müller, Sohn"'],
    ['the "blue" one', '"the ""blue"" one"'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' kept space ', '" kept space "'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [-12.5, '-12.5'],
    [true, 'true'],
    [new Date('2026-11-15T08:00:00Z'), '2026-11-15T08:00:00.000Z'],
  ])('holds %j as %s', (cell, expected) => {
    expect(toCsvRow([cell])).toBe(`${expected}\r\n`);
  });

  test.each(['=1+1', '+49 40 1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('never lets a spreadsheet run %j', (text) => {
    expect(toCsvRow([text]).replace(/^"/, '')).toMatch(/^'/);
  });
});

describe('a line for a person', () => {
  const say = (key: string) => ({ 'word.yes': 'ja', 'word.no': 'nein' })[key] ?? key;
  const cells = ['Müller, Sohn', 'a;b', -1234.5, 30, true, false, '2026-11-15'];

  test.each(['de', 'fr'])('parts its cells by semicolons where a comma parts euros from cents (%s)', (locale) => {
    expect(toCsvRow(cells, styleOf({ locale, say }))).toBe('"Müller, Sohn";"a;b";-1234,5;30;ja;nein;2026-11-15\r\n');
  });

  test.each(['01099', '123456789012', '12E5', '+49 40 123-0', '4-11', '11/2026', '1.5'])(
    'keeps %s a text, which a spreadsheet would read otherwise',
    (text) => {
      expect(toCsvRow([text], styleOf({ locale: 'de', say }))).toBe(`"=""${text}"""\r\n`);
    },
  );

  test.each(['2026-11-15', '2026-11-15 08:00', '4711', 'HH-A 1'])('writes %s as it is', (text) => {
    expect(toCsvRow([text], styleOf({ locale: 'de', say }))).toBe(`${text}\r\n`);
  });

  test('is English with commas and points', () => {
    expect(toCsvRow(cells, styleOf({ locale: 'en', say }))).toBe(
      '"Müller, Sohn","a;b",-1234.5,30,ja,nein,2026-11-15\r\n',
    );
  });

  test('tells the time by the operator’s clock, in summer and in winter', () => {
    expect(operatorTime('2026-07-01T10:00:00Z')).toBe('2026-07-01 12:00');
    expect(operatorTime('2026-11-15T23:30:00Z')).toBe('2026-11-16 00:30');
    expect(operatorTime(null)).toBeNull();
  });
});

describe('a list as a file', () => {
  type Row = { readonly n: number };
  const columns = { number: ({ n }: Row) => n, name: ({ n }: Row) => `row ${n}` };
  const pages: Record<string, { items: Row[]; nextCursor: string | null }> = {
    first: { items: [{ n: 1 }, { n: 2 }], nextCursor: 'second' },
    second: { items: [{ n: 3 }], nextCursor: null },
  };
  const readPage = ({ cursor = 'first' }: { cursor: string | undefined }): Promise<Outcome<(typeof pages)[string]>> => {
    const page = pages[cursor];
    return Promise.resolve(page ? ok(page) : refuse('invalid-fields'));
  };

  test('has a head and the rows of every page', async () => {
    const file = await writeCsv(MACHINE, columns, readPage);
    if (!file.ok) throw new Error(file.error.code);
    const bytes = new Uint8Array(await new Response(file.value).arrayBuffer());
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe('number,name\r\n1,row 1\r\n2,row 2\r\n3,row 3\r\n');
  });

  test('is a workbook for whoever names a sheet', async () => {
    const file = await writeCsv({ ...MACHINE, sheet: 'rows' }, columns, readPage);
    if (!file.ok) throw new Error(file.error.code);
    const bytes = Buffer.from(await new Response(file.value).arrayBuffer());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.includes('xl/worksheets/sheet1.xml')).toBe(true);
  });

  test('reads a page only when the one before has been taken', async () => {
    const asked: (string | undefined)[] = [];
    const file = await writeCsv(MACHINE, columns, (page) => {
      asked.push(page.cursor);
      return readPage(page);
    });
    if (!file.ok) throw new Error(file.error.code);
    const reader = file.value.getReader();
    await reader.read();
    await reader.cancel();
    expect(asked.filter((cursor) => cursor !== undefined).length).toBeLessThanOrEqual(1);
  });

  test('is refused like the list', async () => {
    expect(await writeCsv(MACHINE, columns, () => Promise.resolve(refuse('forbidden')))).toEqual(refuse('forbidden'));
  });

  test('breaks off when a later page is refused, so that half a list never looks whole', async () => {
    const file = await writeCsv(MACHINE, columns, ({ cursor }) =>
      Promise.resolve(cursor === undefined ? ok({ items: [{ n: 1 }], nextCursor: 'gone' }) : refuse('not-found')),
    );
    if (!file.ok) throw new Error(file.error.code);
    await expect(new Response(file.value).text()).rejects.toThrow('the list ended with not-found');
  });
});
