import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstDeparture } from './first-departure.ts';
import { findShortages, missingOf, spareOf, type Stock } from './forecast-stock.ts';
import { matchByKm } from './match-by-km.ts';
import { MOST_PROPOSALS, type Mover, suggestTransfers } from './suggest-transfers.ts';

const DEPOTS = ['ber', 'ham', 'muc', 'par', 'rtm'] as const;
/** Along one road. */
const PLACES: Readonly<Record<string, number>> = { ber: 0, ham: 300, muc: 600, par: 1000, rtm: 1100 };
const kmBetween = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  Math.abs((PLACES[from] ?? 0) - (PLACES[to] ?? 0));

const stock = (depotId: string, free: readonly number[], least: number, most: number | null = null): Stock => ({
  depotId,
  type: 'box',
  free,
  least,
  most,
});
const moversAt = (depotId: string, count: number): readonly Mover[] =>
  Array.from({ length: count }, (_, i) => ({ trailerId: `${depotId}${i}`, depotId, type: 'box' }));

describe('targets of depots', () => {
  test.each<[string, Stock, number, number]>([
    ['as many as should be', stock('ber', [3, 3], 3), 0, 0],
    ['one too few on one day', stock('ber', [3, 2], 3), 1, 0],
    ['some too many without a most', stock('ber', [5, 4], 3), 0, 1],
    ['more than the least, not more than the most', stock('ber', [5, 6], 3, 6), 0, 0],
    ['more than the most', stock('ber', [8, 7], 3, 6), 0, 1],
  ])('%s', (_, one, missing, spare) => {
    expect([missingOf(one), spareOf(one)]).toEqual([missing, spare]);
  });

  test('a shortage begins on its first day', () => {
    expect(findShortages([stock('ber', [2, 1, 0], 2), stock('ham', [2, 2, 2], 2)])).toEqual([
      { depotId: 'ber', type: 'box', missing: 2, day: 1 },
    ]);
  });
});

describe('transfers are suggested', () => {
  test('from the nearest depot that has trailers to spare', () => {
    const stocks = [stock('ber', [1, 0], 1), stock('ham', [5, 5], 3), stock('rtm', [9, 9], 1)];
    const movers = [...moversAt('rtm', 5), ...moversAt('ham', 2)];
    expect(suggestTransfers({ stocks, movers, kmBetween })).toEqual([
      { type: 'box', from: 'ham', to: 'ber', trailerId: 'ham0', km: 300, day: 1 },
    ]);
  });

  test('each for the day on which it is missing', () => {
    const stocks = [stock('ber', [2, 1, 0], 2), stock('ham', [5, 5, 5], 1)];
    const days = suggestTransfers({ stocks, movers: moversAt('ham', 3), kmBetween }).map(({ day }) => day);
    expect(days).toEqual([1, 2]);
  });

  test('with ends exchanged where the nearest first is not the shortest together', () => {
    // The nearest pair, muc and ham, would leave the long way from par to ber.
    const stocks = [stock('ham', [1], 0), stock('par', [1], 0), stock('muc', [0], 1), stock('ber', [0], 1)];
    const legs = suggestTransfers({ stocks, movers: [...moversAt('ham', 1), ...moversAt('par', 1)], kmBetween });
    expect(legs.reduce((sum, { km }) => sum + km, 0)).toBe(700);
  });

  test('not where nobody is to be sent', () => {
    const stocks = [stock('ber', [0], 1), stock('ham', [5], 1)];
    expect(suggestTransfers({ stocks, movers: moversAt('ham', 3), kmBetween: () => undefined })).toEqual([]);
  });
});

const count = fc.integer({ min: 0, max: 12 });
const stocksAndMovers = fc
  .tuple(...['box', 'cool'].flatMap((type) => DEPOTS.map((depotId) => stockOf(depotId, type))))
  .map((made) => ({ stocks: made.map(([one]) => one), movers: made.flatMap(([, movers]) => movers) }));

/** Some of those that are free are free all the time. */
function stockOf(depotId: string, type: string) {
  return fc
    .record({
      free: fc.array(count, { minLength: 4, maxLength: 4 }),
      least: count,
      more: fc.option(count),
      idle: count,
    })
    .map(({ free, least, more, idle }): [Stock, readonly Mover[]] => {
      const movers = Math.min(idle, ...free);
      return [
        { depotId, type, free, least, most: more === null ? null : least + more },
        Array.from({ length: movers }, (_, i) => ({ trailerId: `${depotId} ${type} ${i}`, depotId, type })),
      ];
    });
}

describe('whatever stands where', () => {
  test('no depot becomes short, and none that gave was', () => {
    fc.assert(
      fc.property(stocksAndMovers, ({ stocks, movers }) => {
        const proposals = suggestTransfers({ stocks, movers, kmBetween });
        for (const one of stocks) {
          const given = proposals.filter(({ from, type }) => from === one.depotId && type === one.type).length;
          if (given === 0) continue;
          expect(Math.min(...one.free) - given).toBeGreaterThanOrEqual(one.most ?? one.least);
        }
      }),
    );
  });

  test('only trailers go that nobody needs, each once, to where one of its type is missing', () => {
    fc.assert(
      fc.property(stocksAndMovers, ({ stocks, movers }) => {
        const proposals = suggestTransfers({ stocks, movers, kmBetween });
        expect(proposals.length).toBeLessThanOrEqual(MOST_PROPOSALS);
        expect(new Set(proposals.map(({ trailerId }) => trailerId)).size).toBe(proposals.length);
        for (const { trailerId, from, type } of proposals) {
          expect(movers).toContainEqual({ trailerId, depotId: from, type });
        }
        for (const one of stocks) {
          const got = proposals.filter(({ to, type }) => to === one.depotId && type === one.type);
          expect(got.length).toBeLessThanOrEqual(missingOf(one));
          for (const { day } of got) expect(one.free[day]).toBeLessThan(one.least);
        }
      }),
    );
  });

  test('the ways together are not longer than those of the nearest first', () => {
    fc.assert(
      fc.property(stocksAndMovers, ({ stocks, movers }) => {
        const countsOf = (countIt: (one: Stock) => number) =>
          stocks.map((one) => ({ depotId: one.depotId, type: one.type, count: countIt(one) }));
        const idle = ({ depotId, type }: Stock) =>
          movers.filter((mover) => mover.depotId === depotId && mover.type === type).length;
        const greedy = matchByKm({
          spare: countsOf((one) => Math.min(spareOf(one), idle(one))),
          missing: countsOf(missingOf),
          kmBetween,
          most: MOST_PROPOSALS,
        });
        const proposals = suggestTransfers({ stocks, movers, kmBetween });
        const sum = (legs: readonly { readonly from: string; readonly to: string }[]) =>
          legs.reduce((km, leg) => km + kmBetween(leg), 0);
        expect(proposals).toHaveLength(greedy.length);
        expect(sum(proposals)).toBeLessThanOrEqual(sum(greedy));
      }),
    );
  });

  test('nothing is found where nothing is short', () => {
    fc.assert(
      fc.property(stocksAndMovers, ({ stocks, movers }) => {
        const enough = stocks.map((one) => ({ ...one, free: one.free.map((free) => Math.max(free, one.least)) }));
        expect(suggestTransfers({ stocks: enough, movers, kmBetween })).toEqual([]);
        expect(findShortages(enough)).toEqual([]);
      }),
    );
  });
});

test.each([
  ['the next morning', '2026-11-18', '2026-11-19T07:00'],
  ['after the weekend', '2026-11-20', '2026-11-23T07:00'],
])('it leaves %s', (_, today, departure) => {
  const hours = [{ from: '07:00', to: '18:00' }];
  expect(firstDeparture({ 1: hours, 2: hours, 3: hours, 4: hours, 5: hours }, today)).toBe(departure);
  expect(firstDeparture({}, today)).toContain('T08:00');
});
