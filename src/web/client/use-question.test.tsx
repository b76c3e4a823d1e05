// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toProblemError } from './to-problem-error.ts';
import { useQuestion } from './use-question.ts';

type Asked = PromiseWithResolvers<string> & { readonly question: string; readonly signal: AbortSignal };
const asked: Asked[] = [];
const onRefused = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  onRefused.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (first?: string) =>
  renderHook(
    ({ question }: { question: string | undefined }) =>
      useQuestion(
        question,
        (signal) => {
          const call = { ...Promise.withResolvers<string>(), question: question ?? '', signal };
          asked.push(call);
          return call.promise;
        },
        onRefused,
      ),
    { initialProps: { question: first } },
  );
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const answer = (position: number, words: string) => act(async () => asked[position]?.resolve(words));
const refuse = (position: number) => act(async () => asked[position]?.reject(toProblemError({ status: 503 })));
const questions = () => asked.map(({ question }) => question);

test('without a question nothing is asked', async () => {
  const { result } = open();
  await wait(1_000);
  expect(asked).toHaveLength(0);
  expect(result.current).toEqual({ answer: undefined, current: undefined, isAsking: false, problem: undefined });
});

test('the first question is asked at once, others when nothing has changed for a moment', async () => {
  const { result, rerender } = open('a');
  expect(result.current.isAsking).toBe(true);
  await wait(0);
  expect(questions()).toEqual(['a']);
  await answer(0, 'A');
  rerender({ question: 'ab' });
  await wait(249);
  rerender({ question: 'abc' });
  await wait(249);
  expect(questions()).toEqual(['a']);
  await wait(1);
  expect(questions()).toEqual(['a', 'abc']);
});

test('until the next answer is there the last one stays, and is not that of the new question', async () => {
  const { result, rerender } = open('a');
  await wait(0);
  await answer(0, 'A');
  expect(result.current).toMatchObject({ answer: 'A', current: 'A', isAsking: false });
  rerender({ question: 'b' });
  expect(result.current).toMatchObject({ answer: 'A', current: undefined, isAsking: true });
});

test('a new question takes the old one back, whose late answer counts no more', async () => {
  const { result, rerender } = open('a');
  await wait(0);
  rerender({ question: 'b' });
  expect(asked[0]?.signal.aborted).toBe(true);
  await wait(250);
  await answer(1, 'B');
  await answer(0, 'A');
  expect(result.current).toMatchObject({ answer: 'B', current: 'B' });
  await wait(0);
  expect(asked[1]?.signal.aborted).toBe(false);
});

test('a failure keeps the last answer and says what has failed', async () => {
  const { result, rerender } = open('a');
  await wait(0);
  await answer(0, 'A');
  rerender({ question: 'b' });
  await wait(250);
  await refuse(1);
  expect(result.current).toMatchObject({ answer: 'A', current: undefined, isAsking: false });
  expect(result.current.problem?.code).toBe('unavailable');
  expect(onRefused).toHaveBeenCalledTimes(1);
  rerender({ question: 'c' });
  expect(result.current.problem).toBeUndefined();
});

test('whoever leaves takes the question back, and hears nothing more of it', async () => {
  const { unmount } = open('a');
  await wait(0);
  unmount();
  expect(asked[0]?.signal.aborted).toBe(true);
  await refuse(0);
  expect(onRefused).not.toHaveBeenCalled();
});

test('the same question is asked again after there was none', async () => {
  const { result, rerender } = open('a');
  await wait(0);
  await answer(0, 'A');
  rerender({ question: undefined });
  rerender({ question: 'a' });
  await wait(250);
  await answer(1, 'A2');
  expect(result.current.current).toBe('A2');
});
