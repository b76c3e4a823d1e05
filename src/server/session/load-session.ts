import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '#api/env.ts';
import { AUTH_COOKIE, clearSessionCookies, readSecretCookie, setSessionCookies } from '#api/session-cookies.ts';
import type { Config } from '#config/env.ts';
import { type Actor, GUEST } from '#domain/team/actor.ts';
import type { Deps } from '#services/deps.ts';
import { findSession, type Session } from '#services/session/find-session.ts';
import { refreshSession } from '#services/session/refresh-session.ts';
import type { SessionTokens } from '#services/session/session-tokens.ts';
import { wasReplaced } from '#services/session/was-replaced.ts';
import { maskAddress } from './mask-address.ts';
import { parseTrustedProxies, readVisitorAddress } from './client-address.ts';

const INTEGER = /^\d+$/;
const TOKEN = /^[\w-]{20,100}$/;
/** A page, or a document of the API that a person opens by a link. */
const isPage = (c: Context): boolean =>
  !c.req.path.startsWith('/api/') || c.req.header('sec-fetch-mode') === 'navigate';

/** Ids only: whoever may read the log is not thereby to know whose name is behind one. */
function toLoggedActor(actor: Actor): object {
  const { kind } = actor;
  if (kind === 'guest') return { kind };
  const { userId } = actor;
  if (kind === 'platformAdmin') return { kind, userId };
  return { kind, userId, businessUnitId: actor.businessUnitId, impersonatedBy: actor.impersonatedBy };
}

/**
 * Gives every request its actor, loaded when it is first asked for. A page whose access token has ended renews the
 * session before its first byte; calls of the API do not, because the browser renews it for them. From then on the log
 * of the request says who it is.
 */
export const loadSession = (
  deps: Deps,
  { TRUSTED_PROXIES, LOG_ADDRESSES }: Pick<Config, 'TRUSTED_PROXIES' | 'LOG_ADDRESSES'>,
) => {
  const { secure } = deps.settings;
  const proxies = parseTrustedProxies(TRUSTED_PROXIES);
  const toLogged = LOG_ADDRESSES === 'full' ? (address: string) => address : maskAddress;

  return createMiddleware<ApiEnv>(async (c, next) => {
    let renewed: SessionTokens | 'ended' | undefined;
    const load = async (): Promise<Session | undefined> => {
      if (isPage(c) && !INTEGER.test(getCookie(c, AUTH_COOKIE) ?? '')) return undefined;
      const accessToken = readSecretCookie(c, 'session', secure);
      const session = accessToken === undefined ? undefined : await findSession(deps, accessToken);
      const refreshToken = readSecretCookie(c, 'refresh', secure);
      if (session !== undefined || refreshToken === undefined || !isPage(c)) return session;
      const refreshed = await refreshSession(deps, refreshToken);
      if (refreshed.ok) renewed = refreshed.value;
      else if (!(await wasReplaced(deps, refreshToken))) renewed = 'ended';
      return refreshed.ok ? findSession(deps, refreshed.value.accessToken) : undefined;
    };
    const address = readVisitorAddress(c, proxies);
    const note = (facts: object) => c.set('log', c.get('log').child(facts));
    if (address !== undefined) note({ address: toLogged(address) });
    let session: Promise<Session | undefined> | undefined;
    const getSession = () =>
      (session ??= load().then((loaded) => {
        note({ actor: toLoggedActor(loaded?.actor ?? GUEST) });
        return loaded;
      }));

    c.set('getSession', getSession);
    c.set('getActor', async () => (await getSession())?.actor ?? GUEST);
    c.set('getClient', () => {
      const device = readSecretCookie(c, 'device', secure);
      return {
        address,
        userAgent: c.req.header('user-agent'),
        deviceToken: device !== undefined && TOKEN.test(device) ? device : undefined,
        sessionToken: readSecretCookie(c, 'refresh', secure) ?? readSecretCookie(c, 'session', secure),
      };
    });
    await next();
    if (renewed === 'ended') clearSessionCookies(c, { secure });
    else if (renewed !== undefined) setSessionCookies(c, renewed, { secure, now: deps.clock.now() });
  });
};
