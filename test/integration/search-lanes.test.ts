import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadReadModel } from '#availability/load-read-model.ts';
import type { TrailerQuery } from '#contract/trailer-query.ts';
import { takeTrailer } from '#db/booking/allocation.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { OneWayRule } from '#domain/one-way/one-way-fee.ts';
import { GUEST } from '#domain/team/actor.ts';
import { listDepots } from '#services/depot/list-depots.ts';
import { quotePrice } from '#services/price/quote-price.ts';
import { countFacets } from '#services/trailer/count-facets.ts';
import { findReturnDepots } from '#services/trailer/find-return-depots.ts';
import { getCalendar } from '#services/trailer/get-calendar.ts';
import { getTrailer } from '#services/trailer/get-trailer.ts';
import { searchForPage } from '#services/trailer/search-for-page.ts';
import { searchTrailers } from '#services/trailer/search-trailers.ts';
import { askBoth, toBothSearches } from '../support/both-searches.ts';
import { makeBooking, makeBusinessUnit, makeMember, makeTrailer } from '../support/make-rows.ts';
import { createSearchShop, type SearchShop } from '../support/search-shop.ts';

/** The demo shop on a Monday morning: every way is open, for 90 cents a kilometre and 60 EUR at least. */
const NOW = new Date('2026-11-16T08:00:00Z');
const NEXT_WEEK = { from: '2026-11-23', to: '2026-11-27' };
const TO_MUNICH = { ...NEXT_WEEK, depot: ['HAM'], returnDepot: 'MUC' };

let shop: SearchShop;
let ids: ReadonlyMap<string, string>;
beforeAll(async () => {
  shop = await createSearchShop({ now: NOW, withDemo: true });
  const rows = await shop.deps.db.selectFrom('depot').select(['id', 'code']).execute();
  ids = new Map(rows.map(({ id, code }) => [code, id]));
});
beforeEach(() => publish());
afterAll(() => shop[Symbol.asyncDispose]());

const idOf = (code: string): string => ids.get(code) ?? '';

async function search(query: TrailerQuery) {
  const found = await searchTrailers(shop.deps, GUEST, { limit: 100, ...query });
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value.items;
}

type Rule = Partial<Omit<OneWayRule, 'fromDepotId' | 'toDepotId'>> & { readonly from?: string; readonly to?: string };

const USUAL: Rule = { perKmCents: 90, leastCents: 6000 };
let published = 0;

/** The prices of the demo with other rules for one-way rentals: what is published never changes. */
async function publish(...rules: readonly Rule[]): Promise<void> {
  const { db } = shop.deps;
  published += 1;
  const { id } = await db
    .insertInto('priceList')
    .values({ name: 'Ways', validFrom: new Date(NOW.getTime() - 3_600_000 + published) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const demo = sql`(select id from price_list where name <> 'Ways' and published_at is not null and valid_from <= ${NOW} order by valid_from desc limit 1)`;
  await sql`insert into price_band (price_list_id, price_class, from_day, day_rate_cents)
    select ${id}, price_class, from_day, day_rate_cents from price_band where price_list_id = ${demo}`.execute(db);
  const rows = [USUAL, ...rules].map(({ from, to, ...rule }) => ({
    priceListId: id,
    fromDepotId: from === undefined ? null : idOf(from),
    toDepotId: to === undefined ? null : idOf(to),
    baseCents: 0,
    perKmCents: 0,
    leastCents: 0,
    ...rule,
  }));
  await db.insertInto('oneWayFee').values(rows).execute();
  await db.updateTable('priceList').set({ publishedAt: NOW }).where('id', '=', id).execute();
}

/** What the memory and the statements find: the same, or the test fails. */
async function searchBoth(query: TrailerQuery) {
  const model = await shop.deps.db.transaction().execute((trx) => loadReadModel(trx, NOW));
  const both = toBothSearches(shop.deps, () => ({ model, stateVersion: () => 1 }));
  const { memory, statements } = await askBoth(both, GUEST, { limit: 24, ...query });
  expect(memory).toEqual(statements);
  return statements;
}

describe('a trailer that is brought back to another depot', () => {
  test('costs its rent and the way there, which is said', async () => {
    const [here, there] = [await search({ ...NEXT_WEEK, depot: ['HAM'] }), await search(TO_MUNICH)];
    const rents = new Map(here.map(({ id, price }) => [id, price?.total.cents ?? 0]));
    const free = there.filter((card) => card.free);
    expect(free.length).toBeGreaterThan(3);
    for (const { id, price, oneWay } of free) {
      expect(oneWay).toMatchObject({ depot: { code: 'MUC' }, fee: { cents: 90 * (oneWay?.km ?? 0) } });
      expect(price?.total.cents).toBe((rents.get(id) ?? 0) + (oneWay?.fee?.cents ?? 0));
    }
  });

  test('is put in order by what it costs in all', async () => {
    await publish({ from: 'BRE', to: 'MUC', perKmCents: 1 }, { from: 'HAM', to: 'MUC', baseCents: 500_000 });
    const query = { ...NEXT_WEEK, depot: ['HAM', 'BRE'], returnDepot: 'MUC', type: ['plane'], freeOnly: true };
    const found = await search({ ...query, sort: 'price' });
    const totals = found.map(({ price }) => price?.total.cents ?? 0);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect([found[0]?.depot.code, found.at(-1)?.depot.code]).toEqual(['BRE', 'HAM']);
    const pages = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await searchTrailers(shop.deps, GUEST, { ...query, limit: 2, ...(cursor && { cursor }) });
      if (!page.ok) throw new Error(page.error.code);
      pages.push(...page.value.items);
      cursor = page.value.nextCursor;
    }
    expect(pages.map(({ id }) => id)).toEqual(found.map(({ id }) => id));
  });

  test('ends by the hours and the clock there, and its days are counted by the clock here', async () => {
    const wish = { from: '2026-11-23T07:30', to: '2026-11-27T19:00', depot: ['HAM'], type: ['plane'] };
    const [here] = await search(wish);
    const [there] = await search({ ...wish, returnDepot: 'BUH' });
    expect(here?.period).toMatchObject({ to: '2026-11-27T18:00:00.000Z', localTo: '2026-11-27T19:00' });
    expect(there?.period).toMatchObject({
      from: '2026-11-23T06:30:00.000Z',
      to: '2026-11-27T16:00:00.000Z',
      localTo: '2026-11-27T18:00',
      timeZone: 'Europe/Berlin',
    });
    expect(there?.snapped?.return).toMatchObject({ reason: 'outsideHours', movedTo: '2026-11-27T18:00' });
    const late = { from: '2026-11-23T07:30', to: '2026-11-26T10:00', depot: ['HAM'], type: ['plane'] };
    // Half past ten in Bucharest is half past nine in Hamburg, within the grace of two hours; here it would be a day more.
    expect((await search({ ...late, returnDepot: 'BUH' }))[0]?.price?.days).toBe(3);
    expect((await search(late))[0]?.price?.days).toBe(4);
  });

  test('costs nothing more where it is fetched at that very depot', async () => {
    const items = await search({ ...NEXT_WEEK, returnDepot: 'MUC' });
    const atMunich = items.filter(({ depot }) => depot.code === 'MUC');
    expect(atMunich.length).toBeGreaterThan(0);
    expect(atMunich.filter(({ oneWay }) => oneWay)).toEqual([]);
    expect(items.filter(({ free, depot, oneWay }) => free && depot.code !== 'MUC' && !oneWay)).toEqual([]);
  });

  test('is not free where somebody needs it before it is driven back', async () => {
    const [trailer] = await search({ ...TO_MUNICH, type: ['plane'], freeOnly: true });
    if (!trailer?.period) throw new Error('Nothing is free');
    const startsAt = new Date(Date.parse(trailer.period.to) + 12 * 3_600_000);
    await inTransaction(shop.deps.db, (trx) =>
      takeTrailer(trx, {
        trailerId: trailer.id,
        startsAt,
        endsAt: new Date(startsAt.getTime() + 86_400_000),
        use: { kind: 'workshop', note: null },
        now: NOW,
      }),
    );
    const stateOf = async (query: TrailerQuery) => (await search(query)).find(({ id }) => id === trailer.id)?.free;
    expect(await stateOf({ ...NEXT_WEEK, depot: ['HAM'] })).toBe(true);
    expect(await stateOf(TO_MUNICH)).toBe(false);
    await searchBoth({ ...TO_MUNICH, type: ['plane'] });
  });
});

describe('a way', () => {
  test.each<[reason: string, rule: Rule]>([
    ['laneClosed', { from: 'HAM', to: 'MUC', closed: true }],
    ['quotaSpent', { from: 'HAM', to: 'MUC', monthlyQuota: 0 }],
  ])('that is not offered leaves nothing free, and says so: %s', async (reason, rule) => {
    await publish(rule);
    const items = await search(TO_MUNICH);
    expect(new Set(items.map((card) => card.reason))).toEqual(new Set([reason]));
    expect(items.filter(({ oneWay }) => oneWay)).toEqual([]);
    const both = await searchBoth(TO_MUNICH);
    expect(both).toMatchObject({ facets: { ok: true, value: { total: 0, type: {} } } });
    expect((await search({ ...TO_MUNICH, depot: ['BRE'] })).some(({ free }) => free)).toBe(true);
  });

  test('that is closed to one type is open to the others', async () => {
    await publish({ from: 'HAM', to: 'MUC', trailerType: 'plane', closed: true });
    const facets = await countFacets(shop.deps, GUEST, TO_MUNICH);
    const here = await countFacets(shop.deps, GUEST, { ...NEXT_WEEK, depot: ['HAM'] });
    if (!facets.ok || !here.ok) throw new Error('No counts');
    expect(facets.value.type).not.toHaveProperty('plane');
    expect(facets.value.type['cool']).toBe(here.value.type['cool']);
    const depots = await listDepots(shop.deps, GUEST, { ...TO_MUNICH, depot: ['HAM'] });
    if (!depots.ok) throw new Error('No depots');
    expect(depots.value[0]?.stock.find(({ type }) => type === 'plane')?.free).toBe(0);
    await searchBoth(TO_MUNICH);
  });

  test('is spent by the rentals that leave in the month of the pick-up', async () => {
    await publish({ from: 'HAM', monthlyQuota: 1, perKmCents: 90 });
    expect((await search(TO_MUNICH)).some(({ free }) => free)).toBe(true);
    const { db } = shop.deps;
    const businessUnitId = await makeBusinessUnit(db);
    const createdBy = await makeMember(db, { businessUnitId });
    const trailerId = await makeTrailer(db, { depotId: idOf('HAM') });
    const times = { startsAt: new Date('2026-11-30T10:00Z'), endsAt: new Date('2026-12-08T10:00Z') };
    const way = { returnDepotId: idOf('BER'), oneWay: JSON.stringify({ km: 1 }) };
    await makeBooking(db, { businessUnitId, createdBy, trailerId, ...times, ...way });
    expect(new Set((await search(TO_MUNICH)).map(({ reason }) => reason))).toEqual(new Set(['quotaSpent']));
    const december = { ...TO_MUNICH, from: '2026-12-07', to: '2026-12-11' };
    expect((await search(december)).some(({ free }) => free)).toBe(true);
  });

  test('is sought by the memory and by statements alike', async () => {
    await publish({ from: 'BRE', closed: true }, { trailerType: 'cool', perKmCents: 200 });
    for (const sort of ['price', 'payload', 'newest'] as const) {
      const found = await searchBoth({ ...NEXT_WEEK, returnDepot: 'BUH', sort });
      expect(found).toMatchObject({ found: expect.any(Array) });
    }
    await searchBoth({ returnDepot: 'MUC', type: ['plane'], near: { lat: 53.55, lon: 10 }, radiusKm: 200 });
  });

  test('that leads to nothing names the depots nearby that do', async () => {
    await publish({ from: 'HAM', to: 'MUC', closed: true }, { from: 'HAM', to: 'VIE', closed: true });
    const others = await findReturnDepots(shop.deps, GUEST, TO_MUNICH);
    expect(others.map(({ code }) => code)).toEqual(['NUE', 'VRN', 'FRA']);
  });
});

describe('an address', () => {
  const problemsOf = async (query: Readonly<Record<string, string>>) =>
    (await searchForPage(shop.deps, GUEST, Object.entries(query), 'de')).problems;

  test('names a depot by code, id or city, and whatever it cannot mean is left out and said', async () => {
    for (const returnDepot of ['MUC', 'muc', idOf('MUC'), 'München']) {
      expect(await problemsOf({ ...NEXT_WEEK, depot: 'HAM', returnDepot })).toEqual({});
    }
    expect(await problemsOf({ depot: 'HAM', returnDepot: 'XXX' })).toEqual({ returnDepot: 'unknown' });
    expect(await problemsOf({ depot: 'HAM', returnDepot: 'Hamburg' })).toEqual({ returnDepot: 'same-depot' });
    expect(await problemsOf({ returnDepot: 'HAM' })).toEqual({});
  });
});

describe('one trailer', () => {
  test('says the same on its own page, with its price and its calendar', async () => {
    const [card] = await search({ ...TO_MUNICH, type: ['plane'], freeOnly: true });
    if (!card?.period) throw new Error('Nothing is free');
    const found = await getTrailer(shop.deps, GUEST, card.id, { ...NEXT_WEEK, returnDepot: 'MUC' });
    expect(found).toMatchObject({ ok: true, value: { free: true, price: card.price, oneWay: card.oneWay } });
    const { from, to } = card.period;
    const quote = await quotePrice(shop.deps, GUEST, { trailerId: card.id, from, to, returnDepot: 'MUC' });
    expect(quote).toMatchObject({ ok: true, value: { total: card.price?.total, oneWay: card.oneWay } });
    const year = { from: '2026-11-16T00:00:00Z', to: '2027-06-16T00:00:00Z' };
    const busy = async (returnDepot?: string) => {
      const calendar = await getCalendar(shop.deps, GUEST, { trailerId: card.id, ...year, returnDepot });
      if (!calendar.ok) throw new Error(calendar.error.code);
      return calendar.value.busy
        .filter((stretch) => stretch.from > year.from)
        .map((stretch) => Date.parse(stretch.from));
    };
    const [alone, driven] = [await busy(), await busy('MUC')];
    expect(new Set(alone.map((start, at) => start - (driven[at] ?? 0)))).toEqual(new Set([17 * 3_600_000]));
  });

  test('is fetched and brought back on the days of the depots at which that happens', async () => {
    const [card] = await search({ ...TO_MUNICH, type: ['plane'], freeOnly: true });
    const winter = { from: '2026-12-20T00:00:00Z', to: '2027-01-10T00:00:00Z' };
    const ask = async (returnDepot?: string) => {
      const calendar = await getCalendar(shop.deps, GUEST, { trailerId: card?.id ?? '', ...winter, returnDepot });
      if (!calendar.ok) throw new Error(calendar.error.code);
      return calendar.value;
    };
    // There is a key box in Hamburg, and a holiday of its own in Munich.
    expect(await ask('MUC')).toMatchObject({ closedDays: [], closedForReturn: expect.arrayContaining(['2027-01-06']) });
    expect((await ask('MUC')).closedForReturn).not.toContain('2027-01-07');
    expect(await ask()).not.toHaveProperty('closedForReturn');
  });

  test('is not priced on a way that is not offered, nor to where it stands', async () => {
    await publish({ from: 'HAM', to: 'MUC', closed: true });
    const [card] = await search({ ...NEXT_WEEK, depot: ['HAM'], type: ['plane'], freeOnly: true });
    if (!card?.period) throw new Error('Nothing is free');
    const { from, to } = card.period;
    const ask = async (returnDepot: string) => {
      const quote = await quotePrice(shop.deps, GUEST, { trailerId: card.id, from, to, returnDepot });
      return quote.ok ? undefined : quote.error.fields;
    };
    expect(await ask('MUC')).toEqual({ returnDepot: 'lane-closed' });
    expect(await ask('HAM')).toEqual({ returnDepot: 'same-depot' });
    expect(await ask('nowhere')).toEqual({ returnDepot: 'unknown' });
    const found = await getTrailer(shop.deps, GUEST, card.id, { ...NEXT_WEEK, returnDepot: 'MUC' });
    expect(found).toMatchObject({ ok: true, value: { free: false, reason: 'laneClosed' } });
  });
});
