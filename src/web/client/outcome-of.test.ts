import { expect, test } from 'vitest';
import { outcomeOf } from './outcome-of.ts';
import { toProblemError } from './to-problem-error.ts';

test('an answer and a refusal are values', async () => {
  const problem = toProblemError({ status: 403 });
  expect(await outcomeOf(Promise.resolve('answer'))).toEqual({ ok: true, value: 'answer' });
  expect(await outcomeOf(Promise.reject(problem))).toEqual({ ok: false, error: problem });
});

test('whatever else is thrown is a mistake of ours', async () => {
  await expect(outcomeOf(Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError);
});
