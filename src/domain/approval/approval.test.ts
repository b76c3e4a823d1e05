import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { APPROVAL_KIND_NAMES } from './approval-kind.ts';
import { type ComparedPrices, largestMonthlyChange } from './largest-monthly-change.ts';
import { findOneWayRule, oneWayFee, type OneWayRule } from '../one-way/one-way-fee.ts';
import { needsSecondPair, type SecondPairLimits } from './needs-second-pair.ts';

const LIMITS: SecondPairLimits = { writeOff: 25_000, refund: 0, priceList: null };

describe('a second pair of eyes', () => {
  test.each([
    { kind: 'writeOff', cents: 24_999, is: false, why: 'below the sum' },
    { kind: 'writeOff', cents: 25_000, is: false, why: 'at the sum' },
    { kind: 'writeOff', cents: 25_001, is: true, why: 'above the sum' },
    { kind: 'refund', cents: 1, is: true, why: 'always' },
    { kind: 'refund', cents: 0, is: true, why: 'always, also for nothing' },
    { kind: 'priceList', cents: 1_000_000_000, is: false, why: 'never' },
  ] as const)('$kind of $cents cents needs one: $is, $why', ({ kind, cents, is }) => {
    expect(needsSecondPair(kind, cents, LIMITS)).toBe(is);
  });

  test('is needed for no less once it is needed for a sum', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...APPROVAL_KIND_NAMES),
        fc.nat(),
        fc.nat(),
        fc.option(fc.nat()),
        (kind, cents, more, limit) => {
          const limits = { writeOff: limit, refund: limit, priceList: limit };
          const [less, all] = [cents, cents + more].map((sum) => needsSecondPair(kind, sum, limits));
          expect(Number(all)).toBeGreaterThanOrEqual(Number(less));
        },
      ),
    );
  });
});

const list = (more: Partial<ComparedPrices> = {}): ComparedPrices => ({
  classes: [
    {
      priceClass: 'plane',
      bands: [
        { fromDay: 1, dayRateCents: 5000 },
        { fromDay: 30, dayRateCents: 3000 },
      ],
    },
  ],
  factors: [{ depotId: 'HAM', factor: 11_000 }],
  services: [{ key: 'straps', trailerType: 'curtain', priceCents: 500 }],
  oneWayFees: [way()],
  ...more,
});
const way = (more: Partial<OneWayRule> = {}): OneWayRule => ({
  fromDepotId: null,
  toDepotId: null,
  trailerType: null,
  baseCents: 0,
  perKmCents: 90,
  leastCents: 6000,
  mostCents: null,
  monthlyQuota: null,
  closed: false,
  ...more,
});
const rates = (day: number, month: number) => ({
  classes: [
    {
      priceClass: 'plane',
      bands: [
        { fromDay: 1, dayRateCents: day },
        { fromDay: 30, dayRateCents: month },
      ],
    },
  ],
});

describe('what a price list changes most', () => {
  test.each([
    { after: list(), cents: 0, why: 'nothing' },
    { after: list(rates(5100, 3000)), cents: 30 * 110, why: 'a rate, at the depot where it is dearest' },
    { after: list(rates(5000, 2900)), cents: 30 * 110, why: 'a rate that falls counts alike' },
    { after: list({ factors: [] }), cents: 30 * 500, why: 'a depot that has no factor any more' },
    {
      after: list({ factors: [{ depotId: 'LYS', factor: 20_000 }] }),
      cents: 30 * 5000,
      why: 'a depot that has one now',
    },
    {
      after: list({ services: [{ key: 'straps', trailerType: 'curtain', priceCents: 700 }] }),
      cents: 30 * 200,
      why: 'a service on each day',
    },
    {
      after: list({ oneWayFees: [way({ perKmCents: 95 })] }),
      cents: 4000 * 5,
      why: 'a kilometre of a way, where it is longest',
    },
    {
      after: list({ oneWayFees: [way({ perKmCents: 95, mostCents: 60_000 })] }),
      cents: 4000 * 90 - 60_000,
      why: 'a way that costs so much at most',
    },
    { after: list({ oneWayFees: [way({ leastCents: 9000 })] }), cents: 3000, why: 'the least that a way costs' },
    { after: list({ oneWayFees: [] }), cents: 4000 * 90, why: 'ways that are gone' },
    {
      after: list({ oneWayFees: [way(), way({ toDepotId: 'LYS', closed: true })] }),
      cents: 4000 * 90,
      why: 'one that is closed now',
    },
    {
      after: list({ oneWayFees: [way(), way({ fromDepotId: 'HAM', trailerType: 'box', perKmCents: 91 })] }),
      cents: 4000,
      why: 'one that has a rule of its own now',
    },
    { after: list({ oneWayFees: [way({ monthlyQuota: 3 })] }), cents: 0, why: 'how often it may be taken' },
    { after: list({ classes: [] }), cents: 30 * 5500, why: 'a class that is gone' },
  ])('$why: $cents', ({ after, cents }) => {
    expect(largestMonthlyChange(list(), after)).toBe(cents);
  });

  test('is all of it where there was no list before', () => {
    expect(largestMonthlyChange(undefined, list())).toBe(4000 * 90);
  });

  test('is the same in both directions, and nothing between a list and itself', () => {
    const prices = fc.record({
      classes: fc.uniqueArray(
        fc.record({
          priceClass: fc.constantFrom('plane', 'tipper', 'box'),
          bands: fc.tuple(fc.nat(100_000)).map(([dayRateCents]) => [{ fromDay: 1, dayRateCents }]),
        }),
        { selector: ({ priceClass }) => priceClass },
      ),
      factors: fc.uniqueArray(
        fc.record({ depotId: fc.constantFrom('HAM', 'LYS'), factor: fc.integer({ min: 1000, max: 50_000 }) }),
        { selector: ({ depotId }) => depotId },
      ),
      services: fc.uniqueArray(
        fc.record({
          key: fc.constantFrom('straps', 'tyres'),
          trailerType: fc.constant('box'),
          priceCents: fc.nat(9000),
        }),
        { selector: ({ key }) => key },
      ),
      oneWayFees: fc.uniqueArray(
        fc
          .record({
            fromDepotId: fc.constantFrom(null, 'HAM'),
            toDepotId: fc.constantFrom(null, 'LYS', 'MUC'),
            trailerType: fc.constantFrom(null, 'box'),
            baseCents: fc.nat(5000),
            perKmCents: fc.nat(200),
            leastCents: fc.nat(20_000),
            mostCents: fc.option(fc.integer({ min: 20_000, max: 200_000 })),
            closed: fc.boolean(),
          })
          .map(way),
        { selector: (rule) => [rule.fromDepotId, rule.toDepotId, rule.trailerType].join() },
      ),
    });
    fc.assert(
      fc.property(prices, prices, fc.integer({ min: 1, max: 4000 }), (one, other, km) => {
        expect(largestMonthlyChange(one, other)).toBe(largestMonthlyChange(other, one));
        expect(largestMonthlyChange(one, one)).toBe(0);
        const lane = { fromDepotId: 'HAM', toDepotId: 'LYS', trailerType: 'box' };
        const [old, fresh] = [one, other].map(({ oneWayFees }) => findOneWayRule(oneWayFees, lane));
        const feeOf = (rule: typeof old) => (rule && !rule.closed ? oneWayFee({ rule, km }).cents : 0);
        expect(Math.abs(feeOf(fresh) - feeOf(old))).toBeLessThanOrEqual(largestMonthlyChange(one, other));
      }),
    );
  });
});
