import { describe, expect, test } from 'vitest';
import { fromWallTime } from '#domain/time/wall-clock.ts';
import { driftBy, driftOn, type Grip, shiftBy, stepOn, toWall } from './retime.ts';

const timeZone = 'Europe/Berlin';
const at = (wall: string): number => Date.parse(fromWallTime(`2026-11-${wall}`, timeZone)) / 60_000;
const day = [{ from: '06:00', to: '20:00' }];
const place = {
  timeZone,
  openings: {
    keyBox: false,
    // Saturday is short, on Sunday nobody is there.
    hours: { week: { 1: day, 2: day, 3: day, 4: day, 5: day, 6: [{ from: '07:00', to: '13:00' }] }, seasons: [] },
    specialDays: [],
  },
};
/** From Wednesday to Friday. */
const base = { from: at('18T07:00'), due: at('20T16:00') };
const words = ({ from, due }: typeof base) => [from, due].map((minute) => toWall(minute, timeZone).slice(8));

describe('the end of a booking', () => {
  const walk = (by: 'day' | 'hour', ...ways: readonly (1 | -1)[]) =>
    words(ways.reduce((now, way) => stepOn(now, 'end', { by, way, base }, place), base))[1];

  test.each([
    ['goes on by a day', 'day', [1], '21T13:00'],
    ['skips a closed day and takes its usual time again', 'day', [1, 1], '23T16:00'],
    ['comes back the same way', 'day', [1, 1, -1], '21T13:00'],
    ['goes back by a day', 'day', [-1], '19T16:00'],
    ['goes on by an hour', 'hour', [1], '20T17:00'],
    ['after closing time is the next opening', 'hour', [1, 1, 1, 1, 1], '21T07:00'],
    ['stays after the beginning', 'day', [-1, -1, -1, -1], '18T16:00'],
  ] as const)('%s', (_, by, ways, end) => expect(walk(by, ...ways)).toBe(end));
});

test.each([
  ['the end alone', 'end', 1440, ['18T07:00', '21T13:00']],
  ['the beginning alone', 'start', -1440, ['17T07:00', '20T16:00']],
  ['both', 'whole', 1440, ['19T07:00', '21T13:00']],
  ['nothing over its own end', 'start', 4 * 1440, ['18T07:00', '20T16:00']],
  ['to half hours', 'end', 100, ['18T07:00', '20T17:30']],
] as const)('a drag takes %s', (_, grip: Grip, minutes, after) => {
  expect(words(shiftBy(base, grip, minutes, place))).toEqual(after);
});

test('the day on which the clocks change is a day', () => {
  const open = { timeZone, openings: { ...place.openings, keyBox: true } };
  const spring = (wall: string) => Date.parse(fromWallTime(`2027-03-${wall}`, timeZone)) / 60_000;
  const booked = { from: spring('26T08:00'), due: spring('27T08:00') };
  const after = stepOn(booked, 'end', { by: 'day', way: 1, base: booked }, open);
  expect(toWall(after.due, timeZone)).toBe('2027-03-28T08:00');
});

describe('a transfer', () => {
  const way = { from: at('18T22:00'), due: at('19T05:00') };

  test('goes by halves of an hour, and takes as long as before', () => {
    expect(words(driftBy(way, 44))).toEqual(['18T22:30', '19T05:30']);
    expect(words(driftBy(way, -46))).toEqual(['18T21:00', '19T04:00']);
  });

  test('is at the same time of another day, also over the night in which clocks change', () => {
    expect(words(driftOn(way, { by: 'day', way: 1 }, timeZone))).toEqual(['19T22:00', '20T05:00']);
    const autumn = { from: Date.parse('2026-10-24T20:00Z') / 60_000, due: Date.parse('2026-10-25T03:00Z') / 60_000 };
    const next = driftOn(autumn, { by: 'day', way: 1 }, timeZone);
    expect(words(next)).toEqual(['25T22:00', '26T05:00']);
    expect(next.due - next.from).toBe(autumn.due - autumn.from);
    expect(words(driftOn(way, { by: 'hour', way: -1 }, timeZone))).toEqual(['18T21:00', '19T04:00']);
  });
});
