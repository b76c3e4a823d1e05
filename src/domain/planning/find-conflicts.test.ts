import { expect, test } from 'vitest';
import type { Bar, BarKind, PlannedTrailer } from './bar.ts';
import { findConflicts } from './find-conflicts.ts';

const DAY = 1440;
const bar = (kind: BarKind, from: number, to: number, until = to + 120): Bar => ({ kind, from, due: to, to, until });
const trailer = (changes: Partial<PlannedTrailer>): PlannedTrailer => ({
  isOffered: true,
  lacksCertificate: false,
  certificates: [{ kind: 'hu', at: 100 * DAY }],
  bars: [],
  ...changes,
});
const booked = bar('reserved', 10 * DAY, 15 * DAY);

test.each<{ what: string; changes: Partial<PlannedTrailer>; kinds: readonly string[] }>([
  { what: 'nothing wrong', changes: { bars: [booked] }, kinds: [] },
  { what: 'not back in time', changes: { bars: [bar('overdue', 0, 10 * DAY - 60), booked] }, kinds: ['notBack'] },
  { what: 'back just in time', changes: { bars: [bar('overdue', 0, 10 * DAY - 120), booked] }, kinds: [] },
  { what: 'out as agreed', changes: { bars: [bar('onRent', 0, 10 * DAY - 60), booked] }, kinds: [] },
  { what: 'off the market', changes: { isOffered: false, bars: [booked] }, kinds: ['workshop'] },
  { what: 'a certificate is missing', changes: { lacksCertificate: true, bars: [booked] }, kinds: ['certificate'] },
  {
    what: 'a certificate ends on the way',
    changes: { certificates: [{ kind: 'sp', at: 12 * DAY }], bars: [booked] },
    kinds: ['certificate'],
  },
  {
    what: 'it ends on the way of a long rental',
    changes: { certificates: [{ kind: 'sp', at: 20 * DAY }], bars: [bar('reserved', 10 * DAY, 41 * DAY)] },
    kinds: [],
  },
  {
    what: 'it ends before a long rental',
    changes: { certificates: [{ kind: 'sp', at: 9 * DAY }], bars: [bar('reserved', 10 * DAY, 41 * DAY)] },
    kinds: ['certificate'],
  },
  {
    what: 'it ends while the trailer is out',
    changes: { certificates: [{ kind: 'sp', at: 2 * DAY }], bars: [bar('onRent', 0, 5 * DAY)] },
    kinds: [],
  },
])('$what', ({ changes, kinds }) => {
  expect(findConflicts(trailer(changes)).map(({ kind }) => kind)).toEqual(kinds);
});

test('every booking that is hit is named by its place', () => {
  const bars = [
    bar('overdue', 0, 20 * DAY),
    booked,
    bar('hold', 16 * DAY, 17 * DAY),
    bar('reserved', 18 * DAY, 19 * DAY),
  ];
  expect(findConflicts(trailer({ bars })).map(({ bar: place }) => place)).toEqual([1, 3]);
});
