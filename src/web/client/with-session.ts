import { isProblemError } from './problem-error.ts';
import { toProblemError } from './to-problem-error.ts';
import { readCookie } from './read-cookie.ts';
import { AUTH_COOKIE, refreshSession, renewRefusedSession } from './refresh-session.ts';

/**
 * Sends a request with a session that is not about to end. If the server knows the session no longer, it is renewed and
 * the request repeated, once: a refused write has not happened. When the renewal finds no answer, nobody knows whether
 * the session has ended, and nobody is asked to sign in.
 */
export async function withSession<T>(send: () => Promise<T>): Promise<T> {
  await refreshSession();
  const sentWith = readCookie(AUTH_COOKIE);
  try {
    return await send();
  } catch (error) {
    if (!isProblemError(error) || error.code !== 'login-required') throw error;
    const status = await renewRefusedSession(sentWith);
    if (status === 401) throw error;
    if (status < 200 || status >= 300) throw toProblemError({ status });
    return send();
  }
}
