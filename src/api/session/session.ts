import { refuse } from '#services/failure.ts';
import { ok } from '#domain/result.ts';
import { sessionCalls } from '#contract/session.ts';
import type { Deps } from '#services/deps.ts';
import { forgetBrowser } from '#services/session/forget-browser.ts';
import { logIn } from '#services/session/log-in.ts';
import { logOut } from '#services/session/log-out.ts';
import { refreshSession } from '#services/session/refresh-session.ts';
import { wasReplaced } from '#services/session/was-replaced.ts';
import {
  clearSecretCookies,
  clearSessionCookies,
  readSecretCookie,
  setSessionCookies,
  toExpiry,
} from '../session-cookies.ts';
import { welcome } from './welcome.ts';
import { implement } from '../implement.ts';

export const implementSessions = (deps: Deps) => {
  const { secure } = deps.settings;
  return implement(sessionCalls, {
    'POST /api/users/login': async ({ c, body }) => {
      const started = await logIn(deps, body, c.get('getClient')());
      return started.ok ? welcome(c, deps, started.value) : started;
    },
    'POST /api/users/forget-browser': async ({ c, actor }) => {
      await forgetBrowser(deps, actor, {
        accessToken: readSecretCookie(c, 'session', secure),
        refreshToken: readSecretCookie(c, 'refresh', secure),
        deviceToken: c.get('getClient')().deviceToken,
      });
      clearSecretCookies(c, { secure });
      return ok(undefined);
    },
    'POST /api/users/logout': async ({ c, actor }) => {
      const home = await logOut(deps, actor, {
        accessToken: readSecretCookie(c, 'session', secure),
        refreshToken: readSecretCookie(c, 'refresh', secure),
      });
      if (home === undefined) clearSessionCookies(c, { secure });
      else setSessionCookies(c, home, { secure, now: deps.clock.now() });
      return ok(undefined);
    },
    'POST /api/users/refresh-token': async ({ c }) => {
      const refreshToken = readSecretCookie(c, 'refresh', secure);
      if (refreshToken === undefined) return refuse('login-required');
      const refreshed = await refreshSession(deps, refreshToken);
      if (!refreshed.ok && !(await wasReplaced(deps, refreshToken))) clearSessionCookies(c, { secure });
      if (!refreshed.ok) return refreshed;
      setSessionCookies(c, refreshed.value, { secure, now: deps.clock.now() });
      return ok({ expiresAt: toExpiry(refreshed.value) });
    },
  });
};
