import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { daysOfCode, outcomeOf } from './depot-signature.ts';

test.each([
  ['pickUp', 'a key box', { keyBox: true, isDepotHeard: false }, 'complete'],
  ['return', 'a key box', { keyBox: true, isDepotHeard: false }, 'complete'],
  ['pickUp', 'a depot that has signed', { keyBox: false, isDepotHeard: true }, 'complete'],
  ['return', 'a depot that has signed', { keyBox: false, isDepotHeard: true }, 'complete'],
  ['pickUp', 'a depot that has not', { keyBox: false, isDepotHeard: false }, 'waits'],
  ['return', 'a depot that has not', { keyBox: false, isDepotHeard: false }, 'handsBack'],
] as const)('a %s at %s: %o is %s', (kind, _depot, signed, outcome) => {
  expect(outcomeOf({ kind, ...signed })).toBe(outcome);
});

test.each([
  ['Europe/Berlin', '2026-03-10T23:59:59', ['2026-03-10']],
  ['Europe/Berlin', '2026-03-11T00:00:00', ['2026-03-11', '2026-03-10']],
  ['Europe/Berlin', '2026-03-11T00:29:59', ['2026-03-11', '2026-03-10']],
  ['Europe/Berlin', '2026-03-11T00:30:00', ['2026-03-11']],
  ['Europe/Berlin', '2026-03-11T12:00:00', ['2026-03-11']],
  // The day is the depot's, wherever the server stands.
  ['Europe/Bucharest', '2026-03-11T00:10:00', ['2026-03-11', '2026-03-10']],
  ['Europe/Lisbon', '2026-01-01T00:10:00', ['2026-01-01', '2025-12-31']],
] as const)('in %s at %s the codes of %j count', (timeZone, wall, days) => {
  const at = Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone).toInstant();
  expect(daysOfCode(at, timeZone)).toEqual(days);
});
