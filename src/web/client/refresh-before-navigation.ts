import type { MiddlewareFunction } from 'react-router';
import { AUTH_COOKIE } from './auth-cookie.ts';
import { readCookie } from './read-cookie.ts';

/**
 * The router's own data requests do not pass through the API client: this gives them the same refresh. Guests never need
 * it, so the first page comes without; where it cannot be had, the request that follows finds out.
 */
export const refreshBeforeNavigation: MiddlewareFunction = async (_, next) => {
  if (readCookie(AUTH_COOKIE) !== undefined) {
    await import('./refresh-session.ts').then(
      ({ refreshSession }) => refreshSession(),
      () => undefined,
    );
  }
  return next();
};
