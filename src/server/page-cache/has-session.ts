import { AUTH_COOKIE, cookieName } from '#api/session-cookies.ts';
import { FLASH_COOKIE } from '#web/flash.ts';

/**
 * Whether a browser brings anything along that may make its page another one than that of all guests: a session, also an
 * ended one, a sign-up on its way, or a message that waits to be shown. Their values do not matter.
 */
export function createHasSession(secure: boolean): (cookie: string | undefined) => boolean {
  const secret = (['session', 'refresh', 'sign_up'] as const).flatMap((name) => [name, cookieName(name, secure)]);
  const names = new Set<string>([...secret, AUTH_COOKIE, FLASH_COOKIE]);
  return (cookie = '') => cookie.split(';').some((pair) => names.has((pair.split('=', 1)[0] ?? '').trim()));
}
