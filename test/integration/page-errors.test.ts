import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageErrorInput } from '#contract/page-error.ts';
import { createLogger } from '#server/logger.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const lines: string[] = [];
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({
    log: createLogger({ LOG_LEVEL: 'warn', INSTANCE_NAME: 'test' }, { write: (line) => lines.push(line) }),
  });
});
afterAll(() => shop[Symbol.asyncDispose]());

const REPORT: PageErrorInput = {
  kind: 'promise',
  name: 'TypeError',
  message: 'no "Max Muster" at /reset-account/abc?mail=max@haulage.example',
  frames: ['/assets/cart-Bx12.js:1:2345'],
  page: '/cart',
  version: '1.0.0',
};

test('what a guest reports is logged without names, tokens and queries', async () => {
  const { status } = await shop.newBrowser().post('/api/page-errors', REPORT);
  expect(status).toBe(204);
  const logged: unknown = JSON.parse(lines.at(-1) ?? 'null');
  expect(logged).toMatchObject({
    msg: 'error in a page',
    pageError: { ...REPORT, message: 'no *** at /reset-account/***' },
  });
});

test.each([
  ['more than it asks for', { ...REPORT, user: 'Max Muster' }],
  ['a page with its query', { ...REPORT, page: '/trailers?near=Berlin' }],
  ['a text for a frame', { ...REPORT, frames: ['Max Muster:1:1'] }],
  ['a long story', { ...REPORT, message: 'x'.repeat(301) }],
  ['a deep stack', { ...REPORT, frames: Array.from({ length: 11 }, () => '/assets/a.js:1:1') }],
])('%s is refused', async (_, report) => {
  const before = lines.length;
  const { status } = await shop.newBrowser().post('/api/page-errors', report);
  expect(status).toBe(422);
  expect(lines).toHaveLength(before);
});

test.each([
  ['one address', () => '203.0.113.9'],
  ['one network of IPv6', (count: number) => `2001:db8:7:${count % 2 ? '1' : '0001'}:${count.toString(16)}::1`],
])('%s cannot fill the log', async (_, addressOf) => {
  const statuses: number[] = [];
  const before = lines.length;
  for (let count = 0; count < 65; count += 1) {
    const { status } = await shop.newBrowser(addressOf(count)).post('/api/page-errors', REPORT);
    statuses.push(status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(lines).toHaveLength(before + 60);
});
