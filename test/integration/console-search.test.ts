import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConsoleSearchQuery, SearchHit } from '#contract/admin-search.ts';
import { inTransaction } from '#db/transaction.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { searchConsole } from '#services/admin/search/search-console.ts';
import type { Deps } from '#services/deps.ts';
import { issueInvoice } from '../support/issue-invoice.ts';
import {
  makeBooking,
  makeBusinessUnit,
  makeDepot,
  makeMember,
  makePriceList,
  makeTrailer,
} from '../support/make-rows.ts';
import { makePlatformAdmin, signIn } from '../support/people.ts';
import { makeCustomer } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const NOW = new Date('2026-11-16T09:30:00Z');
const VIN = 'WKESD000000714208';

let shop: TestApp;
let deps: Deps;
let operator: PlatformAdmin;
let admin: { readonly email: string };
const ids = { unit: '', user: '', booking: '', order: '', trailer: '', depot: '', invoice: '', quote: '' };

beforeAll(async () => {
  shop = await createTestApp();
  deps = { ...shop.deps, clock: { now: () => NOW } };
  const { db } = deps;
  const person = await makePlatformAdmin(deps);
  admin = person;
  operator = { kind: 'platformAdmin', role: 'admin', userId: person.userId };
  ids.unit = await makeBusinessUnit(db, { name: 'Ostsee Spedition AG', phone: '+49451778899', vatId: 'DE811907980' });
  ids.user = await makeMember(db, { businessUnitId: ids.unit });
  await db
    .updateTable('userAccount')
    .set({ firstName: 'Wiebke', lastName: 'Petersen', email: 'wiebke@ostsee.example' })
    .where('id', '=', ids.user)
    .execute();
  await db
    .insertInto('address')
    .values({ businessUnitId: ids.unit, firstName: 'Ole', lastName: 'Tamm', phone: '+4945112340', country: 'DE' })
    .execute();
  ids.depot = await makeDepot(db, { name: 'Lübeck Nord', city: 'Lübeck', code: 'LBC', phone: '+49451660066' });
  ids.trailer = await makeTrailer(db, { number: 'S-0417', plate: 'HL TY 417', vin: VIN, depotId: ids.depot });
  ids.booking = await makeBooking(db, {
    businessUnitId: ids.unit,
    createdBy: ids.user,
    trailerId: ids.trailer,
    number: 'O-26-000917-1',
    driverName: 'Ion Popescu',
    driverPhone: '+491711234567',
    startsAt: new Date('2026-11-01T08:00:00Z'),
    endsAt: new Date('2026-11-10T08:00:00Z'),
    status: 'onRent',
  });
  const { orderId } = await db
    .selectFrom('booking')
    .select('orderId')
    .where('id', '=', ids.booking)
    .executeTakeFirstOrThrow();
  ids.order = orderId;
  await db
    .updateTable('customerOrder')
    .set({ number: 'O-26-000917', poNumber: '4500-77812', costCentre: 'KST 31' })
    .where('id', '=', orderId)
    .execute();
  const invoice = await inTransaction(db, (trx) =>
    issueInvoice(trx, { businessUnitId: ids.unit, orderId, bookingId: ids.booking }),
  );
  ids.invoice = invoice.id;
  const quote = await db
    .insertInto('quote')
    // As a list: a single row with a caller looks like a function to the types.
    .values([
      {
        number: 'Q-26-000042',
        state: 'open',
        businessUnitId: ids.unit,
        userId: ids.user,
        recipientName: 'Wiebke Petersen',
        recipientEmail: 'wiebke@ostsee.example',
        locale: 'de',
        caller: 'Frau Ahlers',
        priceListId: await makePriceList(db),
        netCents: 1000,
        grossCents: 1190,
        takenBy: person.userId,
        createdAt: new Date('2026-11-01T08:00:00Z'),
        validUntil: new Date('2026-11-08T08:00:00Z'),
      },
    ])
    .returning('id')
    .executeTakeFirstOrThrow();
  ids.quote = quote.id;
});
afterAll(() => shop[Symbol.asyncDispose]());

const search = async (query: ConsoleSearchQuery) => {
  const found = await searchConsole(deps, operator, query);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
};
const hitsOf = async (q: string): Promise<readonly string[]> =>
  (await search({ q })).items.map(({ kind, id }) => `${kind} ${id}`);
const hitOf = async (q: string, kind: SearchHit['kind']) =>
  (await search({ q })).items.find((hit) => hit.kind === kind);

describe('the search over everything finds', () => {
  test.each([
    ['+49 171 123 45 67'],
    ['+49 (0)171/123-4567'],
    ['0049 171 1234567'],
    ['0171 1234567'],
    ['0171/123-4567'],
    ['0171 12'],
    ['1234567'],
  ])('the booking of a driver by the phone %s', async (q) => {
    expect(await hitsOf(q)).toContain(`booking ${ids.booking}`);
  });

  test.each(['popescu', 'Ion Pop', 'popescu ion'])('the booking of a driver by %s', async (q) => {
    expect(await hitsOf(q)).toEqual([`booking ${ids.booking}`]);
  });

  test.each([VIN, VIN.toLowerCase(), '714208', '4208'])('a trailer by the VIN %s', async (q) => {
    expect(await hitsOf(q)).toContain(`trailer ${ids.trailer}`);
  });

  test.each(['4500-77812', '4500', '77812'])('an order by the purchase order %s', async (q) => {
    expect(await hitsOf(q)).toContain(`order ${ids.order}`);
  });

  test.each(['Petersen', 'wiebke pet', 'wiebke@ostsee.example', 'wiebke@'])('a person by %s', async (q) => {
    expect(await hitsOf(q)).toContain(`user ${ids.user}`);
  });

  test.each(['ostsee', 'DE811907980', '0451 778899', '+49451778899', 'Tamm', '0451/12340'])(
    'a company by %s',
    async (q) => {
      expect(await hitsOf(q)).toContain(`businessUnit ${ids.unit}`);
    },
  );

  test.each(['Lübeck', 'lbc', 'nord', '0451 660066'])('a depot by %s', async (q) => {
    expect(await hitsOf(q)).toContain(`depot ${ids.depot}`);
  });

  test('an invoice by its number, whole or in part', async () => {
    const { number } = await deps.db
      .selectFrom('invoice')
      .select('number')
      .where('id', '=', ids.invoice)
      .executeTakeFirstOrThrow();
    expect(await hitsOf(number)).toContain(`invoice ${ids.invoice}`);
  });

  test.each(['Q-26-000042', 'ostsee', 'Ahlers', 'wiebke@ostsee.example'])('a quote by %s', async (q) => {
    expect(await hitsOf(q)).toContain(`quote ${ids.quote}`);
    expect(await hitOf(q, 'quote')).toMatchObject({
      number: 'Q-26-000042',
      company: 'Ostsee Spedition AG',
      status: 'expired',
      recipient: 'Wiebke Petersen',
      caller: 'Frau Ahlers',
    });
  });

  test('nothing by another phone, by a letter of a VIN, by signs', async () => {
    expect(await hitsOf('0172 1234567')).toEqual([]);
    expect(await hitsOf('08')).not.toContain(`trailer ${ids.trailer}`);
    for (const q of ['%%', "';", '\\_']) expect(await hitsOf(q)).toEqual([]);
  });
});

describe('a hit says', () => {
  test('how it stands, and whose it is', async () => {
    expect(await hitOf('popescu', 'booking')).toEqual({
      kind: 'booking',
      id: ids.booking,
      number: 'O-26-000917-1',
      company: 'Ostsee Spedition AG',
      status: 'onRent',
      isOverdue: true,
      isToConfirm: false,
      isToSign: false,
      trailer: 'S-0417',
      driverName: 'Ion Popescu',
      driverPhone: '+491711234567',
    });
    expect(await hitOf('4208', 'trailer')).toMatchObject({ situation: 'overdue', depot: 'Lübeck Nord', vin: VIN });
    expect(await hitOf('77812', 'order')).toMatchObject({ company: 'Ostsee Spedition AG', status: 'confirmed' });
    expect(await hitOf('petersen', 'user')).toMatchObject({ company: 'Ostsee Spedition AG', status: 'active' });
  });
});

describe('more than a few of a kind', () => {
  beforeAll(async () => {
    for (let n = 100; n < 130; n += 1) await makeTrailer(deps.db, { number: `ZZ-${n}`, plate: `ZZ TY ${n}` });
  });

  test('are counted, and the first eight shown among the others', async () => {
    const { items, counts, nextCursor } = await search({ q: 'zz' });
    expect(counts).toMatchObject({ trailer: 30, booking: 0 });
    expect(items).toHaveLength(8);
    expect(nextCursor).toBeNull();
  });

  test('come in pages that neither lose nor repeat anything', async () => {
    const numbers: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await search({ q: 'zz', kind: 'trailer', limit: 12, cursor });
      numbers.push(...page.items.map((hit) => (hit.kind === 'trailer' ? hit.number : hit.kind)));
      cursor = page.nextCursor ?? undefined;
      expect(page.counts.trailer).toBe(30);
    } while (cursor !== undefined);
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, n) => `ZZ-${100 + n}`));
  });

  test('a cursor of another kind is refused', async () => {
    const { nextCursor } = await search({ q: 'zz', kind: 'trailer', limit: 2 });
    expect(await searchConsole(deps, operator, { q: 'zz', kind: 'user', cursor: nextCursor ?? '' })).toMatchObject({
      error: { fields: { cursor: 'unknown' } },
    });
  });
});

test('what is too short to mean anything is refused, and nobody but the operator searches', async () => {
  const browser = shop.newBrowser();
  await signIn(browser, admin);
  expect((await browser.get('/api/admin/search?q=a')).status).toBe(422);
  expect((await browser.get('/api/admin/search?q=ab')).status).toBe(200);
  expect((await browser.get('/api/admin/search?q=ab&kind=ferry')).status).toBe(422);
  const member = await makeCustomer(deps);
  expect(await searchConsole(deps, member, { q: 'ab' })).toMatchObject({ error: { code: 'forbidden' } });
});
