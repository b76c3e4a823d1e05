import type { Context } from 'hono';
import { GUEST } from '#domain/team/actor.ts';
import { getMe } from '#services/user/get-me.ts';
import type { Deps } from '#services/deps.ts';
import { findSession } from '#services/session/find-session.ts';
import type { StartedSession } from '#services/session/start-session.ts';
import type { ApiEnv } from '../env.ts';
import { setDeviceCookie, setLocaleCookie, setSessionCookies } from '../session-cookies.ts';

/** Hands a new session to the browser and says who is signed in. */
export async function welcome(c: Context<ApiEnv>, deps: Deps, { tokens, deviceToken }: StartedSession) {
  const { secure } = deps.settings;
  const session = await findSession(deps, tokens.accessToken);
  const me = await getMe(deps, session?.actor ?? GUEST);
  if (!me.ok) return me;
  setSessionCookies(c, tokens, { secure, now: deps.clock.now() });
  setDeviceCookie(c, deviceToken, { secure });
  setLocaleCookie(c, me.value.user.locale, { secure });
  return me;
}
