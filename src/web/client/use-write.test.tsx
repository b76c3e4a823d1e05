// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '#web/ui/toast.tsx';
import { toProblemError } from './to-problem-error.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

type Answer = { readonly id: string };

const success = vi.spyOn(toast, 'success');
const error = vi.spyOn(toast, 'error');
const send = vi.fn<() => Promise<Answer>>();
const onDone = vi.fn<(answer: Answer) => void>();
const results: boolean[] = [];
let options: WriteOptions<Answer> = {};
let reads = 0;

function Page() {
  const { write, isPending } = useWrite();
  return (
    <button
      type="button"
      aria-busy={isPending}
      onClick={() => void write(send, options).then((isDone) => results.push(isDone))}
    >
      {useLoaderData<number>()}
    </button>
  );
}

beforeEach(() => {
  send.mockReset().mockResolvedValue({ id: 'a' });
  onDone.mockReset();
  success.mockClear();
  error.mockClear();
  results.length = 0;
  reads = 0;
  options = {};
  const loader = () => {
    reads += 1;
    return reads;
  };
  const routes = [{ path: '/', Component: Page, loader, HydrateFallback: () => null }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { '0': 0 } } });
  render(<RouterProvider router={router} />);
});
afterEach(cleanup);

const button = () => screen.getByRole('button');
const click = () => act(async () => fireEvent.click(button()));
const refuseWith = (status: number, data?: object) => send.mockRejectedValue(toProblemError({ status, data }));

test('the page shows the outcome before it is told and before the next click counts', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  send.mockReturnValue(promise);
  options = { done: 'adminTrailer.saved', onDone };
  await click();
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect([reads, success.mock.calls.length]).toEqual([0, 0]);
  success.mockImplementationOnce(() => {
    expect(reads).toBe(1);
    return undefined;
  });
  await act(async () => resolve({ id: 'a' }));
  expect(button().getAttribute('aria-busy')).toBe('false');
  expect(button().textContent).toBe('1');
  expect(success).toHaveBeenCalledExactlyOnceWith('adminTrailer.saved', {});
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ id: 'a' });
  expect(results).toEqual([true]);
});

test('a double click sends once', async () => {
  await act(async () => {
    fireEvent.click(button());
    fireEvent.click(button());
  });
  expect(send).toHaveBeenCalledTimes(1);
  await click();
  expect(send).toHaveBeenCalledTimes(2);
});

test('a success may have words with values', async () => {
  options = { done: { message: 'team.removed', values: { name: 'Eva' } } };
  await click();
  expect(success).toHaveBeenCalledExactlyOnceWith('team.removed', { values: { name: 'Eva' } });
});

test('what follows takes the place of reading the page anew', async () => {
  const next = vi.fn<(answer: Answer) => void>();
  options = { next };
  await click();
  expect(next).toHaveBeenCalledExactlyOnceWith({ id: 'a' });
  expect(reads).toBe(0);
});

test.each([
  ['by its own words', {}, ['error.forbidden', {}]],
  [
    'by what was not done, then why',
    { notDone: 'adminTrailer.notSaved' },
    ['adminTrailer.notSaved', { text: 'error.forbidden' }],
  ],
  [
    'by words with values',
    { notDone: { message: 'team.notRemoved', values: { name: 'Eva' } } },
    ['team.notRemoved', { values: { name: 'Eva' }, text: 'error.forbidden' }],
  ],
] as const)('a refusal is told %s', async (_, asked, told) => {
  refuseWith(403);
  options = { ...asked, done: 'adminTrailer.saved', onDone };
  await click();
  expect(error.mock.calls).toEqual([told]);
  expect(success).not.toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
  expect(button().getAttribute('aria-busy')).toBe('false');
  expect(results).toEqual([false]);
});

test('whoever takes care of a refusal tells of it', async () => {
  refuseWith(409, { code: 'illegal-state' });
  const onRefused = vi.fn<() => boolean>(() => true);
  options = { onRefused };
  await click();
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(error).not.toHaveBeenCalled();
});

test('whoever is too late learns what somebody else has made of it', async () => {
  const current = { status: 'cancelled', paymentStatus: 'open', version: 7 };
  refuseWith(409, { code: 'stale-version', current });
  const onStale = vi.fn<NonNullable<typeof options.onStale>>();
  options = { onStale };
  await click();
  expect(onStale).toHaveBeenCalledExactlyOnceWith(current);
  expect(error).toHaveBeenCalledExactlyOnceWith('error.stale-version', {});
  expect(reads).toBe(1);
});

test.each([
  ['is read anew', 409, undefined, 1],
  ['is left alone without a line', 0, undefined, 0],
  ['is left alone where somebody says so', 409, () => false, 0],
] as const)('after a refusal the page %s', async (_, status, isOutdatedBy, times) => {
  refuseWith(status);
  options = { ...(isOutdatedBy && { isOutdatedBy }) };
  await click();
  expect(reads).toBe(times);
});

test('what was sent before the page was left is still told', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  send.mockReturnValue(promise);
  options = { done: 'adminTrailer.saved' };
  await click();
  cleanup();
  await act(async () => resolve({ id: 'a' }));
  await vi.waitFor(() => expect(success).toHaveBeenCalledTimes(1));
});
