import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RIGHTS_TABLE } from '#api/rights-table.ts';
import { CONSOLE_PAGES, opensPage } from '#domain/admin/console-page.ts';
import { addCharge } from '#services/charge/add-charge.ts';
import type { ApiProcess } from '../support/api-process.ts';
import { afterPickUp, type BillingWorld, makeBillingWorld, PICK_UP, SERVICES } from '../support/billing-world.ts';
import { bringBack, pickUp } from '../support/booking-world.ts';
import { startBuiltServer } from '../support/built-server.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { BILLING_ENV } from '../support/sample-seller.ts';
import { signInDirectly } from '../support/sign-in-directly.ts';

/** Whoever works at a depot sees no money: all pages and answers of the console that they can get are looked through. */

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** So many of one kind of address are looked at, which are all alike. */
const MOST_ALIKE = 5;
const DAYS_OUT = 6;

let world: BillingWorld;
let server: ApiProcess;
let cookie: string;
/** Every amount that the database knows and that is no usual number of something else. */
let amounts: ReadonlySet<number>;

beforeAll(async () => {
  world = await makeBillingWorld();
  const { shop, db, depotId } = world;
  await makeBookings();
  const { userId } = await makePlatformAdmin(shop.deps, 'depot');
  await db.insertInto('staffDepot').values({ userId, depotId }).execute();
  server = await startBuiltServer(shop.databaseUrl, BILLING_ENV);
  const expiry = Math.floor(Date.now() / 1000) + 600;
  cookie = `${await signInDirectly(shop.deps, userId)}; auth_public=${expiry}`;
  amounts = await readAmounts();
});
afterAll(async () => {
  await server?.kill();
  await world.shop[Symbol.asyncDispose]();
});

/** One that nobody came for, one that is out, one that is late, and one that is back with a damage. */
async function makeBookings(): Promise<void> {
  const services = [...SERVICES];
  await world.book({ days: 33, services });
  for (const days of [75, DAYS_OUT, DAYS_OUT]) {
    const { actor, bookingId } = await world.book({ days, services });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    if (days !== DAYS_OUT) continue;
    await bringBack(world.at(afterPickUp(days)), actor, bookingId);
    const input = { kind: 'damage', cents: 12_345, note: 'Plane gerissen' } as const;
    const charged = await addCharge(world.at(afterPickUp(days)), world.operator, {
      bookingId,
      input,
      idempotencyKey: randomUUID(),
    });
    if (!charged.ok) throw new Error(charged.error.code);
  }
  const late = await world.book({ days: 4, services });
  await pickUp(world.at(PICK_UP), late.actor, late.bookingId);
}

async function readAmounts(): Promise<ReadonlySet<number>> {
  const { db } = world;
  const { rows: columns } = await sql<{ tableName: string; columnName: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name like '%cents' and data_type in ('bigint', 'integer')`.execute(db);
  const found = new Set<number>();
  for (const { tableName, columnName } of columns) {
    const { rows } = await sql<{ cents: number }>`
      select distinct ${sql.ref(columnName)} as cents from ${sql.table(tableName)}
      where ${sql.ref(columnName)} >= 10000 and ${sql.ref(columnName)} % 1000 <> 0`.execute(db);
    for (const { cents } of rows) found.add(cents);
  }
  return found;
}

/** As words show an amount, and as an answer or the data of a page name one. */
const SHOWN = /\d[\d.,\s]*€|€\s*\d|\bEUR\b|\w*cents\\?"|\\?"currency\\?"/gi;
const PRICE = /\b\d{1,3}(?:\.\d{3})*,\d\d\b/g;
const NUMBER = /(?<=[[,:])\d{5,9}(?=[,\]}])/g;

function amountsIn(text: string): readonly string[] {
  // What the words of a catalogue say of a currency is no amount, nor is that something costs nothing.
  const said = text.replaceAll(/\(EUR\)|EUR[ /]|(?<![\d.,])0\s€/g, '');
  return [
    ...(said.match(SHOWN) ?? []),
    ...(said.match(PRICE) ?? []).filter((price) => amounts.has(Number(price.replaceAll(/[.,]/g, '')))),
    ...(said.match(NUMBER) ?? []).filter((number) => amounts.has(Number(number))),
  ];
}

/** What was found where, and what was looked at. */
const found: string[] = [];
const looked = new Set<string>();
const ids = new Set<string>();

async function look(path: string): Promise<string | undefined> {
  const response = await server.call('GET', path, { cookie });
  const text = await response.text();
  // A page that leads elsewhere is looked at where it leads.
  if (response.status !== 200 || response.redirected) return undefined;
  looked.add(path.replaceAll(UUID, '*').split('?')[0] ?? '');
  const money = amountsIn(text);
  if (money.length > 0) found.push(`${path}: ${[...new Set(money)].slice(0, 5).join(' ')}`);
  for (const [id] of text.matchAll(UUID)) ids.add(id);
  return text;
}

test('the pages that somebody of a depot opens show no amount', async () => {
  expect(amounts.size).toBeGreaterThan(5);
  const first = Object.keys(CONSOLE_PAGES).filter((path) => !path.includes(':') && opensPage('depot', path));
  const days = [PICK_UP, afterPickUp(4), afterPickUp(DAYS_OUT)].map(
    (day) => `/admin/day-sheet?date=${day.slice(0, 10)}`,
  );
  const ahead = [...first, ...days];
  const alike = new Map<string, number>();
  const seen = new Set<string>();
  for (let path = ahead.shift(); path !== undefined; path = ahead.shift()) {
    const kind = path.replaceAll(UUID, '*').split('?')[0] ?? '';
    const known = alike.get(kind) ?? 0;
    if (seen.has(path) || known >= MOST_ALIKE) continue;
    seen.add(path);
    alike.set(kind, known + 1);
    const text = (await look(path)) ?? '';
    for (const [, href = ''] of text.matchAll(/href="(\/(?:admin|bookings|trailer-check)[^"#]*)"/g))
      ahead.push(href.replaceAll('&amp;', '&'));
  }
  expect(first.filter((path) => !looked.has(path))).toEqual([]);
  expect([...looked]).toEqual(expect.arrayContaining(['/admin/day-sheet', '/admin/trailers/*']));
  expect(found).toEqual([]);
});

/** What a guest of the shop gets as well is no secret. */
test('nor does any answer', async () => {
  const calls = Object.entries(RIGHTS_TABLE)
    .filter(
      ([route, row]) => route.startsWith('GET /api/') && row['staff:depot'] === 'allowed' && row.guest !== 'allowed',
    )
    .map(([route]) => route.slice('GET '.length))
    // Lists come first: they have the ids that the others ask for.
    .toSorted((a, b) => Number(a.includes('{')) - Number(b.includes('{')));
  for (const call of calls) {
    let answers = 0;
    for (const id of call.includes('{') ? [...ids] : ['']) {
      if (answers >= MOST_ALIKE) break;
      if ((await look(call.replaceAll(/\{\w+\}/g, id))) !== undefined) answers += 1;
    }
  }
  expect([...looked]).toEqual(expect.arrayContaining(['/api/admin/figures/yards', '/api/admin/trailers.csv']));
  expect(found).toEqual([]);
});
