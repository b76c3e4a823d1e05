import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { ERROR_STATUS, type ErrorCode } from '#contract/error-code.ts';
import { isOverload } from './overload.ts';
import { problem } from './problem.ts';

const answer = (code: ErrorCode, headers?: Record<string, string>) =>
  new Hono().get('/', (c) => problem(c, code, {}, headers)).request('/');

test.each(Object.keys(ERROR_STATUS) as ErrorCode[])('%s is a problem of its own status', async (code) => {
  const response = await answer(code);
  const status = ERROR_STATUS[code];
  expect([response.status, response.headers.get('Content-Type')]).toEqual([status, 'application/problem+json']);
  expect(await response.json()).toEqual({
    type: `urn:trailyard:problem:${code}`,
    title: code,
    status,
    code,
    traceId: '',
  });
  expect(response.headers.has('Retry-After')).toBe(status === 429 || status === 503);
});

test('whoever knows how long to wait is believed', async () => {
  expect((await answer('unavailable', { 'Retry-After': '1' })).headers.get('Retry-After')).toBe('1');
});

test.each([
  ['a transaction that was repeated in vain', { code: '40001' }],
  ['a deadlock that was repeated in vain', { code: '40P01' }],
  ['a lock that is not given up', { code: '55P03' }],
  ['a statement that takes too long', { code: '57014' }],
  ['a transaction in which nothing happened for long', { code: '25P03' }],
  ['a database that has become a standby', { code: '25006' }],
  ['a disk that is full', { code: '53100' }],
  ['a connection that the server dropped', { code: '08006' }],
  ['a database whose name is not known for now', { code: 'EAI_AGAIN' }],
  ['a database that stops', { code: '57P01' }],
  ['a database that starts', { code: '57P03' }],
  ['a database that is gone', { code: 'ECONNREFUSED' }],
  ['a database whose socket is gone', { code: 'ENOENT', syscall: 'connect' }],
  ['a connection that broke', { message: 'Connection terminated unexpectedly' }],
  ['a connection that broke before', { message: 'Client has encountered a connection error and is not queryable' }],
])('%s passes by itself', (_what, error) => {
  expect(isOverload(Object.assign(new Error(), error))).toBe(true);
});

test.each([
  ['a duplicate', { code: '23505' }],
  ['a missing file', { code: 'ENOENT', syscall: 'open' }],
  ['a mistake of ours', { message: 'x is not a function' }],
])('%s does not', (_what, error) => {
  expect(isOverload(Object.assign(new Error(), error))).toBe(false);
});
