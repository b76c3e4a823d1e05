// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '#web/ui/toast.tsx';
import { toProblemError } from './to-problem-error.ts';
import { watchErrors } from './watch-errors.ts';

const tell = vi.spyOn(toast, 'error').mockReturnValue(undefined);
const report = vi.fn<(error: unknown, kind: string) => void>();
let stop = () => {};

beforeEach(() => {
  stop = watchErrors(report);
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

const failEvent = (error: unknown, filename = `${window.location.origin}/assets/a.js`) =>
  window.dispatchEvent(new ErrorEvent('error', { error, message: String(error), filename }));
const failPromise = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

test('an error in a click or a promise is told calmly and reported', () => {
  const error = new TypeError('x is undefined');
  failEvent(error);
  failPromise(error);
  expect(tell.mock.calls).toEqual([['error.internal'], ['error.internal']]);
  expect(report.mock.calls).toEqual([
    [error, 'event'],
    [error, 'promise'],
  ]);
});

test.each([
  ['a refusal that nobody has dealt with', toProblemError({ status: 403 }), 'error.forbidden'],
  ['a line that has gone', toProblemError({}), 'error.unavailable'],
  [
    'code that could not be loaded',
    new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/a.js'),
    'error.unavailable',
  ],
])('%s is told as what it is, and not reported', (_, reason, message) => {
  failPromise(reason);
  expect(tell.mock.calls).toEqual([[message]]);
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ['something that was given up', () => failPromise(new DOMException('stopped', 'AbortError'))],
  ['a hint of the browser', () => failEvent('ResizeObserver loop completed with undelivered notifications.')],
  ['the script of an extension', () => failEvent(new Error('theirs'), 'chrome-extension://abc/content.js')],
  ['a script that we may not know of', () => failEvent('Script error.', '')],
])('%s is nothing to tell', (_, fail) => {
  fail();
  expect(tell).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});
