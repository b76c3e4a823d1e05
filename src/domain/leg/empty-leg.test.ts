import { describe, expect, test } from 'vitest';
import type { DepotCalendar } from '#domain/depot/opening-hours.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import { fitsLeg, hasSlack, legPeriod } from './empty-leg.ts';

const WEEKDAYS = ['1', '2', '3', '4', '5'];
const OFFICE: DepotCalendar = {
  timeZone: 'UTC',
  keyBox: false,
  week: Object.fromEntries(WEEKDAYS.map((day) => [day, [{ from: '07:00', to: '18:00' }]])),
  seasons: [],
  exceptions: [],
  holidays: new Set(),
};
const ALWAYS: DepotCalendar = { ...OFFICE, keyBox: true };

/** Friday is the 20th. */
const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const LEG = {
  startsAt: at('20T12:00'),
  endsAt: at('24T12:00'),
  calendar: OFFICE,
  returnCalendar: OFFICE,
  turnaroundHours: 2,
  driveMs: 16 * HOUR_MS,
  notBefore: at('01T00:00'),
};

test.each([
  [40, 16, true],
  [39, 16, false],
  [24, 0, true],
])('a transfer with %i hours for a drive of %i can be offered: %s', (hours, drive, isOffered) => {
  const startsAt = at('20T12:00');
  const window = { startsAt, endsAt: new Date(startsAt.getTime() + hours * HOUR_MS) };
  expect(hasSlack(window, drive * HOUR_MS)).toBe(isOffered);
});

describe('a customer has an empty leg', () => {
  test.each([
    ['from when it begins until its turnaround', {}, ['20T12:00', '24T10:00']],
    ['within the hours of both depots', { startsAt: at('21T12:00'), endsAt: at('24T08:00') }, ['23T07:00', '23T18:00']],
    ['at any time where there is a key box', { startsAt: at('21T12:00'), calendar: ALWAYS }, ['21T12:00', '24T10:00']],
    ['not before the depot can prepare it', { notBefore: at('23T15:00') }, ['23T15:00', '24T10:00']],
  ])('%s', (_words, more, [from, to]) => {
    const leg = { ...LEG, driveMs: 8 * HOUR_MS, ...more };
    const period = legPeriod(leg);
    expect([period?.from.toString(), period?.to.toString()]).toEqual([`2026-11-${from}:00Z`, `2026-11-${to}:00Z`]);
  });

  test('only if there is time for the drive', () => {
    expect(legPeriod({ ...LEG, notBefore: at('23T18:00') })).toEqual(legPeriod({ ...LEG, startsAt: at('23T18:00') }));
    expect(legPeriod({ ...LEG, notBefore: at('24T07:00') })).toBeUndefined();
    expect(legPeriod({ ...LEG, endsAt: at('20T20:00') })).toBeUndefined();
  });
});

test.each([
  ['the same way in all of its time', {}, true],
  ['the same way in a part of its time', { startsAt: at('21T12:00') }, true],
  ['an earlier pick-up', { startsAt: at('20T11:59') }, false],
  ['a later end', { endsAt: at('24T12:01') }, false],
  ['another trailer', { trailerId: 'other' }, false],
  ['another depot', { toDepotId: 'berlin' }, false],
  ['the other way round', { fromDepotId: 'munich', toDepotId: 'hamburg' }, false],
])('%s takes a leg: %s', (_words, more, fits) => {
  const leg = {
    trailerId: 't',
    fromDepotId: 'hamburg',
    toDepotId: 'munich',
    startsAt: LEG.startsAt,
    endsAt: LEG.endsAt,
  };
  expect(fitsLeg(leg, { ...leg, ...more })).toBe(fits);
});
