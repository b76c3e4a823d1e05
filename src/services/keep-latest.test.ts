import { expect, test, vi } from 'vitest';
import { keepLatest } from './keep-latest.ts';

test('what belongs to a key is read once, also by those who ask while it is being read', async () => {
  const keep = keepLatest<number>(2);
  const read = vi.fn<() => Promise<number>>(async () => 7);
  expect(await Promise.all([keep('a', read), keep('a', read)])).toEqual([7, 7]);
  expect(await keep('a', read)).toBe(7);
  expect(read).toHaveBeenCalledTimes(1);
});

test('only the latest few are kept', async () => {
  const keep = keepLatest<string>(2);
  const read = vi.fn<(key: string) => Promise<string>>(async (key) => key);
  for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) expect(await keep(key, () => read(key))).toBe(key);
  expect(read.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
});

test('a reading that failed is tried again', async () => {
  const keep = keepLatest<string>(2);
  await expect(keep('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await keep('a', async () => 'back')).toBe('back');
});

test('a reading that fails fails only whoever began it, and not those who joined', async () => {
  const keep = keepLatest<string>(2);
  const lost = keep('a', () => Promise.reject(new Error('gone')));
  const joined = keep('a', async () => 'own');
  await expect(lost).rejects.toThrow('gone');
  expect(await joined).toBe('own');
});
