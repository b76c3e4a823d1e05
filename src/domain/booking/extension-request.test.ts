import { assert, constantFrom, integer, nat, property } from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import type { BookingState } from './booking-state.ts';
import { EXTENSION_REQUEST_STATES, outlivesRequests, requestStateAt } from './extension-request.ts';

const at = (hour: number) => Temporal.Instant.fromEpochMilliseconds(hour * 3_600_000);

describe('a wish to the desk', () => {
  test.each([
    { state: 'asked', now: 9, later: 'asked' },
    { state: 'asked', now: 10, later: 'lapsed' },
    { state: 'asked', now: 11, later: 'lapsed' },
    { state: 'agreed', now: 11, later: 'agreed' },
    { state: 'declined', now: 11, later: 'declined' },
    { state: 'lapsed', now: 9, later: 'lapsed' },
  ] as const)('that is $state is $later at $now o’clock if the rental ends at ten', ({ state, now, later }) => {
    expect(requestStateAt({ state, previousEnd: at(10) }, at(now))).toBe(later);
  });

  test('is never open again once it was not', () => {
    assert(
      property(
        constantFrom(...EXTENSION_REQUEST_STATES),
        integer({ min: 0, max: 50 }),
        integer({ min: 0, max: 50 }),
        nat(50),
        (state, end, now, later) => {
          const wish = { state, previousEnd: at(end) };
          const first = requestStateAt(wish, at(now));
          expect(first === 'asked' || requestStateAt(wish, at(now + later)) === first).toBe(true);
        },
      ),
    );
  });
});

describe('what is done to a booking', () => {
  const booked = (state: BookingState, end: number) => ({ state, end: at(end) });
  test.each([
    ['a note', booked('onRent', 10), booked('onRent', 10), false],
    ['a pick-up', booked('reserved', 10), booked('onRent', 10), false],
    ['an extension', booked('onRent', 10), booked('onRent', 20), true],
    ['a shorter time', booked('reserved', 10), booked('reserved', 8), true],
    ['an announced return', booked('onRent', 10), booked('returnAnnounced', 10), true],
    ['a return', booked('onRent', 10), booked('returned', 10), true],
    ['a cancellation', booked('reserved', 10), booked('cancelled', 10), true],
  ] as const)('%s leaves nothing to ask for: see the table', (_, before, after, isOver) => {
    expect(outlivesRequests(before, after)).toBe(isOver);
  });
});
