import { AD_CLICK_KEY } from './campaign.ts';
import { logOut } from './log-out.ts';
import { hasOpenWork } from './open-work.ts';
import { readCookie, readCookieNames } from './read-cookie.ts';
import { AUTH_COOKIE } from './refresh-session.ts';
import { isReloadAllowed, reloadGuarded } from './reload-guard.ts';
import type { VersionVerdict } from './version-watch.ts';
import { deleteCookie } from './write-cookie.ts';

export const LOGOUT_TIMEOUT_MS = 3_000;
/** Ending an impersonation returns to the admin's own session, which ends with a second call. */
const MAX_LOGOUTS = 2;

/** Moves to the new version on the way to `target`, unless work is open anywhere in this browser. */
export async function applyUpdate(verdict: VersionVerdict, target: string): Promise<boolean> {
  if (verdict === 'current' || !isReloadAllowed() || (await hasOpenWork())) return false;
  if (verdict === 'clear') {
    await endServerSession();
    await clearBrowser();
  }
  return reloadGuarded(target);
}

/** Scripts cannot delete the session's own cookies: the server has to. */
async function endServerSession(): Promise<void> {
  for (let call = 0; call < MAX_LOGOUTS && readCookie(AUTH_COOKIE) !== undefined; call += 1) {
    const signal = AbortSignal.timeout(LOGOUT_TIMEOUT_MS);
    // oxlint-disable-next-line no-await-in-loop -- the second call depends on what the first one leaves
    if (!(await logOut({ isSilent: true, signal }))) return;
  }
}

/** Empties cookies, storage and caches but keeps the ad click id. Unsent pick-ups lie in IndexedDB and stay. */
export async function clearBrowser(): Promise<void> {
  const adClick = localStorage.getItem(AD_CLICK_KEY);
  for (const name of readCookieNames()) deleteCookie(name);
  localStorage.clear();
  sessionStorage.clear();
  if (adClick !== null) localStorage.setItem(AD_CLICK_KEY, adClick);
  if ('caches' in window) {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}
