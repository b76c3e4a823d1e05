import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bar, PlannedTrailer } from './bar.ts';
import { countFree } from './count-free.ts';

const bar = (from: number, to: number, kind: Bar['kind'] = 'reserved'): Bar => ({
  kind,
  from,
  due: to,
  to,
  until: to + 2,
});
const trailer = (bars: readonly Bar[], changes: Partial<PlannedTrailer> = {}): PlannedTrailer => ({
  isOffered: true,
  lacksCertificate: false,
  certificates: [],
  bars,
  ...changes,
});
const DAYS = [0, 10, 20].map((from) => ({ from, to: from + 10 }));

test.each([
  { what: 'nothing has it', given: trailer([]), free: [1, 1, 1] },
  { what: 'a rental has a day', given: trailer([bar(12, 15)]), free: [1, 0, 1] },
  { what: 'the turnaround reaches into the next day', given: trailer([bar(12, 19)]), free: [1, 0, 0] },
  { what: 'the turnaround ends with the day', given: trailer([bar(12, 18)]), free: [1, 0, 1] },
  { what: 'it came back early', given: trailer([bar(12, 15, 'returned')]), free: [1, 1, 1] },
  { what: 'a certificate ends', given: trailer([], { certificates: [{ kind: 'hu', at: 20 }] }), free: [1, 1, 0] },
  { what: 'a certificate is missing', given: trailer([], { lacksCertificate: true }), free: [0, 0, 0] },
  { what: 'it is off the market', given: trailer([], { isOffered: false }), free: [0, 0, 0] },
])('$what', ({ given, free }) => {
  expect(countFree([given], DAYS)).toEqual(free);
});

test('trailers add up', () => {
  const bars = fc.array(
    fc.tuple(fc.nat(28), fc.integer({ min: 1, max: 9 })).map(([from, length]) => bar(from, from + length)),
  );
  fc.assert(
    fc.property(fc.array(bars.map((list) => trailer(list))), (trailers) => {
      const alone = trailers.map((one) => countFree([one], DAYS));
      expect(countFree(trailers, DAYS)).toEqual(
        DAYS.map((_, i) => alone.reduce((sum, counts) => sum + (counts[i] ?? 0), 0)),
      );
    }),
  );
});
