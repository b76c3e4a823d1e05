import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { impersonateInput } from '#contract/impersonation.ts';
import { getMe } from '#services/account/get-me.ts';
import type { Deps } from '#services/deps.ts';
import { endImpersonation } from '#services/session/end-impersonation.ts';
import { findSession } from '#services/session/find-session.ts';
import { startImpersonation } from '#services/session/start-impersonation.ts';
import { GUEST } from '#domain/team/actor.ts';
import { requireSignedIn } from '#services/team/require-actor.ts';
import type { ApiEnv } from './env.ts';
import { input } from './input.ts';
import { isSameOrigin } from './middleware/refuse-foreign-origin.ts';
import { problem } from './problem.ts';
import { refused, respond } from './respond.ts';
import { readSecretCookie, setSessionCookies } from './session-cookies.ts';

const described = (summary: string, status: 200 | 204, description: string) =>
  describeRoute({ summary, tags: ['admin'], responses: { [status]: { description } } });

/** A platform admin acts as a member, and returns. */
export const impersonationRouter = (deps: Deps) => {
  const { secure, origin } = deps.settings;

  const endAndReturn = async (c: Context<ApiEnv>) => {
    const refreshToken = readSecretCookie(c, 'refresh', secure);
    const home = refreshToken === undefined ? undefined : await endImpersonation(deps, refreshToken);
    if (home !== undefined) {
      setSessionCookies(c, home, { secure, now: deps.clock.now() });
      return c.body(null, 204);
    }
    const signedIn = requireSignedIn(await c.get('getActor')());
    return respond(c, signedIn, () => c.body(null, 204));
  };

  return new Hono<ApiEnv>()
    .post(
      '/admin/impersonate',
      described('Act as a member', 200, 'Like users/me, for that member'),
      input('json', impersonateInput),
      async (c) => {
        const session = await c.get('getSession')();
        if (session === undefined) return problem(c, 'login-required');
        const context = { session, client: c.get('getClient')() };
        const started = await startImpersonation(deps, session.actor, c.req.valid('json'), context);
        if (!started.ok) return refused(c, started.error);
        const member = await findSession(deps, started.value.accessToken);
        return respond(c, await getMe(deps, member?.actor ?? GUEST), (me) => {
          setSessionCookies(c, started.value, { secure, now: deps.clock.now() });
          return c.json(me);
        });
      },
    )
    .get('/admin/impersonate/logout', described('Stop acting as a member', 204, 'Back, or never away'), async (c) => {
      // A GET that does something: no other site may make a browser call it, and it may be repeated.
      const isTyped = c.req.header('sec-fetch-site') === 'none';
      if (isTyped || !isSameOrigin(c.req.raw.headers, origin, c.req.url)) return problem(c, 'cross-origin');
      return endAndReturn(c);
    })
    .post('/admin/impersonate/logout', described('Stop acting as a member', 204, 'Back, or never away'), endAndReturn);
};
