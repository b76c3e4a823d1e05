import { generateCookie, getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '#api/env.ts';
import { toPosition } from '#db/position.ts';
import { readPosition } from '#db/replica/read-position.ts';
import type { Deps } from '#services/deps.ts';
import type { Reads } from './create-reads.ts';

const WROTE_COOKIE = 'wrote';
/** After that every replica that is used has it. */
const REMEMBERED_SECONDS = 5;
const POSITION = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/;
/** No replica is that far. */
const NOWHERE = 'FFFFFFFF/FFFFFFFF';
const PATIENCE_MS = 500;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Then nothing was written. After a failure nobody knows. */
const isRefused = (status: number): boolean => status >= 400 && status < 500;

/** What is written is answered for, whether or not the primary still says at once how far it is. */
async function readSoon({ db }: Pick<Deps, 'db'>): Promise<string> {
  const { promise: tooLate, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(resolve, PATIENCE_MS, NOWHERE);
  const position = await Promise.race([readPosition(db).catch(() => NOWHERE), tooLate]);
  clearTimeout(timer);
  return position;
}

/** Gives every request its way to read; whoever writes remembers for a while up to where a replica has to be for them. */
export function chooseRead(deps: Deps, reads: Reads | undefined) {
  if (!reads) {
    return createMiddleware<ApiEnv>(async (c, next) => {
      c.set('read', (work) => work(deps));
      return next();
    });
  }
  const { secure } = deps.settings;
  return createMiddleware<ApiEnv>(async (c, next) => {
    const wrote = getCookie(c, WROTE_COOKIE) ?? '';
    c.set('read', reads.since(POSITION.test(wrote) ? toPosition(wrote) : 0n));
    await next();
    if (SAFE_METHODS.has(c.req.method) || isRefused(c.res.status)) return;
    const position = c.res.status >= 500 ? NOWHERE : await readSoon(deps);
    const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: REMEMBERED_SECONDS } as const;
    c.res.headers.append('Set-Cookie', generateCookie(WROTE_COOKIE, position, options));
  });
}
