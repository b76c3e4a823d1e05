import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { loginInput } from '#contract/session.ts';
import type { Deps } from '#services/deps.ts';
import { forgetBrowser } from '#services/session/forget-browser.ts';
import { logIn } from '#services/session/log-in.ts';
import { logOut } from '#services/session/log-out.ts';
import { refreshSession } from '#services/session/refresh-session.ts';
import { wasReplaced } from '#services/session/was-replaced.ts';
import type { ApiEnv } from './env.ts';
import { input } from './input.ts';
import { problem } from './problem.ts';
import { refused, respond } from './respond.ts';
import {
  clearSecretCookies,
  clearSessionCookies,
  readSecretCookie,
  setSessionCookies,
  toExpiry,
} from './session-cookies.ts';
import { welcome } from './welcome.ts';

const described = (summary: string, status: 200 | 204, description: string) =>
  describeRoute({ summary, tags: ['sessions'], responses: { [status]: { description } } });

export const sessionsRouter = (deps: Deps) => {
  const { secure } = deps.settings;
  return new Hono<ApiEnv>()
    .post(
      '/users/login',
      described('Sign in', 200, 'Like users/me; the session is in cookies'),
      input('json', loginInput),
      async (c) => {
        const started = await logIn(deps, c.req.valid('json'), c.get('getClient')());
        return started.ok ? welcome(c, deps, started.value) : refused(c, started.error);
      },
    )
    .post('/users/forget-browser', described('Forget this browser', 204, 'Signed out and unknown'), async (c) => {
      await forgetBrowser(deps, await c.get('getActor')(), {
        accessToken: readSecretCookie(c, 'session', secure),
        refreshToken: readSecretCookie(c, 'refresh', secure),
        deviceToken: c.get('getClient')().deviceToken,
      });
      clearSecretCookies(c, { secure });
      return c.body(null, 204);
    })
    .post('/users/logout', described('Sign out', 204, 'Signed out, or back from an impersonation'), async (c) => {
      const home = await logOut(deps, await c.get('getActor')(), {
        accessToken: readSecretCookie(c, 'session', secure),
        refreshToken: readSecretCookie(c, 'refresh', secure),
      });
      if (home === undefined) clearSessionCookies(c, { secure });
      else setSessionCookies(c, home, { secure, now: deps.clock.now() });
      return c.body(null, 204);
    })
    .post('/users/refresh-token', described('Renew the session', 200, 'When the new one ends'), async (c) => {
      const refreshToken = readSecretCookie(c, 'refresh', secure);
      if (refreshToken === undefined) return problem(c, 'login-required');
      const refreshed = await refreshSession(deps, refreshToken);
      if (!refreshed.ok && !(await wasReplaced(deps, refreshToken))) clearSessionCookies(c, { secure });
      return respond(c, refreshed, (tokens) => {
        setSessionCookies(c, tokens, { secure, now: deps.clock.now() });
        return c.json({ expiresAt: toExpiry(tokens) });
      });
    });
};
