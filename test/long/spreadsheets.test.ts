import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RIGHTS_TABLE } from '#api/rights-table.ts';
import { loadDemoData } from '#demo/load-demo-data.ts';
import { DEMO_SELLERS } from '#demo/sellers.ts';
import { loadDemoStories } from '#demo/stories/load-stories.ts';
import { wordMail } from '#documents/mail/word-mail.ts';
import { ok } from '#domain/result.ts';
import { MACHINE } from '#services/list/csv-reader.ts';
import type { CsvCell } from '#services/list/csv-row.ts';
import { writeCsv } from '#services/list/write-csv.ts';
import { callRoute } from '../support/call-route.ts';
import { type OfficeCell, openInOffice } from '../support/open-in-office.ts';
import { readCsv } from '../support/read-csv.ts';
import { makeRightsWorld } from '../support/rights-world.ts';
import { ROUTE_SAMPLES } from '../support/route-samples.ts';
import { BILLING_ENV } from '../support/sample-seller.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const ROUTES = Object.keys(RIGHTS_TABLE).filter((route) => /^GET .*\.csv$/.test(route));
const nameOf = (route: string): string => route.replace('GET /api/', '').replaceAll(/[^a-z.]+/g, '-');
const twinOf = (name: string): string => name.replace(/csv$/, 'xlsx');

/** What the demo has none of, or not of the company that asks. */
const ALSO_MADE = [
  'GET /api/admin/approvals/{id}',
  'POST /api/admin/quotes/{id}/resend',
  'GET /api/bookings/{id}',
  'GET /api/invoices/{id}',
];

/** Texts as people type them, among them those that a spreadsheet would rather read otherwise. */
const TEXTS = [
  '01099',
  'WSM00000003012345',
  '123456789012345',
  '12E5',
  '+49 40 123-0',
  '+4940',
  '4-11',
  '11/2026',
  '1.5',
];
const EVIL = ['=1+1', '=HYPERLINK("http://a.example")', '@SUM(A1)', '-2+3', "+cmd|' /C calc'!A0", '\t=1'];
const PLAIN_TEXTS = [
  'Müller & Söhne <GmbH>',
  'two\nlines',
  'a;b',
  'the "blue" one',
  'Łódź – Жук',
  '  kept  ',
  '_x0041_',
];
const OTHERS: CsvCell[] = [1234.5, -3.75, 30, '2026-11-15', '2026-11-15 08:20', true, null];

/** One file with every kind of cell. */
async function writeEveryKind(sheet?: string): Promise<Uint8Array> {
  const say = (key: string) => ({ 'word.yes': 'ja', 'word.no': 'nein' })[key] ?? key;
  const cells = [...TEXTS, ...EVIL, ...PLAIN_TEXTS, ...OTHERS];
  const columns = { Nr: ([n]: readonly CsvCell[]) => n, Wert: ([, value]: readonly CsvCell[]) => value };
  const items = cells.map((cell, n) => [n, cell] as const);
  const reader = { ...MACHINE, locale: 'de', say, ...(sheet !== undefined && { sheet }) };
  const file = await writeCsv(reader, columns, async () => ok({ items, nextCursor: null }));
  if (!file.ok) throw new Error(file.error.code);
  return new Uint8Array(await new Response(file.value).arrayBuffer());
}

let shop: TestApp;
const files = new Map<string, Uint8Array>();
let opened: Awaited<ReturnType<typeof openInOffice>>;

beforeAll(async () => {
  shop = await createTestApp({ env: BILLING_ENV });
  await loadDemo();
  const world = await makeRightsWorld(shop);
  for (const made of ALSO_MADE) await ROUTE_SAMPLES[made]?.(world);
  for (const route of ROUTES) {
    const sample = (await ROUTE_SAMPLES[route]?.(world)) ?? {};
    for (const wanted of [route, twinOf(route)]) {
      const browser = await world.signInAs(route.includes('/admin/') ? 'platformAdmin' : 'admin');
      const headers = { ...sample.headers, 'Accept-Language': 'de' };
      const response = await callRoute(browser, wanted, { ...sample, headers });
      if (!response.ok) throw new Error(`${wanted} answers ${response.status}`);
      files.set(nameOf(wanted), new Uint8Array(await response.arrayBuffer()));
    }
  }
  files.set('every-kind.csv', await writeEveryKind());
  files.set('every-kind.xlsx', await writeEveryKind('every-kind'));
  opened = await openInOffice(files);
}, 600_000);
afterAll(() => shop[Symbol.asyncDispose]());

async function loadDemo() {
  const deps = { ...shop.deps, settings: { ...shop.deps.settings, sellers: DEMO_SELLERS } };
  const { db, storage, settings, clock } = deps;
  await loadDemoData({ db, storage, now: clock.now(), secretKey: settings.secretKey, withFiles: false });
  await loadDemoStories(deps, { putIntoWords: (mail) => wordMail(mail, settings), say: () => undefined });
}

const linesOf = (name: string) => readCsv(new TextDecoder().decode(files.get(name)).replace(/^\uFEFF/, ''), ';');
const sheetOf = (name: string) => opened.get(name) ?? [];

const NUMBER = /^-?\d+(?:,\d+)?$/;
const MOMENT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const KEPT = /^="(?<text>.*)"$/s;

type Meant = { readonly kind: OfficeCell['kind']; readonly value: string };

/** Midnight and the day itself are the same number. */
const asDay = (moment: string): string => moment.replace(/T00:00:00$/, '');

/** What a spreadsheet is to make of what stands in a line. */
function meantBy(written: string): Meant {
  if (written === '') return { kind: 'empty', value: '' };
  if (NUMBER.test(written)) return { kind: 'number', value: String(Number(written.replace(',', '.'))) };
  if (MOMENT.test(written)) return { kind: 'date', value: asDay(`${written.replace(' ', 'T')}:00`) };
  if (DAY.test(written)) return { kind: 'date', value: written };
  return { kind: 'text', value: KEPT.exec(written)?.groups?.['text'] ?? written };
}

const seen = ({ kind, value }: OfficeCell): Meant => ({
  kind,
  value: kind === 'number' ? String(Number(value)) : kind === 'date' ? asDay(value) : value,
});
const padded = (row: readonly Meant[], length: number): readonly Meant[] =>
  Array.from({ length }, (_, i) => row[i] ?? { kind: 'empty', value: '' });

describe.each(['every-kind.csv', ...ROUTES.map(nameOf)])('%s, opened in German by LibreOffice', (name) => {
  test('has the columns, numbers, days, times and texts that were written', () => {
    const lines = linesOf(name);
    const width = lines[0]?.length ?? 0;
    expect(lines.every((line) => line.length === width)).toBe(true);
    const meant = lines.map((line) => line.map(meantBy));
    expect(sheetOf(name).map((row) => padded(row.map(seen), width))).toEqual(meant);
  });

  test('runs nothing: a formula is a text in quotes at most', () => {
    const formulas = sheetOf(name).flatMap((row) => row.flatMap(({ formula }) => formula ?? []));
    expect(formulas.filter((formula) => !/^of:="[^"]*"$/.test(formula))).toEqual([]);
  });

  test('is the same as a workbook, where texts need no quotes and no apostrophes', () => {
    const lines = linesOf(name);
    const width = lines[0]?.length ?? 0;
    const asTyped = lines.map((line) => line.map((cell) => meantBy(cell.replace(/^'(?=[=+\-@\t\r])/, ''))));
    const rows = sheetOf(twinOf(name)).map((row) => padded(row.map(seen), width));
    expect(rows.map((row) => row.map(({ value }) => value))).toEqual(
      asTyped.map((row) => row.map(({ value }) => value)),
    );
    const kinds = rows.map((row, y) => row.filter(({ kind }, x) => kind !== asTyped[y]?.[x]?.kind));
    // A number of an order that consists of digits is a text in a workbook, and in lines as good as one.
    expect(kinds.flat().filter(({ kind, value }) => kind !== 'text' || !/^-?\d+$/.test(value))).toEqual([]);
    expect(sheetOf(twinOf(name)).flatMap((row) => row.flatMap(({ formula }) => formula ?? []))).toEqual([]);
  });
});

test('all lists have rows to compare, with every kind of cell and umlauts', () => {
  const cells = ROUTES.flatMap((route) => sheetOf(nameOf(route)).slice(1)).flat();
  expect(new Set(cells.map(({ kind }) => kind))).toEqual(new Set(['number', 'date', 'text', 'empty']));
  expect(cells.some(({ value }) => /[äöüß]/.test(value))).toBe(true);
  expect(ROUTES.filter((route) => sheetOf(nameOf(route)).length < 2)).toEqual([]);
});
