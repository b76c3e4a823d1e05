import { expect, test } from 'vitest';
import { isQuotaSpent, type LaneUse } from './lane-month.ts';

const LANE = { fromDepotId: 'hamburg', toDepotId: 'munich', trailerType: 'plane', month: '2026-11' };
const USES: readonly LaneUse[] = [
  { ...LANE, count: 2 },
  { ...LANE, trailerType: 'cool', count: 1 },
  { ...LANE, toDepotId: 'berlin', count: 4 },
  { ...LANE, month: '2026-12', count: 8 },
  { ...LANE, fromDepotId: 'bremen', count: 16 },
];
const ANY = { toDepotId: null, trailerType: null };

test.each([
  { said: { ...ANY }, counted: 7 },
  { said: { ...ANY, toDepotId: 'munich' }, counted: 3 },
  { said: { ...ANY, trailerType: 'plane' }, counted: 6 },
  { said: { toDepotId: 'munich', trailerType: 'plane' }, counted: 2 },
])('a quota counts what leaves the depot in the month as the rule says: $counted', ({ said, counted }) => {
  expect(isQuotaSpent({ ...said, monthlyQuota: counted + 1 }, LANE, USES)).toBe(false);
  expect(isQuotaSpent({ ...said, monthlyQuota: counted }, LANE, USES)).toBe(true);
  expect(isQuotaSpent({ ...said, monthlyQuota: null }, LANE, USES)).toBe(false);
});
