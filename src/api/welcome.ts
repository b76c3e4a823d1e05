import type { Context } from 'hono';
import { GUEST } from '#domain/team/actor.ts';
import { getMe } from '#services/account/get-me.ts';
import type { Deps } from '#services/deps.ts';
import { findSession } from '#services/session/find-session.ts';
import type { StartedSession } from '#services/session/start-session.ts';
import type { ApiEnv } from './env.ts';
import { respond } from './respond.ts';
import { setDeviceCookie, setLocaleCookie, setSessionCookies } from './session-cookies.ts';

/** Hands a new session to the browser and says who is signed in. */
export async function welcome(
  c: Context<ApiEnv>,
  deps: Deps,
  { tokens, deviceToken }: StartedSession,
  status: 200 | 201 = 200,
) {
  const { secure } = deps.settings;
  const session = await findSession(deps, tokens.accessToken);
  return respond(c, await getMe(deps, session?.actor ?? GUEST), (me) => {
    setSessionCookies(c, tokens, { secure, now: deps.clock.now() });
    setDeviceCookie(c, deviceToken, { secure });
    setLocaleCookie(c, me.user.locale, { secure });
    return c.json(me, status);
  });
}
