// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageErrorInput } from '#contract/page-error.ts';
import type * as Report from './report-error.ts';

const PLACE = { kind: 'event', page: '/register/:token', version: '1.0.0' } as const;
const fetch = vi.fn<(url: string, init: { body: string }) => Promise<Response>>();
let report: typeof Report;

beforeEach(async () => {
  vi.resetModules();
  fetch.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  report = await import('./report-error.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sentBodies = () => fetch.mock.calls.map(([, { body }]): unknown => JSON.parse(body));

test('a report says what and where, and nothing of the address', async () => {
  const error = Object.assign(new TypeError('x'.repeat(1000)), {
    stack: `TypeError: x
    at add (http://localhost:3000/assets/cart-Bx12.js:1:2345)
    at http://localhost:3000/assets/shell.js:12:7
    at eval (chrome-extension://abc/content.js:1:1)`,
  });
  await report.reportError(error, PLACE, 1);
  const [body] = sentBodies();
  expect(pageErrorInput.parse(body)).toEqual({
    ...PLACE,
    name: 'TypeError',
    message: 'x'.repeat(300),
    frames: ['/assets/cart-Bx12.js:1:2345', '/assets/shell.js:12:7'],
  });
});

test('the same error is reported once, and a page reports few', async () => {
  for (let count = 0; count < 20; count += 1) {
    await report.reportError(new Error(`kind ${count >> 1}`), PLACE, 1);
  }
  expect(fetch).toHaveBeenCalledTimes(report.MAX_REPORTS);
});

test('a tab outside of the share reports nothing, and a failed report fails nothing', async () => {
  await report.reportError(new Error('a'), PLACE, 0.5);
  expect(fetch).not.toHaveBeenCalled();
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(report.reportError('not even an error', PLACE, 0.6)).resolves.toBeUndefined();
  expect(fetch).toHaveBeenCalledOnce();
});
