import { expect, test } from 'vitest';
import { USUAL_FEE_TERMS } from '#domain/booking/cancellation-fee.ts';
import { USUAL_PATIENCE } from '#domain/order/lapse.ts';
import {
  findSettingFaults,
  type Numbers,
  type SettingGroup,
  settingsInForce,
  type StoredSetting,
} from './setting-group.ts';

const USUAL = {
  fees: USUAL_FEE_TERMS,
  waiting: USUAL_PATIENCE,
  quotes: { validDays: 7, mostHoldHours: 24 },
  holds: { minutesPerDay: 1200, longestDays: 92 },
  newCustomers: { creditLimitCents: 1_000_000, paymentTermDays: 14 },
};

test.each<[string, SettingGroup, Numbers, Readonly<Record<string, string>>]>([
  ['all fields', 'quotes', { validDays: 1, mostHoldHours: 0 }, {}],
  ['the most', 'quotes', { validDays: 90, mostHoldHours: 720 }, {}],
  ['too little', 'quotes', { validDays: 0, mostHoldHours: 0 }, { validDays: 'too-small' }],
  ['too much', 'fees', { ...USUAL_FEE_TERMS, noShowDays: 31 }, { noShowDays: 'too-big' }],
  ['half a day', 'fees', { ...USUAL_FEE_TERMS, noShowDays: 0.5 }, { noShowDays: 'number' }],
  ['no number', 'fees', { ...USUAL_FEE_TERMS, noShowDays: Number.NaN }, { noShowDays: 'number' }],
  ['a field missing', 'quotes', { validDays: 7 }, { mostHoldHours: 'number' }],
  ['a field of another group', 'quotes', { ...USUAL.quotes, noShowDays: 1 }, { noShowDays: 'unknown' }],
  ['a name of every object', 'quotes', { ...USUAL.quotes, toString: 1 }, { toString: 'unknown' }],
])('%s', (_, group, values, faults) => {
  expect(findSettingFaults(group, values)).toEqual(faults);
});

test.each<[string, readonly StoredSetting[], object]>([
  ['nothing is decided', [], {}],
  [
    'one group is',
    [{ name: 'quotes', value: { validDays: 3, mostHoldHours: 1 } }],
    { quotes: { validDays: 3, mostHoldHours: 1 } },
  ],
  ['it was left to the environment again', [{ name: 'quotes', value: null }], {}],
  [
    'a release that knew fewer fields has decided',
    [{ name: 'quotes', value: { validDays: 3 } }],
    { quotes: { validDays: 3, mostHoldHours: 24 } },
  ],
  [
    'a release that allowed more has decided',
    [{ name: 'quotes', value: { validDays: 900, mostHoldHours: 2 } }],
    { quotes: { validDays: 7, mostHoldHours: 2 } },
  ],
  ['a release that knew other groups has decided', [{ name: 'colours', value: { red: 1 } }], {}],
])('if %s', (_, stored, differing) => {
  expect(settingsInForce(USUAL, stored)).toEqual({ ...USUAL, ...differing });
});
