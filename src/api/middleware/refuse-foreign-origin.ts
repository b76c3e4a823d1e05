import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../env.ts';
import { problem } from '../problem.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write that another site makes a browser send. Browsers tell where a request comes from in
 * `Sec-Fetch-Site`, older ones in `Origin`; a client that sends neither is no browser and holds no cookies of ours.
 */
export const refuseForeignOrigin = (ownOrigin: () => string) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method) && !isSameOrigin(c.req.raw.headers, ownOrigin(), c.req.url)) {
      return problem(c, 'cross-origin');
    }
    return next();
  });

export function isSameOrigin(headers: Headers, ownOrigin: string, requestUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  return origin === null || origin === ownOrigin || origin === new URL(requestUrl).origin;
}
