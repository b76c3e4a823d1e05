import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';

import { areHours, hoursOn, type DepotCalendar, type HoursRange } from './opening-hours.ts';
import { canHandOverAt, closingTime, firstHandoverFrom, lastHandoverUntil, nextOpening } from './opening.ts';
import { snapPickUp, snapReturn } from './snap.ts';
import { parseWallTime, type WallTime } from '#domain/time/wall-time.ts';

const week = (weekdays: readonly HoursRange[], saturday: readonly HoursRange[] = []) => ({
  1: weekdays,
  2: weekdays,
  3: weekdays,
  4: weekdays,
  5: weekdays,
  6: saturday,
});
const calendar = (timeZone: string, more: Partial<DepotCalendar>): DepotCalendar => ({
  timeZone,
  keyBox: false,
  week: {},
  exceptions: [],
  holidays: new Set(),
  ...more,
});

const DUISBURG = calendar('Europe/Berlin', {
  week: week([{ from: '06:00', to: '20:00' }], [{ from: '07:00', to: '12:00' }]),
  holidays: new Set(['2026-12-25']),
  exceptions: [
    { startsOn: '2026-12-24', endsOn: '2026-12-31', hours: null },
    { startsOn: '2026-12-29', endsOn: '2026-12-29', hours: [{ from: '09:00', to: '12:00' }] },
  ],
});
const PARIS = calendar('Europe/Paris', {
  week: week([
    { from: '08:00', to: '12:00' },
    { from: '13:00', to: '18:00' },
  ]),
});
const BARCELONA = calendar('Europe/Madrid', {
  week: week([{ from: '08:00', to: '18:00' }]),
  seasons: [{ from: '08-01', to: '08-31', week: week([{ from: '08:00', to: '15:00' }]) }],
});
const BUCHAREST = calendar('Europe/Bucharest', { week: week([{ from: '08:00', to: '18:00' }]) });
const KEY_BOX = { ...DUISBURG, keyBox: true };
const NEVER = calendar('Europe/Berlin', {});

const DEPOTS = [DUISBURG, PARIS, BARCELONA, BUCHAREST, KEY_BOX];

const local = (depot: DepotCalendar, text: string) =>
  Temporal.PlainDateTime.from(text).toZonedDateTime(depot.timeZone).toInstant();
const toLocal = (depot: DepotCalendar, at: Temporal.Instant | undefined) =>
  at?.toZonedDateTimeISO(depot.timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' });
function wall(text: string): WallTime {
  const parsed = parseWallTime(text);
  if (!parsed) throw new Error(text);
  return parsed;
}

describe('the hours of a day', () => {
  test.each([
    ['a Friday', DUISBURG, '2026-11-20', ['06:00-20:00']],
    ['a Saturday', DUISBURG, '2026-11-21', ['07:00-12:00']],
    ['a Sunday', DUISBURG, '2026-11-22', []],
    ['a holiday', { ...DUISBURG, exceptions: [] }, '2026-12-25', []],
    ['a closed stretch', DUISBURG, '2026-12-28', []],
    ['an open day inside a closed stretch', DUISBURG, '2026-12-29', ['09:00-12:00']],
    ['an exception on a holiday', { ...DUISBURG, holidays: new Set(['2026-12-29']) }, '2026-12-29', ['09:00-12:00']],
    ['a day with a midday break', PARIS, '2026-11-20', ['08:00-12:00', '13:00-18:00']],
    ['the last day before a season', BARCELONA, '2026-07-31', ['08:00-18:00']],
    ['the first day of a season', BARCELONA, '2026-08-03', ['08:00-15:00']],
    ['the last day of a season', BARCELONA, '2026-08-31', ['08:00-15:00']],
    ['a Saturday in a season', BARCELONA, '2026-08-08', []],
  ])('%s', (_, depot, date, hours) => {
    expect(hoursOn(depot, Temporal.PlainDate.from(date)).map(({ from, to }) => `${from}-${to}`)).toEqual(hours);
  });

  test('a season may span New Year', () => {
    const winter = { ...BARCELONA, seasons: [{ from: '12-15', to: '01-15', week: {} }] };
    const isClosed = (date: string) => hoursOn(winter, Temporal.PlainDate.from(date)).length === 0;
    expect(['2026-12-14', '2026-12-15', '2027-01-15', '2027-01-18'].map(isClosed)).toEqual([false, true, true, false]);
  });

  test.each([
    [[], true],
    [
      [
        { from: '08:00', to: '12:00' },
        { from: '12:00', to: '24:00' },
      ],
      true,
    ],
    [[{ from: '12:00', to: '08:00' }], false],
    [[{ from: '08:00', to: '08:00' }], false],
    [
      [
        { from: '08:00', to: '12:00' },
        { from: '11:00', to: '13:00' },
      ],
      false,
    ],
    [[{ from: '8:00', to: '12:00' }], false],
    [[{ from: '24:00', to: '24:00' }], false],
    [[{ from: '08:00', to: '25:00' }], false],
  ])('%j can be hours: %s', (ranges, can) => {
    expect(areHours(ranges)).toBe(can);
  });
});

const isOpenAt = (depot: DepotCalendar, at: Temporal.Instant) => closingTime(depot, at) !== undefined;

describe('a depot', () => {
  test.each([
    ['before it opens', DUISBURG, '2026-11-20T05:59', false, false],
    ['at opening', DUISBURG, '2026-11-20T06:00', true, true],
    ['before closing', DUISBURG, '2026-11-20T19:59', true, true],
    ['at closing', DUISBURG, '2026-11-20T20:00', false, true],
    ['after closing', DUISBURG, '2026-11-20T20:01', false, false],
    ['in the midday break', PARIS, '2026-11-20T12:30', false, false],
    ['on Sunday', DUISBURG, '2026-11-22T10:00', false, false],
    ['on Sunday with a key box', KEY_BOX, '2026-11-22T10:00', false, true],
    ['on a holiday', DUISBURG, '2026-12-25T10:00', false, false],
    ['in Bucharest, by its own clock', BUCHAREST, '2026-11-20T08:00', true, true],
  ])('%s', (_, depot, at, open, handsOver) => {
    expect(isOpenAt(depot, local(depot, at))).toBe(open);
    expect(canHandOverAt(depot, local(depot, at))).toBe(handsOver);
  });

  test('is judged by its own clock, not by the viewer’s', () => {
    const at = Temporal.Instant.from('2026-11-20T06:30:00Z');
    expect([isOpenAt(DUISBURG, at), isOpenAt(BARCELONA, at), isOpenAt(BUCHAREST, at)]).toEqual([true, false, true]);
  });

  test.each([
    [DUISBURG, '2026-11-20T05:00', '2026-11-20T06:00'],
    [DUISBURG, '2026-11-20T06:00', '2026-11-21T07:00'],
    [DUISBURG, '2026-11-21T12:00', '2026-11-23T06:00'],
    [PARIS, '2026-11-20T09:00', '2026-11-20T13:00'],
    [DUISBURG, '2026-12-23T21:00', '2026-12-29T09:00'],
    [NEVER, '2026-11-20T09:00', undefined],
  ])('opens next', (depot, at, opens) => {
    expect(toLocal(depot, nextOpening(depot, local(depot, at)))).toBe(opens);
  });

  test('that never opens hands nothing over', () => {
    const at = local(NEVER, '2026-11-20T09:00');
    expect(firstHandoverFrom(NEVER, at)).toBeUndefined();
    expect(lastHandoverUntil(NEVER, at)).toBeUndefined();
  });

  test('open until midnight is open until midnight', () => {
    const night = calendar('Europe/Berlin', { week: week([{ from: '18:00', to: '24:00' }]) });
    expect(canHandOverAt(night, local(night, '2026-11-21T00:00'))).toBe(true);
    expect(isOpenAt(night, local(night, '2026-11-20T23:59'))).toBe(true);
    expect(isOpenAt(night, local(night, '2026-11-21T00:00'))).toBe(false);
  });
});

describe('a wall time', () => {
  test.each(['2026-11-20', '2026-11-20T09:00', '2028-02-29T23:59'])('%s is one', (text) => {
    expect(parseWallTime(text)).toBeDefined();
  });
  test.each([
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-11-20T24:00',
    '2026-11-20T9:00',
    '2026-11-20 09:00',
    '2026-11-20T09:00Z',
    '2026-11-20T09:00:00',
    '-002026-11-20',
  ])('%j is none', (text) => {
    expect(parseWallTime(text)).toBeUndefined();
  });
});

describe('snapping to opening hours', () => {
  test.each([
    ['in hours', DUISBURG, '2026-11-20T09:00', '2026-11-20T09:00', '2026-11-20T09:00', undefined],
    ['too early', DUISBURG, '2026-11-20T04:00', '2026-11-20T06:00', '2026-11-19T20:00', 'outsideHours'],
    ['too late', DUISBURG, '2026-11-20T22:00', '2026-11-21T07:00', '2026-11-20T20:00', 'outsideHours'],
    ['at closing', DUISBURG, '2026-11-20T20:00', '2026-11-20T20:00', '2026-11-20T20:00', undefined],
    ['in the midday break', PARIS, '2026-11-20T12:30', '2026-11-20T13:00', '2026-11-20T12:00', 'outsideHours'],
    ['on Sunday', DUISBURG, '2026-11-22T09:00', '2026-11-23T06:00', '2026-11-21T12:00', 'closedDay'],
    ['on Sunday with a key box', KEY_BOX, '2026-11-22T09:00', '2026-11-22T09:00', '2026-11-22T09:00', undefined],
    ['a Sunday alone', DUISBURG, '2026-11-22', '2026-11-23T06:00', '2026-11-21T12:00', 'closedDay'],
    [
      'a Saturday alone, closed with the Sunday',
      PARIS,
      '2026-11-21',
      '2026-11-23T08:00',
      '2026-11-20T18:00',
      'closedDay',
    ],
    ['in August', BARCELONA, '2026-08-05T16:00', '2026-08-06T08:00', '2026-08-05T15:00', 'outsideHours'],
    [
      'on a holiday alone',
      { ...DUISBURG, exceptions: [] },
      '2026-12-25',
      '2026-12-26T07:00',
      '2026-12-24T20:00',
      'holiday',
    ],
    ['on a holiday in a closed stretch', DUISBURG, '2026-12-25', '2026-12-29T09:00', '2026-12-23T20:00', 'holiday'],
    ['in a closed stretch', DUISBURG, '2026-12-28', '2026-12-29T09:00', '2026-12-23T20:00', 'closedDay'],
    ['on the Sunday of a clock change', BUCHAREST, '2026-03-29', '2026-03-30T08:00', '2026-03-27T18:00', 'closedDay'],
    ['in the hour that spring skips', KEY_BOX, '2026-03-29T02:30', '2026-03-29T03:30', '2026-03-29T03:30', undefined],
    ['at a depot that never opens', NEVER, '2026-11-20', undefined, undefined, 'closedDay'],
  ] as const)('%s', (_, depot, text, after, before, reason) => {
    const pickUp = snapPickUp(depot, wall(text));
    const giveBack = snapReturn(depot, wall(text));
    expect([toLocal(depot, pickUp.inward), toLocal(depot, giveBack.outward)]).toEqual([after, after]);
    expect([toLocal(depot, giveBack.inward), toLocal(depot, pickUp.outward)]).toEqual([before, before]);
    expect([pickUp.reason, giveBack.reason]).toEqual([reason, reason]);
  });

  test.each([
    ['a date', DUISBURG, '2026-11-20', '2026-11-20T06:00', '2026-11-20T20:00'],
    ['a date with a midday break', PARIS, '2026-11-20', '2026-11-20T08:00', '2026-11-20T18:00'],
    ['a date in August', BARCELONA, '2026-08-05', '2026-08-05T08:00', '2026-08-05T15:00'],
    ['a date with a key box', KEY_BOX, '2026-11-20', '2026-11-20T06:00', '2026-11-20T20:00'],
    ['a Sunday with a key box', KEY_BOX, '2026-11-22', '2026-11-22T00:00', '2026-11-23T00:00'],
  ])('%s alone lasts from its first opening to its last closing, and is not moved', (_, depot, text, first, last) => {
    const pickUp = snapPickUp(depot, wall(text));
    const giveBack = snapReturn(depot, wall(text));
    expect([toLocal(depot, pickUp.inward), toLocal(depot, pickUp.outward)]).toEqual([first, first]);
    expect([toLocal(depot, giveBack.inward), toLocal(depot, giveBack.outward)]).toEqual([last, last]);
    expect([pickUp.reason, giveBack.reason]).toEqual([undefined, undefined]);
  });

  test.each([
    ['in hours', DUISBURG, '2026-11-20', '2026-11-20T14:07', '2026-11-20T14:15', undefined],
    ['long before', DUISBURG, '2026-11-21', '2026-11-20T14:07', '2026-11-21T07:00', undefined],
    ['just before closing', DUISBURG, '2026-11-20', '2026-11-20T19:50', '2026-11-20T20:00', undefined],
    ['in the midday break', PARIS, '2026-11-20', '2026-11-20T12:10', '2026-11-20T13:00', undefined],
    ['after closing', DUISBURG, '2026-11-20', '2026-11-20T20:10', '2026-11-21T07:00', 'tooLate'],
    ['on Sunday with a key box', KEY_BOX, '2026-11-22', '2026-11-22T21:10', '2026-11-22T21:15', undefined],
    ['at night with a key box', KEY_BOX, '2026-11-20', '2026-11-21T00:50', '2026-11-21T01:00', 'tooLate'],
  ] as const)('a pick-up today, asked for %s, is as soon as it still can', (_, depot, text, now, at, reason) => {
    const end = snapPickUp(depot, wall(text), local(depot, now));
    expect([toLocal(depot, end.inward), end.reason]).toEqual([at, reason]);
    expect(toLocal(depot, end.outward)).toBe(reason ? undefined : at);
  });

  const instant = fc
    .integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2027, 11, 31) / 60_000 })
    .map((minutes) => Temporal.Instant.fromEpochMilliseconds(minutes * 60_000));

  test('gives moments in which the depot hands over, outwards from what was asked, in every zone and clock change', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DEPOTS), instant, (depot, at) => {
        const first = firstHandoverFrom(depot, at);
        const last = lastHandoverUntil(depot, at);
        expect(first && canHandOverAt(depot, first)).toBe(true);
        expect(last && canHandOverAt(depot, last)).toBe(true);
        expect(first?.epochMilliseconds).toBeGreaterThanOrEqual(at.epochMilliseconds);
        expect(last?.epochMilliseconds).toBeLessThanOrEqual(at.epochMilliseconds);
      }),
    );
  });

  const wallTimes = fc
    .tuple(instant, fc.boolean())
    .map(([at, isDate]) => wall(at.toString().slice(0, isDate ? 10 : 16)));

  test('gives two moments in which the depot hands over, within and around what was asked for', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DEPOTS), wallTimes, (depot, asked) => {
        const { timeZone } = depot;
        const start = asked.date.toZonedDateTime({ timeZone, plainTime: asked.time ?? undefined }).toInstant();
        const end = asked.time ? start : asked.date.add({ days: 1 }).toZonedDateTime(timeZone).toInstant();
        const pickUp = snapPickUp(depot, asked);
        const giveBack = snapReturn(depot, asked);
        for (const at of [pickUp.inward, pickUp.outward, giveBack.inward, giveBack.outward]) {
          expect(at && canHandOverAt(depot, at)).toBe(true);
        }
        const ms = (at: Temporal.Instant | undefined) => at?.epochMilliseconds ?? Number.NaN;
        expect(ms(pickUp.inward)).toBeGreaterThanOrEqual(ms(start));
        expect(ms(giveBack.inward)).toBeLessThanOrEqual(ms(end));
        expect(ms(pickUp.outward)).toBeLessThanOrEqual(pickUp.reason ? ms(start) : ms(pickUp.inward));
        expect(ms(giveBack.outward)).toBeGreaterThanOrEqual(giveBack.reason ? ms(end) : ms(giveBack.inward));
        const isAsked = asked.time
          ? canHandOverAt(depot, start)
          : depot.keyBox || hoursOn(depot, asked.date).length > 0;
        expect([pickUp.reason === undefined, giveBack.reason === undefined]).toEqual([isAsked, isAsked]);
      }),
    );
  });

  test('is open exactly in the written hours, read off the local clock', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DEPOTS), instant, (depot, at) => {
        const clock = at.toZonedDateTimeISO(depot.timeZone);
        const time = clock.toPlainTime().toString({ smallestUnit: 'minute' });
        const inHours = hoursOn(depot, clock.toPlainDate()).some(({ from, to }) => from <= time && time < to);
        expect(isOpenAt(depot, at)).toBe(inHours);
      }),
    );
  });
});
