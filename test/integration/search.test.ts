import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TrailerQuery } from '#contract/trailer-query.ts';
import { takeTrailer } from '#db/booking/allocation.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { GUEST, type Member } from '#domain/team/actor.ts';
import { countFacets } from '#services/trailer/count-facets.ts';
import { getStorefront } from '#services/trailer/get-storefront.ts';
import { searchForPage } from '#services/trailer/search-for-page.ts';
import { searchTrailers } from '#services/trailer/search-trailers.ts';
import { makeBusinessUnit, makeMember } from '../support/make-rows.ts';
import { countQueries, createSearchShop, type SearchShop } from '../support/search-shop.ts';

/** The demo shop on a Monday morning. */
const NOW = new Date('2026-11-16T08:00:00Z');
const NEXT_WEEK = { from: '2026-11-23', to: '2026-11-27' };
const HAMBURG = { lat: 53.55, lon: 10 };

let shop: SearchShop;
beforeAll(async () => {
  shop = await createSearchShop({ now: NOW, withDemo: true });
});
afterAll(() => shop[Symbol.asyncDispose]());

async function search(query: TrailerQuery) {
  const found = await searchTrailers(shop.deps, GUEST, query);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

async function searchAll(query: TrailerQuery) {
  const items = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await search({ ...query, ...(cursor && { cursor }) });
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

describe('a reefer near Hamburg for next week', () => {
  test('comes from the nearest depot first, with period, price and distance', async () => {
    const { items } = await search({ ...NEXT_WEEK, type: ['cool'], near: HAMBURG, limit: 3 });
    expect(items.map(({ depot }) => depot.code)).toEqual(['HAM', 'HAM', 'HAM']);
    expect(items[0]).toMatchObject({
      type: 'cool',
      free: true,
      distanceKm: expect.closeTo(7, 0),
      period: { localFrom: '2026-11-23T06:00', localTo: '2026-11-27T20:00', timeZone: 'Europe/Berlin' },
      price: { days: 5, perDay: { cents: 9500, currency: 'EUR' }, total: { cents: 47_500, currency: 'EUR' } },
    });
  });

  test('within a radius only depots inside it take part', async () => {
    const items = await searchAll({ ...NEXT_WEEK, near: HAMBURG, radiusKm: 120 });
    expect(new Set(items.map(({ depot }) => depot.code))).toEqual(new Set(['HAM', 'BRE']));
  });

  test('for a day is refused by the minimum period, not by the trailer', async () => {
    const items = await searchAll({ from: '2026-11-23T08:00', to: '2026-11-24T08:00', type: ['cool'] });
    expect(new Set(items.map(({ reason }) => reason))).toEqual(new Set(['minimumPeriod']));
    expect(items.find(({ shortest }) => shortest)).toMatchObject({
      minimumDays: 3,
      shortest: {
        period: { localFrom: '2026-11-23T08:00', localTo: '2026-11-26T08:00' },
        price: { days: 3, total: { cents: expect.any(Number) } },
      },
    });
  });
});

describe('a period over closed days', () => {
  const SUNDAYS = { from: '2026-11-22', to: '2026-11-29', type: ['plane'] };

  test('says what became of both ends and why, and what the longer ones cost', async () => {
    const items = await searchAll({ ...SUNDAYS, depot: ['FRA'] });
    const free = items.find((item) => item.free && item.snapped?.longer.length === 3);
    expect(free).toMatchObject({
      period: { localFrom: '2026-11-23T07:00', localTo: '2026-11-27T18:00' },
      price: { days: 5, total: { cents: 21_000 } },
      snapped: {
        pickUp: { asked: '2026-11-22', reason: 'closedDay', movedTo: '2026-11-23T07:00' },
        return: { asked: '2026-11-29', reason: 'closedDay', movedTo: '2026-11-27T18:00' },
        longer: [
          { period: { localFrom: '2026-11-20T18:00', localTo: '2026-11-27T18:00' }, total: { cents: 22_400 } },
          { period: { localFrom: '2026-11-23T07:00', localTo: '2026-11-30T07:00' }, total: { cents: 22_400 } },
          { period: { localFrom: '2026-11-20T18:00', localTo: '2026-11-30T07:00' }, total: { cents: 32_000 } },
        ],
      },
    });
  });

  test('offers a longer one only where the trailer is free in it', async () => {
    const items = await searchAll(SUNDAYS);
    const offers = items.flatMap(({ id, snapped }) => (snapped?.longer ?? []).map(({ period }) => ({ id, period })));
    expect(offers.length).toBeGreaterThan(0);
    const { localFrom: from, localTo: to } = offers[0]?.period ?? { localFrom: '', localTo: '' };
    const free = new Set((await searchAll({ from, to, type: ['plane'], freeOnly: true })).map(({ id }) => id));
    const offered = offers.filter(({ period }) => period.localFrom === from && period.localTo === to);
    expect(offered.filter(({ id }) => !free.has(id))).toEqual([]);
  });

  test('is nothing to speak of where a key box is or dates are open', async () => {
    const open = await searchAll({ ...SUNDAYS, depot: ['HAM', 'BRE', 'LEJ'] });
    expect(open.filter(({ snapped }) => snapped)).toEqual([]);
    expect((await searchAll(NEXT_WEEK)).filter(({ snapped }) => snapped)).toEqual([]);
  });

  test('that is a holiday is named in the language asked for', async () => {
    const query = { from: '2026-12-25', to: '2026-12-30', depot: ['FRA'], limit: 1 };
    const names = async (locale: string) => {
      const found = await searchTrailers(shop.deps, GUEST, query, locale);
      return found.ok ? found.value.items.map(({ snapped }) => snapped?.pickUp) : [];
    };
    expect(await names('de')).toMatchObject([{ reason: 'holiday', holiday: '1. Weihnachtstag' }]);
    expect(await names('pl')).toMatchObject([{ reason: 'holiday', holiday: 'Pierwszy dzień Bożego Narodzenia' }]);
  });

  test('that leaves no time at all offers the one around it', async () => {
    const items = await searchAll({ from: '2026-11-22', to: '2026-11-22', depot: ['FRA'], type: ['plane'] });
    const closed = items.find(({ snapped }) => (snapped?.longer.length ?? 0) > 0);
    expect(closed).toMatchObject({
      free: false,
      reason: 'closed',
      snapped: { longer: [{ period: { localFrom: '2026-11-20T18:00', localTo: '2026-11-23T07:00' } }] },
    });
    expect(closed?.snapped?.pickUp).not.toHaveProperty('movedTo');
  });
});

describe('each depot', () => {
  test('makes its own instants of the wall times, by its zone and hours', async () => {
    const items = await searchAll({ from: '2026-11-23T07:30', to: '2026-11-27T19:00' });
    const periodAt = (code: string) => items.find(({ depot }) => depot.code === code)?.period;
    expect(periodAt('HAM')).toMatchObject({ from: '2026-11-23T06:30:00.000Z', localTo: '2026-11-27T19:00' });
    expect(periodAt('BUH')).toMatchObject({ from: '2026-11-23T06:00:00.000Z', localFrom: '2026-11-23T08:00' });
    expect(periodAt('BUH')).toMatchObject({ localTo: '2026-11-27T18:00' });
    expect(periodAt('PAR')).toMatchObject({ localFrom: '2026-11-23T08:00', localTo: '2026-11-27T18:00' });
  });

  test('that is closed the whole time has nothing free, and says from when on', async () => {
    const items = await searchAll({ from: '2026-11-21T18:00', to: '2026-11-22T18:00', depot: ['FRA'] });
    expect(new Set(items.map(({ reason }) => reason))).toEqual(new Set(['closed']));
    const plane = items.find(({ type }) => type === 'plane');
    expect(plane).toMatchObject({ free: false, nextFreeFrom: '2026-11-23T06:00:00.000Z' });
  });

  test('is found by code, id, name and city', async () => {
    const byCode = await searchAll({ depot: ['POZ'] });
    const id = byCode[0]?.depotId ?? '';
    for (const name of [id, 'Poznań-Gądki', 'gądki']) {
      expect((await searchAll({ depot: [name] })).map((item) => item.id)).toEqual(byCode.map((item) => item.id));
    }
  });
});

describe('the order', () => {
  const inOrder = (values: readonly number[]) => values.every((value, i) => i === 0 || (values[i - 1] ?? 0) <= value);

  test('puts free trailers before the others, on every page', async () => {
    for (const sort of ['price', 'distance', 'payload', 'newest'] as const) {
      const items = await searchAll({ ...NEXT_WEEK, near: HAMBURG, sort, limit: 7 });
      expect(items).toHaveLength(62);
      expect(new Set(items.map(({ id }) => id)).size).toBe(62);
      expect(items.findLastIndex(({ free }) => free)).toBe(items.filter(({ free }) => free).length - 1);
      const free = items.filter((item) => item.free);
      const values = {
        price: free.map(({ price }) => price?.total.cents ?? 0),
        distance: free.map(({ distanceKm }) => distanceKm ?? 0),
        payload: free.map(({ facts }) => -facts.payloadKg),
        newest: free.map(({ year }) => -year),
      };
      expect(inOrder(values[sort])).toBe(true);
    }
  });

  test('is the same whatever the size of the pages', async () => {
    const ids = async (limit: number) => (await searchAll({ ...NEXT_WEEK, limit })).map(({ id }) => id);
    expect(await ids(1)).toEqual(await ids(62));
  });

  test('ends with the free ones if only they are wanted', async () => {
    const items = await searchAll({ ...NEXT_WEEK, freeOnly: true, limit: 10 });
    expect(items.every(({ free }) => free)).toBe(true);
    expect(items).toHaveLength((await searchAll(NEXT_WEEK)).filter(({ free }) => free).length);
  });

  test('without a period is by the price of the shortest rental, which of a reefer lasts three days', async () => {
    const { items } = await search({ limit: 62 });
    const free = items.filter((item) => item.free);
    expect(inOrder(free.map(({ price }) => price?.total.cents ?? 0))).toBe(true);
    expect(items.every(({ price, type }) => price?.days === (type === 'cool' ? 3 : 1))).toBe(true);
    expect(items[0]).not.toHaveProperty('period');
  });
});

describe('filters', () => {
  test.each<[string, TrailerQuery, (facts: Readonly<Record<string, unknown>>) => boolean]>([
    ['payload', { minPayloadKg: 27_000 }, ({ payloadKg }) => Number(payloadKg) >= 27_000],
    ['pallets, also on two decks', { minPallets: 60 }, ({ euroPalletsDouble }) => Number(euroPalletsDouble) >= 60],
    ['volume', { minVolumeM3: 95 }, ({ volumeM3 }) => Number(volumeM3) >= 95],
    ['inner height', { minInnerHeightMm: 3000 }, ({ innerHeightMm }) => Number(innerHeightMm) >= 3000],
    ['inner length', { minInnerLengthMm: 13_500 }, ({ innerLengthMm }) => Number(innerLengthMm) >= 13_500],
    ['axles', { axles: [2] }, ({ axles }) => axles === 2],
    ['lift axle', { liftAxle: true }, ({ liftAxle }) => liftAxle === true],
    ['no lift axle', { liftAxle: false }, ({ liftAxle }) => liftAxle === false],
    ['tail lift', { tailLift: true }, ({ tailLiftKg }) => tailLiftKg !== null],
    ['telematics', { telematics: ['full', 'gps'] }, ({ telematics }) => telematics !== 'none'],
    ['XL certificate', { xlCertificate: true }, ({ xlCertificate }) => xlCertificate === true],
    ['ATP class', { atpClass: ['FRC'] }, ({ atpClass }) => atpClass === 'FRC'],
    ['container length', { containerLength: ['45'] }, (facts) => String(facts['containerLengths']).includes('45')],
    ['roof', { roof: ['lift'] }, ({ roof }) => roof === 'lift'],
    ['doors', { doors: ['roller'] }, ({ doors }) => doors === 'roller'],
  ])('by %s find all that have it and no others', async (_, query, has) => {
    const all = await searchAll({});
    const found = await searchAll(query);
    expect(found.map(({ id }) => id).toSorted()).toEqual(
      all
        .filter(({ facts }) => has(facts))
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(62);
  });

  test('by year, type and sub-type', async () => {
    expect((await searchAll({ minYear: 2024 })).every(({ year }) => year >= 2024)).toBe(true);
    const cities = await searchAll({ subType: ['city'] });
    expect(new Set(cities.map(({ type }) => type))).toEqual(new Set(['plane', 'cool', 'box']));
    expect((await searchAll({ subType: ['city'], type: ['box'] })).map(({ type }) => type)).toEqual(['box', 'box']);
  });

  test.each([
    ['PS-10', 8],
    ['ps-101', 1],
    ['PS-1 kro', 5],
    ['HH', 7],
    ["' | !@#:* \\ --", 0],
  ])('by the text %s', async (q, count) => {
    expect(await searchAll({ q, ...NEXT_WEEK, limit: 3 })).toHaveLength(count);
  });
});

describe('counts', () => {
  const facets = async (query: TrailerQuery) => {
    const counted = await countFacets(shop.deps, GUEST, query);
    if (!counted.ok) throw new Error(JSON.stringify(counted.error));
    return counted.value;
  };
  const freeCount = async (query: TrailerQuery) => (await searchAll({ ...query, freeOnly: true })).length;

  test('say what choosing another value would find', async () => {
    const query = { ...NEXT_WEEK, type: ['cool'], depot: ['HAM'] };
    const counted = await facets(query);
    expect(counted.total).toBe(await freeCount(query));
    for (const type of ['plane', 'cool', 'chassis']) {
      expect(counted.type[type] ?? 0).toBe(await freeCount({ ...query, type: [type] }));
    }
    for (const depot of ['HAM', 'MUC', 'BER']) {
      expect(counted.depot[depot] ?? 0).toBe(await freeCount({ ...query, depot: [depot] }));
    }
    expect(Object.keys(counted.subType).every((key) => key.startsWith('cool.'))).toBe(true);
    expect(counted.subType['cool.mono']).toBe(await freeCount({ ...query, subType: ['mono'] }));
  });

  test('respect every other filter', async () => {
    const query = { ...NEXT_WEEK, subType: ['mega'], liftAxle: true };
    const counted = await facets(query);
    expect(counted.total).toBe(await freeCount(query));
    expect(counted.depot).toEqual(
      Object.fromEntries(
        [...Map.groupBy(await searchAll({ ...query, freeOnly: true }), ({ depot }) => depot.code)].map(
          ([code, items]) => [code, items.length],
        ),
      ),
    );
  });
});

test('own holds count as free, those of others do not', async () => {
  const { db } = shop.deps;
  const [businessUnitId, otherId] = [await makeBusinessUnit(db), await makeBusinessUnit(db)];
  const member = async (unit: string): Promise<Member> => ({
    kind: 'member',
    userId: await makeMember(db, { businessUnitId: unit }),
    businessUnitId: unit,
    role: 'dispatcher',
    legalAccepted: true,
    impersonatedBy: null,
  });
  const [own, other] = [await member(businessUnitId), await member(otherId)];
  const query = { ...NEXT_WEEK, q: 'PM-101' };
  const [trailer] = (await search(query)).items;
  const held = await inTransaction(db, (trx) =>
    takeTrailer(trx, {
      trailerId: trailer?.id ?? '',
      startsAt: new Date('2026-11-23T06:00:00Z'),
      endsAt: new Date('2026-11-27T20:00:00Z'),
      use: {
        kind: 'hold',
        businessUnitId,
        userId: own.userId,
        cartItemId: null,
        expiresAt: new Date(NOW.getTime() + 900_000),
        turnaroundHours: 2,
      },
      now: NOW,
    }),
  );
  expect(held.ok).toBe(true);
  const freeFor = async (actor: Member) => {
    const found = await searchTrailers(shop.deps, actor, query);
    return found.ok && found.value.items[0]?.free;
  };
  expect([await freeFor(own), await freeFor(other)]).toEqual([true, false]);
  shop.setNow(new Date(NOW.getTime() + 900_000));
  expect(await freeFor(other)).toBe(true);
  shop.setNow(NOW);
});

test('a page takes the same few statements, however long it is', async () => {
  const query = { ...NEXT_WEEK, near: HAMBURG };
  await search(query);
  const statements = async (limit: number) => {
    const counted = countQueries(shop.deps);
    const found = await searchTrailers(counted.deps, GUEST, { ...query, limit });
    expect(found.ok && found.value.items).toHaveLength(limit);
    return counted.count();
  };
  expect(await statements(1)).toBe(4);
  expect(await statements(10)).toBe(4);
  // Two for each kind if the first groups do not fill the page.
  expect(await statements(62)).toBe(7);
});

test('guests get no prices from a shop that shows them to customers only', async () => {
  const deps = { ...shop.deps, settings: { ...shop.deps.settings, guestPrices: false } };
  const found = await searchTrailers(deps, GUEST, { ...NEXT_WEEK, limit: 62 });
  if (!found.ok) throw new Error(found.error.code);
  expect(found.value.items).toHaveLength(62);
  expect(JSON.stringify(found.value)).not.toMatch(/cents/);
  const storefront = await getStorefront(deps, GUEST);
  expect(storefront.types).toHaveLength(7);
  expect(JSON.stringify(storefront)).not.toMatch(/cents/);
  expect(await getStorefront(shop.deps, GUEST)).toMatchObject({
    types: expect.arrayContaining([expect.objectContaining({ type: 'plane', rates: expect.anything() })]),
    example: { points: expect.anything() },
  });
});

describe('the address of a page', () => {
  const open = (address: string) => searchForPage(shop.deps, GUEST, new URLSearchParams(address), 'en');

  test('is searched without what is wrong in it, and that is named', async () => {
    const { problems, query, page } = await open(
      'type=cool&type=rocket&from=2026-11-01&to=2026-11-05&near=53,9&radiusKm=-1&limit=1000000000&cursor=x&q=',
    );
    expect(problems).toEqual({
      type: 'unknown',
      from: 'past',
      radiusKm: 'too-small',
      limit: 'too-big',
      cursor: 'cursor',
    });
    expect(query).toEqual({ near: { lat: 53, lon: 9 } });
    expect(page.items).toHaveLength(24);
  });

  test('of others, such as campaigns, is no problem', async () => {
    const { problems, query } = await open('type=cool&utm_source=mail&gclid=1');
    expect([problems, query]).toEqual([{}, { type: ['cool'] }]);
  });
});
