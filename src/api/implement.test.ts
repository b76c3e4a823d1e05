import { Hono } from 'hono';
import pino from 'pino';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { declareCalls } from '#contract/call.ts';
import { PUBLIC } from '#contract/rights-row.ts';
import { ok } from '#domain/result.ts';
import { GUEST } from '#domain/team/actor.ts';
import type { ApiEnv } from './env.ts';
import { implement, type Implementation, serve } from './implement.ts';

const calls = declareCalls({
  'GET /api/lamps/{id}': {
    says: 'One lamp',
    rights: PUBLIC,
    query: z.strictObject({ lit: z.optional(z.enum(['yes', 'no'])) }),
    answer: z.strictObject({ watts: z.number() }),
  },
  'PUT /api/lamps/{id}': {
    says: 'Change it',
    rights: PUBLIC,
    body: z.strictObject({ watts: z.number() }),
    takes: 'version',
  },
});
const lamp = { 'GET /api/lamps/{id}': () => ok({ watts: 40 }), 'PUT /api/lamps/{id}': () => ok(undefined) } as const;

const ID = 'b7c1f0de-6a1b-4b3f-9a51-0f6b7f0a1c11';

/** The planted mistakes below are found by the compiler: without them, it would complain about the comments. */
test('what is not declared, or not done as declared, does not compile', () => {
  // @ts-expect-error: a call without rights
  declareCalls({ 'GET /api/lamps': { says: 'All lamps' } });
  // @ts-expect-error: a call without a handler
  expect(() => implement(calls, { 'GET /api/lamps/{id}': lamp['GET /api/lamps/{id}'] })).toThrow('Nobody implements');
  // @ts-expect-error: an answer of another type
  implement(calls, { ...lamp, 'GET /api/lamps/{id}': () => ok({ watts: 'forty' }) });
  // @ts-expect-error: a parameter that the path does not have
  implement(calls, { ...lamp, 'GET /api/lamps/{id}': ({ params }) => ok({ watts: params.key }) });
  // @ts-expect-error: a version of a call that takes none
  implement(calls, { ...lamp, 'GET /api/lamps/{id}': ({ version }) => ok({ watts: version ?? 0 }) });
});

async function ask(implementation: Implementation, checksAnswers: boolean, address = `/api/lamps/${ID}`) {
  const errors: string[] = [];
  const app = new Hono<ApiEnv>().basePath('/api');
  app.use(async (c, next) => {
    c.set('log', pino({ level: 'silent' }));
    c.set('getActor', async () => GUEST);
    await next();
  });
  app.onError((error, c) => {
    errors.push(error.message);
    return c.text('', 500);
  });
  serve(app, implementation, { checksAnswers });
  const response = await app.request(address);
  return { status: response.status, text: await response.text(), errors };
}

const leaking = { watts: 40, secret: 'switch' };
const leaky = implement(calls, { ...lamp, 'GET /api/lamps/{id}': () => ok(leaking) });

test('an answer that differs from its schema is an error in tests, and sent all the same in production', async () => {
  const { status, errors } = await ask(leaky, true);
  expect([status, errors]).toEqual([
    500,
    [expect.stringContaining('GET /api/lamps/{id} answers otherwise than it says')],
  ]);
  expect(await ask(leaky, false)).toEqual({ status: 200, text: JSON.stringify(leaking), errors: [] });
});

test.each([
  [`/api/lamps/${ID}`, 200],
  [`/api/lamps/${ID}?lit=yes`, 200],
  [`/api/lamps/${ID}?lit=perhaps`, 422],
  [`/api/lamps/${ID}?unit=1`, 422],
  ['/api/lamps/1', 404],
])('%s answers %i', async (address, status) => {
  expect((await ask(implement(calls, lamp), true, address)).status).toBe(status);
});
