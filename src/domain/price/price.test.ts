import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { money, ONE } from '#domain/money/money.ts';
import { priceCurve } from './price-curve.ts';
import { totalOfTrace } from '../../../test/support/total-of-trace.ts';
import { priceFor } from './price.ts';
import { priceDifference, rentalPrice } from './rental-price.ts';
import { servicePrice } from './service-price.ts';
import { BAND_STARTS, isBandTable, type Tariff } from './tariff.ts';

const tariff = (rates: readonly number[], factor = ONE): Tariff => ({
  priceListVersion: '2026-1',
  bands: BAND_STARTS.map((fromDay, i) => ({ fromDay, dayRateCents: rates[i] ?? 0 })),
  factor,
});

const PLANE = [4200, 3200, 2400, 2000];

describe('the price list of the shop', () => {
  test.each([
    ['plane standard', PLANE, 42, 224, 448, 720, 23],
    ['plane mega', [4600, 3500, 2600, 2200], 46, 245, 490, 780, 23],
    ['cool', [9500, 7800, 6200, 5400], 95, 546, 1092, 1860, 24],
    ['box', [4500, 3400, 2600, 2200], 45, 238, 476, 780, 23],
    ['chassis', [3400, 2600, 1800, 1500], 34, 182, 364, 540, 21],
    ['chassis allround', [4000, 3000, 2200, 1800], 40, 210, 420, 660, 22],
    ['tipper', [8500, 6800, 5200, 4500], 85, 476, 952, 1560, 23],
    ['tipper agrar', [9500, 7500, 5600, 4800], 95, 525, 1050, 1680, 23],
  ])('%s costs what the table says', (_, rates, one, seven, fourteen, thirty, flatFrom) => {
    const list = tariff(rates);
    expect([1, 7, 14, 30].map((days) => priceFor(list, days).total.cents)).toEqual(
      [one, seven, fourteen, thirty].map((euros) => euros * 100),
    );
    expect(priceCurve(list, 7, 30).flat).toEqual([{ fromDay: flatFrom, toDay: 30, total: money(thirty * 100) }]);
  });

  test.each([
    ['București', 8500, [3570, 2720, 2040, 1700]],
    ['Poznań', 8800, [3696, 2816, 2112, 1760]],
    ['Barcelona', 9200, [3864, 2944, 2208, 1840]],
    ['München', 10_600, [4452, 3392, 2544, 2120]],
  ])('%s has its own day rates', (_, factor, rates) => {
    expect(BAND_STARTS.map((days) => priceFor(tariff(PLANE, factor), days).trace.dayRateCents)).toEqual(rates);
  });

  test('a day rate at a depot is rounded half up before it is multiplied', () => {
    const multiTemp = tariff([10_925, 8970, 7130, 6210], 8500);
    expect(priceFor(multiTemp, 3).trace.dayRateCents).toBe(9286);
    expect(priceFor(multiTemp, 3).total).toEqual(money(3 * 9286));
  });
});

describe('the price of a rental', () => {
  test('six days cost a week, and the trace says why', () => {
    expect(priceFor(tariff(PLANE), 6)).toEqual({
      days: 6,
      perDay: money(3733),
      total: money(22_400),
      trace: { ...tariff(PLANE), days: 6, bandFromDay: 7, paidDays: 7, dayRateCents: 3200 },
    });
  });

  test('on equal cost the rental stays in its own band', () => {
    expect(priceFor(tariff([4000, 3000, 2200, 1800]), 22).trace).toMatchObject({ bandFromDay: 7, paidDays: 22 });
  });

  test('a band left behind no longer counts, even at the same rate', () => {
    expect(priceFor(tariff([3000, 3000, 3000, 3000]), 10).trace).toMatchObject({ bandFromDay: 7, paidDays: 10 });
  });

  test('the last band has no end', () => {
    expect(priceFor(tariff(PLANE), 400).total).toEqual(money(400 * 2000));
  });

  test.each([0, -1, 1.5, Number.NaN])('%s days have no price', (days) => {
    expect(() => priceFor(tariff(PLANE), days)).toThrow(RangeError);
  });

  const anyTariff = fc
    .tuple(
      fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 4, maxLength: 4 }),
      fc.integer({ min: 1, max: 30_000 }),
    )
    .map(([rates, factor]) =>
      tariff(
        rates.toSorted((a, b) => b - a),
        factor,
      ),
    );
  const anyDays = fc.integer({ min: 1, max: 400 });
  const total = (list: Tariff, days: number) => priceFor(list, days).total.cents;

  test('never falls as the days grow', () => {
    fc.assert(
      fc.property(anyTariff, anyDays, (list, days) => {
        expect(total(list, days)).toBeLessThanOrEqual(total(list, days + 1));
      }),
    );
  });

  test('is never beaten by two shorter rentals', () => {
    fc.assert(
      fc.property(anyTariff, anyDays, anyDays, (list, a, b) => {
        expect(total(list, a + b)).toBeLessThanOrEqual(total(list, a) + total(list, b));
      }),
    );
  });

  test('is the cheapest way to be covered for so many days', () => {
    fc.assert(
      fc.property(anyTariff, anyDays, (list, days) => {
        const rateOf = (d: number) =>
          priceFor({ ...list, bands: list.bands.filter((band) => band.fromDay <= d).slice(-1) }, d);
        const longer = BAND_STARTS.filter((start) => start > days);
        expect(total(list, days)).toBe(Math.min(...[days, ...longer].map((d) => rateOf(d).total.cents)));
      }),
    );
  });

  test('comes out of its trace again', () => {
    fc.assert(
      fc.property(anyTariff, anyDays, (list, days) => {
        const { total: agreed, trace } = priceFor(list, days);
        expect(totalOfTrace(trace)).toEqual(agreed);
        expect(priceFor(trace, trace.days).trace).toEqual(trace);
      }),
    );
  });

  test('extended is the price of renting at once, services included', () => {
    const services = fc.array(fc.record({ unit: fc.constantFrom('once', 'perDay'), cents: fc.nat(20_000) }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(anyTariff, services, anyDays, anyDays, (list, chosen, days, more) => {
        const terms = { tariff: list, services: chosen };
        const later = rentalPrice(terms, days).net.cents + priceDifference(terms, days, days + more).cents;
        expect(later).toBe(rentalPrice(terms, days + more).net.cents);
      }),
    );
  });
});

describe('a band table', () => {
  const rates = (...cents: number[]) => tariff(cents).bands;
  test('starts at the agreed days and never grows dearer', () => {
    expect(isBandTable(rates(4200, 3200, 2400, 2000))).toBe(true);
    expect(isBandTable(rates(4200, 4200, 0, 0))).toBe(true);
  });
  test.each([
    ['dearer for longer', rates(4200, 4300, 2400, 2000)],
    ['negative', rates(4200, 3200, 2400, -1)],
    ['in parts of a cent', rates(4200.5, 3200, 2400, 2000)],
    ['cut short', rates(4200, 3200, 2400, 2000).slice(0, 3)],
    ['out of order', rates(4200, 3200, 2400, 2000).toReversed()],
    ['empty', []],
  ])('is refused when %s', (_, bands) => {
    expect(isBandTable(bands)).toBe(false);
  });
});

describe('the price curve', () => {
  test('has a point for each day and marks each flat stretch', () => {
    const curve = priceCurve(tariff(PLANE), 1, 200);
    expect(curve.points).toHaveLength(200);
    expect(curve.flat).toEqual([
      { fromDay: 6, toDay: 7, total: money(22_400) },
      { fromDay: 23, toDay: 30, total: money(72_000) },
      { fromDay: 150, toDay: 180, total: money(360_000) },
    ]);
  });
});

describe('a service', () => {
  test('is charged once or for each day', () => {
    expect(servicePrice({ unit: 'once', cents: 5900 }, 14)).toEqual(money(5900));
    expect(servicePrice({ unit: 'perDay', cents: 490 }, 14)).toEqual(money(6860));
  });
});
