import { assert, integer, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { forecastReturn } from './forecast-return.ts';

test.each([
  { what: 'late, nobody knows where', due: 900, announced: null, distanceKm: null, expected: 1120 },
  { what: 'late, in the yard', due: 900, announced: null, distanceKm: 0, expected: 1120 },
  { what: 'late, an hour away', due: 900, announced: null, distanceKm: 60, expected: 1120 },
  { what: 'late, a little further', due: 900, announced: null, distanceKm: 60.5, expected: 1121 },
  { what: 'late, in Lyon, for Hamburg', due: 900, announced: null, distanceKm: 930, expected: 1990 },
  { what: 'late and announced for later', due: 900, announced: 5000, distanceKm: 930, expected: 5000 },
  { what: 'late and announced sooner than it can drive', due: 900, announced: 1500, distanceKm: 930, expected: 1990 },
  { what: 'late, and what was announced is over', due: 900, announced: 950, distanceKm: null, expected: 1120 },
  { what: 'due this minute', due: 1000, announced: null, distanceKm: null, expected: 1120 },
  { what: 'due in a minute', due: 1001, announced: null, distanceKm: null, expected: 1001 },
  { what: 'not due and announced for later', due: 1500, announced: 2000, distanceKm: null, expected: 2000 },
  { what: 'not due and announced for earlier', due: 1500, announced: 1200, distanceKm: null, expected: 1500 },
])('a trailer that is $what is expected at $expected', ({ expected, due, announced, distanceKm }) => {
  expect(forecastReturn({ now: 1000, due, announced, distanceKm })).toBe(expected);
});

const minutes = integer({ min: 0, max: 10_000 });

test('is never sooner than it is due or was announced, and further away is never sooner', () => {
  assert(
    property(
      record({
        now: minutes,
        due: minutes,
        announced: option(minutes),
        distanceKm: option(integer({ min: 0, max: 4000 })),
      }),
      integer({ min: 0, max: 1000 }),
      (out, more) => {
        const expected = forecastReturn(out);
        expect(expected).toBeGreaterThanOrEqual(Math.max(out.due, out.announced ?? 0));
        const further = { ...out, distanceKm: (out.distanceKm ?? 0) + more };
        expect(forecastReturn(further)).toBeGreaterThanOrEqual(expected);
        expect(forecastReturn({ ...out, now: out.now + more })).toBeGreaterThanOrEqual(expected);
      },
    ),
  );
});
