import { expect, test } from 'vitest';
import { invoicedWhen } from './invoiced-when.ts';

test.each([
  ['inAdvance', { isPaidInAdvance: true, cycle: 'calendarMonth', days: 75 }],
  ['afterReturn', { isPaidInAdvance: false, cycle: 'days28', days: 30 }],
  ['calendarMonth', { isPaidInAdvance: false, cycle: 'calendarMonth', days: 31 }],
  ['days28', { isPaidInAdvance: false, cycle: 'days28', days: 31 }],
] as const)('it is invoiced %s for %j', (when, question) => {
  expect(invoicedWhen(question)).toBe(when);
});
