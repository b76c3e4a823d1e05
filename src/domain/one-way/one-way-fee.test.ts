import { array, assert, constantFrom, integer, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { findOneWayRule, oneWayFee, oneWayReward, type OneWayRule } from './one-way-fee.ts';

const RULE: OneWayRule = {
  fromDepotId: null,
  toDepotId: null,
  trailerType: null,
  baseCents: 0,
  perKmCents: 90,
  leastCents: 6000,
  mostCents: null,
  monthlyQuota: null,
  closed: false,
};
const LANE = { fromDepotId: 'hamburg', toDepotId: 'munich', trailerType: 'plane', km: 797 };

test.each([
  { km: 797, rule: RULE, cents: 71_730 },
  { km: 10, rule: RULE, cents: 6000 },
  { km: 797, rule: { ...RULE, baseCents: 5000 }, cents: 76_730 },
  { km: 797, rule: { ...RULE, mostCents: 50_000 }, cents: 50_000 },
  { km: 797, rule: { ...RULE, perKmCents: 0, leastCents: 0 }, cents: 0 },
])('$km km cost $cents cents', ({ km, rule, cents }) => {
  expect(oneWayFee({ rule, km })).toEqual({ cents, currency: 'EUR' });
});

test.each([
  { km: 200, factor: undefined, fee: 18_000, reward: undefined },
  { km: 200, factor: 5_000, fee: 9000, reward: 9000 },
  { km: 10, factor: 5_000, fee: 3000, reward: 3000 },
  { km: 67, factor: 3_333, fee: 2010, reward: 4020 },
])('a way of $km km with the factor $factor costs $fee, $reward less than otherwise', ({ km, factor, fee, reward }) => {
  const way = { rule: RULE, km, ...(factor !== undefined && { factor }) };
  expect([oneWayFee(way).cents, oneWayReward(way)?.cents]).toEqual([fee, reward]);
});

const cents = integer({ min: 0, max: 100_000 });
const rules = record({ baseCents: cents, perKmCents: cents, leastCents: cents, more: option(cents) }).map(
  ({ more, leastCents, ...rule }) => ({
    ...rule,
    leastCents,
    mostCents: more === null ? null : leastCents + more,
  }),
);
const kilometres = integer({ min: 1, max: 10_000 });

test('a longer way never costs less, and the fee stays between its least and its most', () => {
  assert(
    property(rules, kilometres, kilometres, (rule, a, b) => {
      const [near, far] = [Math.min(a, b), Math.max(a, b)].map((km) => oneWayFee({ rule, km }).cents);
      expect(near).toBeLessThanOrEqual(far ?? 0);
      expect(near).toBeGreaterThanOrEqual(rule.leastCents);
      expect(far).toBeLessThanOrEqual(rule.mostCents ?? Infinity);
    }),
  );
});

const anyOr = (id: string) => constantFrom(null, id);
const covering = record({
  fromDepotId: anyOr('hamburg'),
  toDepotId: anyOr('munich'),
  trailerType: anyOr('plane'),
});
const weigh = ({
  fromDepotId,
  toDepotId,
  trailerType,
}: Pick<OneWayRule, 'fromDepotId' | 'toDepotId' | 'trailerType'>) =>
  [fromDepotId, toDepotId, trailerType].map((said) => (said === null ? '0' : '1')).join('');

test('the rule that says most about a lane counts: where it leaves, then where it leads, then the type', () => {
  assert(
    property(array(covering, { minLength: 1 }), (said) => {
      const found = findOneWayRule(
        said.map((one) => ({ ...RULE, ...one })),
        LANE,
      );
      expect(found && weigh(found)).toBe(said.map(weigh).toSorted().at(-1));
    }),
  );
});

test('a rule about other depots or another type is no rule for a lane', () => {
  const others = [{ fromDepotId: 'munich' }, { toDepotId: 'hamburg' }, { trailerType: 'cool' }];
  expect(
    findOneWayRule(
      others.map((other) => ({ ...RULE, ...other })),
      LANE,
    ),
  ).toBeUndefined();
});
