import { describe, expect, test } from 'vitest';
import { type BarKind, MINUTES_PER_DAY } from './bar.ts';
import { findCertificateEnds } from './find-certificate-ends.ts';

const day = (n: number): number => n * MINUTES_PER_DAY;
const bar = (kind: BarKind, from: number, to: number) => ({
  kind,
  from: day(from),
  due: day(to),
  to: day(to),
  until: day(to),
});

describe('the end of a certificate, seen on day 100', () => {
  test.each([
    ['is far and meets nothing', 140, [], undefined, false],
    ['is near', 130, [], undefined, true],
    ['is a minute too far to be near', 130 + 1 / MINUTES_PER_DAY, [], undefined, false],
    ['is long past', 90, [], undefined, true],
    ['falls into a booking', 150, [bar('hold', 120, 140), bar('reserved', 145, 155)], 1, true],
    ['falls into a rental that is out', 150, [bar('onRent', 90, 155)], 0, true],
    ['falls into the time for which one is late', 150, [bar('overdue', 90, 155)], 0, true],
    ['is the last minute of a booking', 155, [bar('reserved', 145, 155)], 0, true],
    ['comes after a booking', 155 + 1 / MINUTES_PER_DAY, [bar('reserved', 145, 155)], undefined, false],
    ['comes before a booking, which cannot begin', 145, [bar('reserved', 145, 155)], undefined, false],
    ['falls into the workshop, where it is renewed', 150, [bar('workshop', 145, 155)], undefined, false],
  ] as const)('%s', (_, at, bars, position, isUrgent) => {
    const certificates = [{ kind: 'hu', at: day(at) } as const];
    expect(findCertificateEnds({ certificates, bars }, day(100))).toEqual([
      { kind: 'hu', at: day(at), bar: position, isUrgent },
    ]);
  });
});
