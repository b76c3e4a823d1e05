import { readCookie } from './read-cookie.ts';

export const REFRESH_PATH = '/api/users/refresh-token';
export const REFRESH_THRESHOLD_SECONDS = 5 * 60;
/** Holds the end of the access token in epoch seconds. */
export const AUTH_COOKIE = 'auth_public';
/** A refresh that hangs must not hold up every tab. */
export const REFRESH_TIMEOUT_MS = 10_000;
const LOCK = 'session-refresh';

let inFlight: Promise<void> | undefined;

export function isRefreshDue(cookie: string | undefined, nowMs: number): boolean {
  if (cookie === undefined || !/^\d+$/.test(cookie)) return false;
  return Number(cookie) - nowMs / 1000 <= REFRESH_THRESHOLD_SECONDS;
}

const isDue = () => isRefreshDue(readCookie(AUTH_COOKIE), Date.now());

/**
 * Renews the session before a request if it is about to end: once for all requests of the tab, and once over all tabs.
 * A failure is nobody's business here; the request that follows finds out for itself.
 */
export function refreshSession(): Promise<void> {
  if (!isDue()) return Promise.resolve();
  inFlight ??= underLock(requestRefresh).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

async function underLock(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(LOCK, work);
}

async function requestRefresh(): Promise<void> {
  // Another tab may have renewed the session while this one waited for the lock.
  if (!isDue()) return;
  try {
    await fetch(REFRESH_PATH, { method: 'POST', signal: AbortSignal.timeout(REFRESH_TIMEOUT_MS) });
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
  }
}
