import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GUEST } from '#domain/team/actor.ts';
import { getDepot } from '#services/depot/get-depot.ts';
import { type DepotsQuery, listDepots } from '#services/depot/list-depots.ts';
import { createSearchShop, type SearchShop } from '../support/search-shop.ts';

const MONDAY_MORNING = new Date('2026-11-16T08:00:00Z');

let shop: SearchShop;
beforeAll(async () => {
  shop = await createSearchShop({ now: MONDAY_MORNING, withDemo: true });
});
afterAll(() => shop[Symbol.asyncDispose]());

async function depots(query: DepotsQuery = {}) {
  const found = await listDepots(shop.deps, GUEST, query);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return new Map(found.value.map((depot) => [depot.code, depot]));
}

describe('depots', () => {
  test('are open by their own clocks', async () => {
    shop.setNow(new Date('2026-11-16T16:30:00Z'));
    const found = await depots();
    shop.setNow(MONDAY_MORNING);
    expect(found.get('HAM')).toMatchObject({ openNow: true, closesAt: '2026-11-16T19:00:00.000Z' });
    expect(found.get('BUH')).toMatchObject({
      openNow: false,
      closesAt: null,
      nextOpening: '2026-11-17T06:00:00.000Z',
    });
  });

  test('close over midday where they do', async () => {
    shop.setNow(new Date('2026-11-16T11:30:00Z'));
    expect((await depots()).get('PAR')).toMatchObject({ openNow: false, nextOpening: '2026-11-16T12:00:00.000Z' });
    shop.setNow(MONDAY_MORNING);
  });

  test('tell the holidays ahead in the language asked for', async () => {
    const found = await depots({ locale: 'en' });
    expect(found.get('LEJ')?.specialDays).toEqual([
      { date: '2026-11-18', name: 'Day of Prayer and Repentance', hours: [] },
    ]);
    expect(found.get('HAM')?.specialDays).toEqual([]);
  });

  test('tell more of them to whoever looks further ahead', async () => {
    const found = await getDepot(shop.deps, GUEST, 'HAM', { locale: 'de', aheadDays: 92 });
    expect(found.ok && found.value.specialDays.map(({ date }) => date)).toEqual([
      '2026-12-25',
      '2026-12-26',
      '2027-01-01',
    ]);
  });

  test('come with their whole stock, and what is free of it in a period', async () => {
    const all = [...(await depots()).values()].flatMap(({ stock }) => stock);
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(62);
    expect(all.every(({ free }) => free === null)).toBe(true);
    const inPeriod = [...(await depots({ from: '2026-11-23', to: '2026-11-27' })).values()];
    const free = inPeriod.flatMap(({ stock }) => stock).reduce((sum, stock) => sum + (stock.free ?? 0), 0);
    expect(free).toBe(56);
  });

  test('are ordered by name, or by distance from a point', async () => {
    expect([...(await depots()).keys()].slice(0, 2)).toEqual(['ANR', 'BCN']);
    const near = await depots({ near: { lat: 53.55, lon: 10 } });
    expect([...near.keys()].slice(0, 2)).toEqual(['HAM', 'BRE']);
    expect(near.get('HAM')?.distanceKm).toBeCloseTo(7, 0);
  });

  test('change for the next one who asks', async () => {
    const { db } = shop.deps;
    const before = (await depots()).get('FRA');
    await db
      .insertInto('depotException')
      .values({ depotId: before?.id ?? '', startsOn: '2026-11-16', endsOn: '2026-11-16', hours: null })
      .execute();
    expect((await depots()).get('FRA')).toMatchObject({
      openNow: false,
      specialDays: [{ date: '2026-11-16', name: null, hours: [] }],
    });
    await db.updateTable('depot').set({ status: 'closed' }).where('code', '=', 'FRA').execute();
    expect((await depots()).has('FRA')).toBe(false);
    expect(await getDepot(shop.deps, GUEST, before?.id ?? '', {})).toMatchObject({ error: { code: 'not-found' } });
    await db.updateTable('depot').set({ status: 'active' }).where('code', '=', 'FRA').execute();
    await db.deleteFrom('depotException').execute();
    expect((await depots()).get('FRA')).toMatchObject({ openNow: true });
  });
});
