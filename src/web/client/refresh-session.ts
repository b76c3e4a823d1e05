import { AUTH_COOKIE } from './auth-cookie.ts';
import { readCookie } from './read-cookie.ts';

export const REFRESH_PATH = '/api/users/refresh-token';
export const REFRESH_THRESHOLD_SECONDS = 5 * 60;
/** A refresh that hangs must not hold up every tab. */
export const REFRESH_TIMEOUT_MS = 10_000;
const LOCK = 'session-refresh';

/** The status of the answer; 0 when none came. */
type RefreshStatus = number;
const RENEWED = 200;
const SIGNED_OUT = 401;

let inFlight: Promise<RefreshStatus> | undefined;
/** How far the server's clock is ahead of this device's, as the last refresh has shown: many clocks are wrong. */
let serverAheadMs = 0;

export function isRefreshDue(cookie: string | undefined, nowMs: number): boolean {
  if (cookie === undefined || !/^\d+$/.test(cookie)) return false;
  return Number(cookie) - nowMs / 1000 <= REFRESH_THRESHOLD_SECONDS;
}

const isDue = () => isRefreshDue(readCookie(AUTH_COOKIE), Date.now() + serverAheadMs);

/**
 * Renews the session before a request if it is about to end: once for all requests of the tab, and once over all tabs.
 * A failure is nobody's business here; the request that follows finds out for itself.
 */
export async function refreshSession(): Promise<void> {
  if (isDue()) await refreshOnce(isDue);
}

/**
 * Renews the session after a request was refused that had been sent with the given cookie, unless somebody has done so
 * meanwhile. Without the cookie there is no session to renew.
 */
export async function renewRefusedSession(refused: string | undefined): Promise<RefreshStatus> {
  if (refused === undefined) return SIGNED_OUT;
  return refreshOnce(() => readCookie(AUTH_COOKIE) === refused);
}

function refreshOnce(isNeeded: () => boolean): Promise<RefreshStatus> {
  inFlight ??= underLock(() => requestRefresh(isNeeded)).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

async function underLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
}

async function requestRefresh(isNeeded: () => boolean): Promise<RefreshStatus> {
  // Another tab may have renewed the session, or ended it, while this one waited for the lock.
  if (!isNeeded()) return readCookie(AUTH_COOKIE) === undefined ? SIGNED_OUT : RENEWED;
  try {
    const answer = await fetch(REFRESH_PATH, { method: 'POST', signal: AbortSignal.timeout(REFRESH_TIMEOUT_MS) });
    noteServerTime(answer.headers.get('date'));
    return answer.status;
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    return 0;
  }
}

function noteServerTime(date: string | null): void {
  const serverMs = Date.parse(date ?? '');
  if (!Number.isNaN(serverMs)) serverAheadMs = serverMs - Date.now();
}
