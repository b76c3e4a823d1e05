import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';

import type { Allocation } from './allocation.ts';
import { availability, type TrailerForRent } from './availability.ts';
import { occupiedSpan, overlaps, type Period } from '#domain/time/period.ts';

const ZONE = 'Europe/Berlin';
const at = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime(ZONE).toInstant();
const period = (from: string, to: string): Period => ({ from: at(from), to: at(to), timeZone: ZONE });
const NOW = at('2026-11-16T08:00');

const hours = [{ from: '06:00', to: '20:00' }];
const TRAILER: TrailerForRent = {
  state: 'active',
  turnaroundHours: 2,
  minimumDays: 1,
  isOverdue: false,
  certificates: [{ kind: 'hu', validUntil: '2027-05-01' }],
  allocations: [],
  calendar: {
    timeZone: ZONE,
    keyBox: false,
    week: { 1: hours, 2: hours, 3: hours, 4: hours, 5: hours },
    exceptions: [],
    holidays: new Set(),
  },
  lacksCertificate: false,
  leadTimeMinutes: 60,
};
const WEEK = period('2026-11-18T09:00', '2026-11-20T09:00');
const allocation = (
  kind: Allocation['kind'],
  from: string,
  to: string,
  more: Partial<Allocation> = {},
): Allocation => ({
  kind,
  from: at(from),
  to: at(to),
  ...more,
});

const answer = (trailer: Partial<TrailerForRent>, asked = WEEK, now = NOW) => {
  const result = availability({ ...TRAILER, ...trailer }, asked, now);
  if (result.free) return result.needsWorkshop ? 'free, workshop' : 'free';
  const next = result.nextFreeFrom?.toZonedDateTimeISO(ZONE).toPlainDateTime().toString({ smallestUnit: 'minute' });
  return next === undefined ? result.reason : `${result.reason}, next ${next}`;
};

describe('a trailer asked for from Wednesday to Friday', () => {
  const rental = (from: string, to: string) => [allocation('rental', from, to)];
  test.each([
    ['nothing in the way', {}, 'free'],
    ['returned and ready exactly at pick-up', { allocations: rental('2026-11-16T09:00', '2026-11-18T09:00') }, 'free'],
    [
      'turnaround reaching into it',
      { allocations: rental('2026-11-16T09:00', '2026-11-18T09:01') },
      'taken, next 2026-11-18T09:01',
    ],
    ['next rental right after its turnaround', { allocations: rental('2026-11-20T11:00', '2026-11-24T11:00') }, 'free'],
    [
      'next rental inside its turnaround',
      { allocations: rental('2026-11-20T10:59', '2026-11-24T11:00') },
      'taken, next 2026-11-24T11:00',
    ],
    [
      'ready again at night',
      { allocations: rental('2026-11-18T12:00', '2026-11-19T22:00') },
      'taken, next 2026-11-20T06:00',
    ],
    [
      'a gap too short',
      {
        allocations: [
          ...rental('2026-11-18T10:00', '2026-11-19T10:00'),
          ...rental('2026-11-20T10:00', '2026-11-25T10:00'),
        ],
      },
      'taken, next 2026-11-25T10:00',
    ],
    [
      'a workshop period',
      { allocations: [allocation('workshop', '2026-11-19T09:00', '2026-11-19T17:00')] },
      'workshop, next 2026-11-19T17:00',
    ],
    [
      'someone else’s hold',
      {
        allocations: [
          allocation('hold', '2026-11-18T09:00', '2026-11-20T11:00', { expiresAt: at('2026-11-16T08:10') }),
        ],
      },
      'taken, next 2026-11-20T11:00',
    ],
    [
      'a lapsed hold',
      { allocations: [allocation('hold', '2026-11-18T09:00', '2026-11-20T11:00', { expiresAt: NOW })] },
      'free',
    ],
    [
      'its own hold',
      {
        allocations: [
          allocation('hold', '2026-11-18T09:00', '2026-11-20T11:00', {
            expiresAt: at('2026-11-16T08:10'),
            isOwn: true,
          }),
        ],
      },
      'free',
    ],
    ['an overdue customer', { isOverdue: true }, 'overdue'],
    ['the workshop', { state: 'workshop' }, 'workshop'],
    ['a certificate that has expired', { certificates: [{ kind: 'hu', validUntil: '2026-11-17' }] }, 'certificate'],
    ['a certificate that ends meanwhile', { certificates: [{ kind: 'atp', validUntil: '2026-11-19' }] }, 'certificate'],
    [
      'a certificate that ends on the day of return',
      { certificates: [{ kind: 'atp', validUntil: '2026-11-20' }] },
      'free',
    ],
    ['a certificate that is missing', { lacksCertificate: true, certificates: [] }, 'certificate'],
    ['a minimum of three days', { minimumDays: 3 }, 'minimumPeriod'],
    ['a longer lead time', { leadTimeMinutes: 72 * 60 }, 'leadTime, next 2026-11-19T08:00'],
  ] as const)('with %s', (_, trailer, expected) => {
    expect(answer(trailer)).toBe(expected);
  });
});

describe('a trailer', () => {
  test('cannot be picked up or brought back while the depot is closed', () => {
    expect(answer({}, period('2026-11-18T05:00', '2026-11-20T09:00'))).toBe('closed, next 2026-11-18T06:00');
    expect(answer({}, period('2026-11-18T09:00', '2026-11-21T09:00'))).toBe('closed');
    const keyBox = { calendar: { ...TRAILER.calendar, keyBox: true } };
    expect(answer(keyBox, period('2026-11-18T05:00', '2026-11-21T09:00'))).toBe('free');
  });

  test('cannot be picked up in the past', () => {
    expect(answer({}, period('2026-11-13T09:00', '2026-11-17T09:00'))).toBe('leadTime, next 2026-11-16T09:00');
  });

  test('is offered for a long rental although a certificate ends, with a note for the workshop', () => {
    const certificates = [{ kind: 'hu', validUntil: '2026-12-01' }] as const;
    expect(answer({ certificates }, period('2026-11-18T09:00', '2026-12-18T09:00'))).toBe('certificate');
    expect(answer({ certificates }, period('2026-11-18T09:00', '2026-12-21T09:00'))).toBe('free, workshop');
  });

  const hour = fc.integer({ min: 0, max: 24 * 60 });
  const span = fc.tuple(hour, fc.integer({ min: 1, max: 200 }));
  const open = { ...TRAILER, calendar: { ...TRAILER.calendar, keyBox: true }, leadTimeMinutes: 0 };
  const spanAt = ([start, length]: [number, number]) => {
    const from = NOW.add({ hours: start });
    return { from, to: from.add({ hours: length }) };
  };

  test('is free exactly when nothing overlaps the rental and its turnaround', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 6 }), span, (taken, asked) => {
        const allocations = taken.map((item): Allocation => ({ kind: 'rental', ...spanAt(item) }));
        const wanted = { ...spanAt(asked), timeZone: ZONE };
        const isBlocked = allocations.some((item) => overlaps(item, occupiedSpan(wanted, open.turnaroundHours)));
        expect(availability({ ...open, allocations }, wanted, NOW).free).toBe(!isBlocked);
      }),
    );
  });

  test('is free for as long from the moment it is said to be, and not an hour before', () => {
    fc.assert(
      fc.property(fc.array(span, { minLength: 1, maxLength: 6 }), span, (taken, asked) => {
        const trailer = {
          ...open,
          allocations: taken.map((item): Allocation => ({ kind: 'rental', ...spanAt(item) })),
        };
        const wanted = { ...spanAt(asked), timeZone: ZONE };
        const result = availability(trailer, wanted, NOW);
        fc.pre(!result.free && result.nextFreeFrom !== undefined);
        const moved = (from: Temporal.Instant) => ({ ...wanted, from, to: from.add(wanted.from.until(wanted.to)) });
        expect(availability(trailer, moved(result.nextFreeFrom), NOW).free).toBe(true);
        expect(availability(trailer, moved(result.nextFreeFrom.subtract({ hours: 1 })), NOW).free).toBe(false);
      }),
    );
  });
});
