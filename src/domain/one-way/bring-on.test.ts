import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/time/duration.ts';
import { bringOn, type Gap } from './bring-on.ts';

const hours = (count: number): number => count * HOUR_MS;
const gap = (more: Partial<Record<'back' | 'ready' | 'next' | 'drive', number>>, planned?: [number, number]): Gap => ({
  backAt: hours(more.back ?? 0),
  readyAt: hours(more.ready ?? 2),
  nextAt: more.next === undefined ? undefined : hours(more.next),
  driveMs: hours(more.drive ?? 6),
  planned: planned && { from: hours(planned[0]), until: hours(planned[1]) },
});
const told = (found: ReturnType<typeof bringOn>) =>
  found && [
    found.rentalUntil / HOUR_MS,
    ...(found.drive ? [found.drive.from / HOUR_MS, found.drive.until / HOUR_MS, found.drive.isTight] : []),
  ];

describe('a trailer', () => {
  test.each([
    ['that stands where it is needed is driven nowhere', gap({ drive: 0, next: 48 }), [2]],
    ['that stands there late takes of its turnaround what is left', gap({ drive: 0, next: 1 }), [1]],
    ['is driven once it is ready', gap({ next: 48 }), [2, 2, 8, false]],
    ['is driven as soon as it is back where time is short', gap({ next: 7 }), [1, 1, 7, false]],
    ['gets what time there is for its drive', gap({ next: 4 }), [0, 0, 4, true]],
    ['that is back when the next one waits is not driven', gap({ next: 0 }), undefined],
    ['keeps the drive that was planned for it', gap({ next: 48 }, [20, 30]), [2, 20, 30, false]],
    [
      'is driven later than planned if it comes later',
      gap({ back: 24, ready: 26, next: 48 }, [20, 30]),
      [26, 26, 36, false],
    ],
    [
      'is driven with less room if that is all there is',
      gap({ back: 38, ready: 40, next: 48 }, [20, 30]),
      [40, 40, 48, false],
    ],
    ['is driven earlier than planned if somebody waits', gap({ next: 20 }, [18, 24]), [2, 14, 20, false]],
  ])('%s', (_words, question, expected) => {
    expect(told(bringOn(question))).toEqual(expected);
  });
});

const hour = fc.integer({ min: 0, max: 60 });
test('a drive follows the rental, ends before the next one, and is called tight if it is', () => {
  const anyGap = fc.record({ back: hour, turnaround: hour, room: fc.option(hour, { nil: undefined }), drive: hour });
  const anyPlan = fc.option(fc.tuple(hour, fc.integer({ min: 1, max: 30 })), { nil: undefined });
  fc.assert(
    fc.property(anyGap, anyPlan, ({ back, turnaround, room, drive }, planned) => {
      const next = room === undefined ? {} : { next: back + room };
      const question = gap(
        { back, ready: back + turnaround, drive, ...next },
        planned && [planned[0], planned[0] + planned[1]],
      );
      const found = bringOn(question);
      expect(found === undefined).toBe(drive > 0 && room === 0);
      if (found === undefined) return;
      const { rentalUntil, drive: driven } = found;
      expect(rentalUntil).toBeGreaterThanOrEqual(question.backAt);
      expect(rentalUntil).toBeLessThanOrEqual(question.readyAt);
      expect(driven === null).toBe(drive === 0);
      if (driven === null) return;
      expect(driven.from).toBeGreaterThanOrEqual(rentalUntil);
      expect(driven.until).toBeLessThanOrEqual(question.nextAt ?? Infinity);
      expect(driven.isTight).toBe(driven.until - driven.from < question.driveMs);
    }),
  );
});
