import { expect, test } from 'vitest';
import { inTime } from './in-time.ts';

test('whoever asks meanwhile gets the same reading, and the next one is new', async () => {
  let readings = 0;
  const read = inTime(async () => ++readings, 60_000);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  expect(await read()).toBe(2);
});

test('a reading that does not come is given up, and not begun a second time', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let readings = 0;
  const read = inTime(() => {
    readings += 1;
    return promise;
  }, 0);
  expect(await read()).toBeUndefined();
  expect(await read()).toBeUndefined();
  expect(readings).toBe(1);
  resolve('late');
});

test('a reading that fails is none, and the next one is tried', async () => {
  const outcomes = [Promise.reject(new Error('gone')), Promise.resolve('there')];
  const read = inTime(() => outcomes.shift() ?? Promise.resolve('more'), 60_000);
  expect(await read()).toBeUndefined();
  expect(await read()).toBe('there');
});
