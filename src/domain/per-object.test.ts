import { expect, test } from 'vitest';
import { perObject } from './per-object.ts';

test('works once for each object, also where the answer is nothing', () => {
  const asked: string[] = [];
  const answer = perObject(({ name, value }: { name: string; value?: number }) => {
    asked.push(name);
    return value;
  });
  const [one, same, none] = [{ name: 'a', value: 1 }, { name: 'b', value: 1 }, { name: 'c' }];
  expect([one, one, same, none, none, one].map(answer)).toEqual([1, 1, 1, undefined, undefined, 1]);
  expect(asked).toEqual(['a', 'b', 'c']);
});
