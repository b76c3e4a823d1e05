import { refuse } from '#services/failure.ts';
import { ok } from '#domain/result.ts';
import type { Context } from 'hono';
import { impersonationCalls } from '#contract/impersonation.ts';
import { getMe } from '#services/user/get-me.ts';
import type { Deps } from '#services/deps.ts';
import { endImpersonation } from '#services/session/end-impersonation.ts';
import { findSession } from '#services/session/find-session.ts';
import { startImpersonation } from '#services/session/start-impersonation.ts';
import { type Actor, GUEST } from '#domain/team/actor.ts';
import { requireSignedIn } from '#services/require-actor.ts';
import type { ApiEnv } from '../env.ts';
import { isSameOrigin } from '#api/middleware/refuse-foreign-origin.ts';
import { readSecretCookie, setSessionCookies } from '../session-cookies.ts';
import { implement } from '../implement.ts';

/** A platform admin acts as a member, and returns. */
export const implementImpersonation = (deps: Deps) => {
  const { secure, origin } = deps.settings;

  const endAndReturn = async ({ c, actor }: { readonly c: Context<ApiEnv>; readonly actor: Actor }) => {
    const refreshToken = readSecretCookie(c, 'refresh', secure);
    const home = refreshToken === undefined ? undefined : await endImpersonation(deps, refreshToken);
    if (home !== undefined) {
      setSessionCookies(c, home, { secure, now: deps.clock.now() });
      return ok(undefined);
    }
    return requireSignedIn(actor);
  };

  return implement(impersonationCalls, {
    'POST /api/admin/impersonate': async ({ c, body }) => {
      const session = await c.get('getSession')();
      if (session === undefined) return refuse('login-required');
      const context = { session, client: c.get('getClient')() };
      const started = await startImpersonation(deps, session.actor, body, context);
      if (!started.ok) return started;
      const member = await findSession(deps, started.value.accessToken);
      const me = await getMe(deps, member?.actor ?? GUEST);
      if (me.ok) setSessionCookies(c, started.value, { secure, now: deps.clock.now() });
      return me;
    },
    'GET /api/admin/impersonate/logout': async ({ c, actor }) => {
      // A GET that does something: no other site may make a browser call it, and it may be repeated.
      const isTyped = c.req.header('sec-fetch-site') === 'none';
      if (isTyped || !isSameOrigin(c.req.raw.headers, origin, c.req.url)) return refuse('cross-origin');
      return endAndReturn({ c, actor });
    },
    'POST /api/admin/impersonate/logout': endAndReturn,
  });
};
