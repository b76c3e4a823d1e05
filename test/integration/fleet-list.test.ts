import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminTrailerRow } from '#contract/admin-trailer.ts';
import type { AdminTrailerQuery } from '#contract/admin-trailer-input.ts';
import { keysOf } from '#domain/table.ts';
import type { Actor } from '#domain/team/actor.ts';
import { isPriceClassOf } from '#domain/price/price-class.ts';
import { requiredCertificates } from '#domain/trailer/required-certificate.ts';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { countFreeTrailers } from '#services/admin/trailer/count-free-trailers.ts';
import { getOverview } from '#services/admin/trailer/get-overview.ts';
import { listTrailers } from '#services/admin/trailer/list-trailers.ts';
import { searchTrailers } from '#services/trailer/search-trailers.ts';
import { makeBooking, makeDepot, makeTrailer } from '../support/make-rows.ts';
import { countQueries, createSearchShop, type SearchShop } from '../support/search-shop.ts';
import { insertWorld, makeMarket, type Market, question, toWallPeriod, world } from '../support/search-world.ts';

const RUNS = process.env['TEST_LONG'] === undefined ? 25 : 400;
const GUEST: Actor = { kind: 'guest' };
const OPERATOR: Actor = { kind: 'platformAdmin', role: 'admin', userId: '00000000-0000-4000-8000-000000000001' };

let shop: SearchShop;
let market: Market;
beforeAll(async () => {
  shop = await createSearchShop({ now: new Date('2027-06-14T06:00:00Z') });
  market = await makeMarket(shop.deps.db);
});
afterAll(() => shop[Symbol.asyncDispose]());

async function listAll(query: AdminTrailerQuery): Promise<readonly AdminTrailerRow[]> {
  const rows: AdminTrailerRow[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await listTrailers(shop.deps, OPERATOR, {
      ...query,
      limit: 5,
      ...(cursor !== undefined && { cursor }),
    });
    if (!page.ok) throw new Error(JSON.stringify(page.error));
    rows.push(...page.value.items);
    if (page.value.nextCursor === null) return rows;
    cursor = page.value.nextCursor;
  }
}
const numbersOf = (rows: readonly { readonly number: string }[]) => rows.map(({ number }) => number).toSorted();

describe('the list of the fleet', () => {
  test('calls free what the shop calls free, filters by it and counts it, whatever has happened', async () => {
    await fc.assert(
      fc.asyncProperty(world, question, async (randomWorld, { period }) => {
        const { deps } = shop;
        shop.setNow(randomWorld.now);
        await insertWorld(deps.db, market, randomWorld);
        const wall = period ? toWallPeriod(randomWorld.now, period) : undefined;
        const found = await searchTrailers(deps, GUEST, { ...wall, limit: 100 });
        // A time that has passed is asked for nowhere in the shop.
        fc.pre(found.ok);
        const cards = found.ok ? found.value.items : [];
        const rows = await listAll({ ...wall });
        const said = rows.flatMap(({ number, verdict }) => (verdict ? [`${number} ${verdict.reason ?? 'free'}`] : []));
        expect(said.toSorted()).toEqual(
          cards.map(({ number, free, reason }) => `${number} ${free ? 'free' : reason}`).toSorted(),
        );
        const free = numbersOf(cards.filter((card) => card.free));
        expect(numbersOf(await listAll({ ...wall, free: true }))).toEqual(free);
        const others = numbersOf(rows).filter((number) => !free.includes(number));
        expect(numbersOf(await listAll({ ...wall, free: false }))).toEqual(others);
        expect(await countFreeTrailers(deps, OPERATOR, { ...wall })).toEqual({ ok: true, value: free.length });
      }),
      { numRuns: RUNS },
    );
  }, 600_000);
});

describe('a row', () => {
  const WEEK = { from: '2027-06-16T09:00', to: '2027-06-18T09:00' };
  const hours = JSON.stringify({
    week: Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, [{ from: '06:00', to: '20:00' }]])),
  });
  let lyon: string;
  beforeAll(async () => {
    shop.setNow(new Date('2027-06-14T06:00:00Z'));
    await insertWorld(shop.deps.db, market, { depots: [], trailers: [], now: new Date('2027-06-14T06:00:00Z') });
    const { db } = shop.deps;
    lyon = await makeDepot(db, { lat: 45.7, lon: 4.97, openingHours: hours, timeZone: 'Europe/Paris' });
    const paris = await makeDepot(db, { lat: 48.94, lon: 2.29, openingHours: hours, timeZone: 'Europe/Paris' });
    await makeTrailer(db, { number: 'FREE', depotId: lyon, payloadKg: 27_000 });
    await makeTrailer(db, { number: 'PARIS', depotId: paris });
    await makeTrailer(db, { number: 'LACKS', depotId: lyon, certifiedUntil: null });
    await makeTrailer(db, { number: 'DRAFT', depotId: lyon, certifiedUntil: null, status: 'draft' });
    const rented = await makeTrailer(db, { number: 'TAKEN', depotId: lyon });
    const before = await makeTrailer(db, { number: 'TURNED', depotId: lyon });
    const day = (text: string) => new Date(`2027-06-${text}:00Z`);
    for (const [trailerId, from, to, until] of [
      [rented, '15T06:00', '17T06:00', '17T08:00'],
      [before, '15T06:00', '16T06:00', '16T08:00'],
    ] as const) {
      const bookingId = await makeBooking(db, {
        businessUnitId: market.businessUnitId,
        trailerId,
        createdBy: market.userId,
        startsAt: day(from),
        endsAt: day(to),
      });
      await db
        .insertInto('allocation')
        .values({ trailerId, kind: 'rental', bookingId, startsAt: day(from), endsAt: day(until) })
        .execute();
    }
  });
  const rowOf = async (number: string) => (await listAll(WEEK)).find((row) => row.number === number);

  test('names the booking that is in the way, and its turnaround', async () => {
    expect(await rowOf('TAKEN')).toMatchObject({
      verdict: { free: false, reason: 'taken', taken: { isTurnaround: false, booking: { company: 'Muster GmbH' } } },
      calendar: [{ kind: 'rental', from: '2027-06-15T06:00:00.000Z', booking: { company: 'Muster GmbH' } }],
    });
    expect((await rowOf('TURNED'))?.verdict).toMatchObject({ reason: 'taken', taken: { isTurnaround: true } });
  });

  test('that lacks a certificate is not free, and a draft is not even asked', async () => {
    expect(await rowOf('LACKS')).toMatchObject({
      isIncomplete: true,
      verdict: { reason: 'certificate' },
      calendar: [{ kind: 'certificate' }],
    });
    expect(await rowOf('DRAFT')).toMatchObject({ situation: 'draft', verdict: null, calendar: [] });
    expect(numbersOf(await listAll({ incomplete: true }))).toEqual(['DRAFT', 'LACKS']);
  });

  test('is found by place, facts and time together', async () => {
    const near = { lat: 45.76, lon: 4.84 };
    const free = await listAll({ ...WEEK, near, radiusKm: 100, free: true });
    expect(free.map(({ number, distanceKm }) => [number, distanceKm])).toEqual([['FREE', 12.1]]);
    expect(numbersOf(await listAll({ near, radiusKm: 500 }))).toContain('PARIS');
    expect(numbersOf(await listAll({ near, radiusKm: 500, depot: [lyon], minPayloadKg: 27_000 }))).toEqual(['FREE']);
    expect(await listAll({ near: { lat: 60, lon: 20 }, radiusKm: 10 })).toEqual([]);
  });

  test('costs no statement of its own', async () => {
    const count = async (limit: number) => {
      const counted = countQueries(shop.deps);
      await listTrailers(counted.deps, OPERATOR, { ...WEEK, limit });
      return counted.count();
    };
    expect(await count(5)).toBe(await count(2));
  });

  test('leads to what the trailer does and has done', async () => {
    const taken = await rowOf('TAKEN');
    shop.setNow(new Date('2027-06-16T06:00:00Z'));
    await sql`update booking set status = 'onRent' where trailer_id = ${taken?.id}`.execute(shop.deps.db);
    expect(await getOverview(shop.deps, OPERATOR, taken?.id ?? '')).toMatchObject({
      ok: true,
      value: {
        bookings: [{ status: 'onRent' }],
        rentals: 1,
        netCents: 4200,
        percentOut: 1,
        damages: [],
        position: null,
      },
    });
    expect(await getOverview(shop.deps, OPERATOR, market.userId)).toMatchObject({ ok: false });
    expect(await getOverview(shop.deps, GUEST, taken?.id ?? '')).toMatchObject({ ok: false });
    shop.setNow(new Date('2027-06-14T06:00:00Z'));
  });
});

describe('the database', () => {
  test('requires the certificates that the rule requires', async () => {
    const adr = fc.option(fc.subarray(['FL', 'AT']), { nil: undefined });
    const flag = fc.option(fc.boolean(), { nil: undefined });
    const subject = fc.record({
      type: fc.constantFrom(...keysOf(TRAILER_TYPES)),
      facts: fc.record({ xlCertificate: flag, thermoCertificate: flag, gmpPlus: flag, adr }),
      tailLiftKg: fc.option(fc.constant(2000)),
    });
    await fc.assert(
      fc.asyncProperty(subject, async ({ type, facts, tailLiftKg }) => {
        const { rows } = await sql<{ required: readonly string[] }>`
          select required_certificates(${type}, ${JSON.stringify(facts)}::jsonb, ${tailLiftKg}::int) as required`.execute(
          shop.deps.db,
        );
        expect(rows[0]?.required.toSorted()).toEqual(requiredCertificates({ type, facts, tailLiftKg }).toSorted());
      }),
    );
  });

  test('limits price classes to types as the rule does', async () => {
    const types = keysOf(TRAILER_TYPES);
    const classes = [...types, ...types.map((type) => `${type}Special`), ...types.map((type) => `${type}s`), 'gold'];
    for (const type of types) {
      const { rows } = await sql<{ fits: boolean }>`
        select is_price_class_of(${type}, c) as fits
        from unnest(${classes}::text[]) with ordinality as x (c, n) order by n`.execute(shop.deps.db);
      expect(rows.map(({ fits }) => fits)).toEqual(classes.map((priceClass) => isPriceClassOf(type, priceClass)));
    }
    await expect(makeTrailer(shop.deps.db, { type: 'cool', priceClass: 'planeMega' })).rejects.toThrow('price class');
    const id = await makeTrailer(shop.deps.db, { priceClass: 'gold' });
    const change = shop.deps.db.updateTable('trailer').set({ priceClass: 'box' }).where('id', '=', id).execute();
    await expect(change).rejects.toThrow('price class');
  });

  test('lets no certificate stand in for one that new equipment needs', async () => {
    const { db } = shop.deps;
    const trailerId = await makeTrailer(db, { certifiedUntil: null });
    const until = async () =>
      (await db.selectFrom('trailer').select('certifiedUntil').where('id', '=', trailerId).executeTakeFirstOrThrow())
        .certifiedUntil;
    await db.insertInto('certificate').values({ trailerId, kind: 'hu', validUntil: '2030-05-31' }).execute();
    expect(await until()).toBe('2030-05-31');
    await db.updateTable('trailer').set({ tailLiftKg: 2000 }).where('id', '=', trailerId).execute();
    expect(await until()).toBeNull();
    await db.insertInto('certificate').values({ trailerId, kind: 'tailLift', validUntil: '2029-01-31' }).execute();
    expect(await until()).toBe('2029-01-31');
    await db.deleteFrom('certificate').where('trailerId', '=', trailerId).where('kind', '=', 'hu').execute();
    expect(await until()).toBeNull();
  });
});
