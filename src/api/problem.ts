import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ERROR_STATUS, type ErrorCode } from '#contract/error-code.ts';
import type { Problem } from '#contract/problem.ts';

/** Who comes too often or too early is told when to try again, also where nobody knows it better. */
const WAIT_SECONDS: Readonly<Record<number, string>> = { 429: '60', 503: '5' };

/** Enough for any form; whoever sends more mistakes learns of the first ones. */
const MOST_FIELDS = 20;

type Details = { readonly fields?: Readonly<Record<string, string>>; readonly [detail: string]: unknown };

export const toProblem = (code: ErrorCode, { fields, ...details }: Details = {}, traceId = ''): Problem => ({
  type: `urn:trailyard:problem:${code}`,
  title: code,
  status: ERROR_STATUS[code],
  code,
  ...(fields && { fields: Object.fromEntries(Object.entries(fields).slice(0, MOST_FIELDS)) }),
  ...details,
  traceId,
});

export function problem(c: Context, code: ErrorCode, details: Details = {}, headers: Record<string, string> = {}) {
  const status: ContentfulStatusCode = ERROR_STATUS[code];
  const traceId: unknown = c.get('traceId');
  const body = toProblem(code, details, typeof traceId === 'string' ? traceId : '');
  const wait = WAIT_SECONDS[status];
  return c.body(JSON.stringify(body), status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    ...(wait === undefined ? {} : { 'Retry-After': wait }),
    ...headers,
  });
}
