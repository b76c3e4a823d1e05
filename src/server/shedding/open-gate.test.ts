import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TICK_MS } from './feel-pulse.ts';
import type { RequestKind } from './kind-of-request.ts';
import { openGate } from './open-gate.ts';

const IDLE = { delayMs: 0, idleMs: 15 };
const BUSY = { delayMs: 0, idleMs: 0 };
const LATE = { delayMs: 80, idleMs: 0 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setImmediate', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function openTestGate() {
  let lag = 0;
  let idle = 0;
  const gate = openGate({ delayMs: 10, queue: 10 }, { now: () => performance.now() + lag, idleMs: () => idle });
  return {
    gate,
    enter: (kind: RequestKind, times: number) => {
      const count = { answered: 0, turnedAway: 0 };
      for (let i = 0; i < times; i += 1) {
        gate.enter(kind, {
          answer: () => {
            count.answered += 1;
            return new Promise(() => undefined);
          },
          turnAway: () => {
            count.turnedAway += 1;
          },
          isGone: () => false,
        });
      }
      return count;
    },
    /** Ticks that come so much later than they should, each with so many idle milliseconds before it. */
    tick: (times: number, { delayMs, idleMs }: { delayMs: number; idleMs: number }) => {
      for (let i = 0; i < times; i += 1) {
        lag += delayMs;
        idle += idleMs;
        vi.advanceTimersByTime(TICK_MS);
      }
    },
  };
}

test('guests are turned away first, signed-in people and writes at eight times as many, probes never', () => {
  const { gate, enter } = openTestGate();
  expect(enter('guest', 1000).turnedAway).toBeGreaterThan(980);
  const work = enter('work', 1000);
  expect(work.answered).toBeGreaterThan(10);
  expect(1000 - work.turnedAway).toBe(work.answered + 80);
  expect(enter('vital', 1000)).toEqual({ answered: 1000, turnedAway: 0 });
  expect(gate.shed()).toEqual({
    guest: 1000 - gate.inside() - gate.waiting() + 1000 - work.turnedAway,
    work: work.turnedAway,
  });
});

test('a process that only waits for others takes on more, one that is late does not', () => {
  const idle = openTestGate();
  const many = idle.enter('guest', 10);
  idle.tick(10, IDLE);
  expect(many.answered).toBe(10);

  const busy = openTestGate();
  busy.tick(20, LATE);
  const few = busy.enter('guest', 10);
  busy.tick(5, LATE);
  expect(few.answered).toBeLessThan(4);
  expect(busy.gate.waiting()).toBe(10 - few.answered);
});

test('one that computes all the time does not take on more, even if it is never late', () => {
  const { enter, tick } = openTestGate();
  tick(50, BUSY);
  const guests = enter('guest', 10);
  tick(5, BUSY);
  expect(guests.answered).toBeLessThan(4);
});

test('a single pause is forgotten', () => {
  const { enter, tick } = openTestGate();
  tick(1, { delayMs: 60_000, idleMs: 0 });
  tick(10, IDLE);
  const guests = enter('guest', 10);
  tick(10, IDLE);
  expect(guests.answered).toBe(10);
});
