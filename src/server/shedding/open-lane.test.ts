import { expect, test } from 'vitest';
import { openLane } from './open-lane.ts';

const LATE = { isLate: true, isIdle: false };
const IDLE = { isLate: false, isIdle: true };
const LIMITS = { few: 2, short: 8, queue: 20, waitMs: 500 };

function openTestLane(short = LIMITS.short) {
  let at = 0;
  const lane = openLane({ ...LIMITS, short }, { now: () => at, onFree: () => lane.callNext() });
  const told: string[] = [];
  const answers = new Map<string, () => void>();
  return {
    lane,
    told,
    pass: (ms: number) => {
      at += ms;
    },
    enter: (name: string, isGone = false) =>
      lane.enter({
        answer: () => {
          told.push(`${name} let in`);
          const { promise, resolve } = Promise.withResolvers<void>();
          answers.set(name, resolve);
          return promise;
        },
        turnAway: () => told.push(`${name} turned away`),
        isGone: () => isGone,
      }),
    finish: async (name: string) => {
      answers.get(name)?.();
      await Promise.resolve();
    },
  };
}

test('a few are answered side by side, the others in the order in which they came', async () => {
  const { lane, told, enter, finish } = openTestLane();
  for (const name of ['a', 'b', 'c', 'd']) enter(name);
  expect(told).toEqual(['a let in', 'b let in']);
  expect(lane.look()).toMatchObject({ waiting: 2, inside: 2 });
  await finish('b');
  expect(told.at(-1)).toBe('c let in');
  await finish('a');
  expect(told.at(-1)).toBe('d let in');
  await finish('c');
  await finish('d');
  expect(lane.look()).toMatchObject({ waiting: 0, inside: 0 });
});

test('an answer that fails makes room like any other', async () => {
  const lane = openLane({ ...LIMITS, few: 1 }, { now: () => 0, onFree: () => lane.callNext() });
  const told: string[] = [];
  const fail = { answer: () => Promise.reject(new Error('broken')), turnAway: () => undefined, isGone: () => false };
  lane.enter(fail);
  lane.enter({ ...fail, answer: async () => told.push('let in') });
  await new Promise(setImmediate);
  expect(told).toEqual(['let in']);
});

test('who has gone while waiting is passed over', async () => {
  const { told, enter, finish } = openTestLane();
  enter('a');
  enter('b');
  enter('gone', true);
  enter('c');
  await finish('a');
  expect(told).toEqual(['a let in', 'b let in', 'c let in']);
});

test('a line is as long as it is quick', async () => {
  const { lane, told, enter, pass, finish } = openTestLane();
  const names = Array.from({ length: 60 }, (_, at) => `${at}`);
  for (const name of names.slice(0, 22)) enter(name);
  enter('one too many');
  expect(told.at(-1)).toBe('one too many turned away');
  for (const name of names.slice(0, 13)) {
    pass(100);
    await finish(name);
  }
  expect(lane.look().waiting).toBe(7);
  enter('last');
  expect(lane.look()).toMatchObject({ waiting: 8 });
  enter('late');
  expect(told.at(-1)).toBe('late turned away');
  expect(lane.shed()).toBe(2);
});

test('who has waited twice as long as was promised is turned away', () => {
  const { lane, told, enter, pass } = openTestLane(1);
  for (const name of ['a', 'b', 'c']) enter(name);
  pass(500);
  enter('d');
  pass(499);
  lane.tend(LATE);
  expect(told).toEqual(['a let in', 'b let in']);
  pass(1);
  lane.tend(LATE);
  // Those who are answered for so long wait for something else: they give up their place, but stay inside.
  expect(told).toEqual(['a let in', 'b let in', 'c turned away', 'd let in']);
  expect(lane.look()).toMatchObject({ waiting: 0, inside: 3 });
});

test('nobody is turned away from a short line, however slow it is', () => {
  const { lane, told, enter, pass } = openTestLane();
  for (let name = 0; name < 10; name += 1) enter(`${name}`);
  pass(60_000);
  lane.tend(LATE);
  expect(told.filter((line) => line.endsWith('turned away'))).toEqual([]);
});

test('while the event loop is idle at times a line makes more places, and loses them when it is late', () => {
  const { lane, told, enter } = openTestLane();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) enter(name);
  lane.tend(IDLE);
  lane.tend(IDLE);
  expect(told).toHaveLength(4);
  lane.tend(LATE);
  lane.tend(LATE);
  expect(told).toHaveLength(4);
});
