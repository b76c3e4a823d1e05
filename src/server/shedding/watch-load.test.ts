import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLoad } from './watch-load.ts';

const LIMITS = { delayMs: 20, queue: 2 };
const TICK = 20;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function watch() {
  let lag = 0;
  const watched = watchLoad(LIMITS, () => performance.now() + lag);
  return {
    ...watched,
    /** Ticks that come so much later than they should. */
    tick: (delayMs: number, times = 1) => {
      for (let i = 0; i < times; i += 1) {
        lag += delayMs;
        vi.advanceTimersByTime(TICK);
      }
    },
  };
}

test('a single pause turns nobody away, lateness again and again does', () => {
  const { enter, tick } = watch();
  enter('guest');
  enter('guest');
  tick(60_000);
  expect(enter('guest')).toBeDefined();
  tick(80, 10);
  expect(enter('guest')).toBeUndefined();
});

test('without a queue lateness turns nobody away', () => {
  const { enter, tick, shed } = watch();
  const leave = enter('guest');
  tick(500, 50);
  expect(enter('guest')).toBeDefined();
  expect(enter('guest')).toBeUndefined();
  expect(shed).toEqual({ guest: 1, work: 0 });
  leave?.();
  expect(enter('guest')).toBeDefined();
});

test('who has been let in counts until leaving, and health checks never', () => {
  const { enter, load } = watch();
  enter('vital');
  const leave = enter('work');
  expect(load().inFlight).toBe(1);
  leave?.();
  expect(load().inFlight).toBe(0);
});

test('all is forgotten a second after the last late tick', () => {
  const { enter, load, tick } = watch();
  for (let i = 0; i < 3; i += 1) enter('guest');
  tick(1000, 50);
  expect(enter('guest')).toBeUndefined();
  tick(0, 50);
  expect(load().delayMs).toBeLessThan(LIMITS.delayMs);
  expect(enter('guest')).toBeDefined();
});
