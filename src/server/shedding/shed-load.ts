import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '#api/env.ts';
import { problem } from '#api/problem.ts';
import { readSecretCookie } from '#api/session-cookies.ts';
import { detectLocale } from '#i18n/detect-locale.ts';
import type { Locale } from '#i18n/locales.ts';
import { prefixOf } from '../locate-page.ts';
import { BUSY_PAGE_POLICY } from './busy-page.ts';
import { kindOfRequest } from './kind-of-request.ts';
import type { LoadWatch } from './watch-load.ts';

type Options = {
  readonly load: LoadWatch;
  readonly secure: boolean;
  readonly busyPage: (locale: Locale) => string;
};

/** Absent where no server stands between, as in tests. */
type Bindings = Partial<Pick<HttpBindings, 'outgoing'>>;

const WAIT = { from: 2, to: 6 } as const;
const FOR_SCRIPTS = /^\/api\/|\.data$/;

/** Turns requests away that would only make all others late, before anything is looked up or rendered for them. */
export const shedLoad = ({ load, secure, busyPage }: Options) =>
  createMiddleware<ApiEnv & { Bindings: Bindings }>(async (c, next) => {
    const { method, path } = c.req;
    // A cookie is not looked up here: whoever makes one up only waits longer until being turned away too.
    const isSignedIn = (['session', 'refresh'] as const).some(
      (name) => readSecretCookie(c, name, secure) !== undefined,
    );
    const leave = load.enter(kindOfRequest({ method, path, isSignedIn }));
    if (leave === undefined) return turnAway(c, busyPage);
    // A page is still rendered while its first part is on its way.
    const { outgoing } = c.env;
    if (outgoing) outgoing.once('close', leave);
    try {
      return await next();
    } finally {
      if (!outgoing) leave();
    }
  });

function turnAway(c: Context, busyPage: Options['busyPage']): Response {
  // Spread, so that not all come back at the same moment.
  const wait = { 'Retry-After': String(WAIT.from + Math.floor(Math.random() * (WAIT.to - WAIT.from + 1))) };
  if (FOR_SCRIPTS.test(c.req.path)) return problem(c, 'unavailable', {}, wait);
  return c.body(busyPage(localeOf(c)), 503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': BUSY_PAGE_POLICY,
    ...wait,
  });
}

const localeOf = (c: Context): Locale =>
  c.req.path === '/' ? detectLocale(getCookie(c, 'locale'), c.req.header('accept-language')) : prefixOf(c.req.path);
