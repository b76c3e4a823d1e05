import { AD_CLICK_KEY } from './campaign.ts';
import { logOut } from './log-out.ts';
import { hasOpenWork } from './open-work.ts';
import { readCookieNames } from './read-cookie.ts';
import { isReloadAllowed, reloadGuarded } from './reload-guard.ts';
import { CLEARED_KEY, type VersionVerdict } from './version-watch.ts';
import { deleteCookie } from './write-cookie.ts';

const LOGOUT_TIMEOUT_MS = 3_000;

/** Which release this tab was last reloaded for: while releases take turns an older page may come of it. */
const MOVED_KEY = 'moved-to-release';

export type Update = { readonly verdict: VersionVerdict; readonly version: string };

/** Moves to the new version on the way to `target`, unless work is open anywhere in this browser. */
export async function applyUpdate({ verdict, version }: Update, target: string): Promise<boolean> {
  if (verdict === 'current' || !isReloadAllowed()) return false;
  if (verdict === 'reload' && sessionStorage.getItem(MOVED_KEY) === version) return false;
  if (await hasOpenWork()) return false;
  if (verdict === 'clear') {
    // Scripts cannot delete cookies that only the server sees. Without a line the update waits for the next page.
    const signal = AbortSignal.timeout(LOGOUT_TIMEOUT_MS);
    const isForgotten = await logOut({ isSilent: true, isForGood: true, signal });
    if (!isForgotten && !navigator.onLine) return false;
    await clearBrowser();
    localStorage.setItem(CLEARED_KEY, version);
  }
  sessionStorage.setItem(MOVED_KEY, version);
  return reloadGuarded(target);
}

/** Empties cookies, storage and caches but keeps the ad click id. Unsent pick-ups lie in IndexedDB and stay. */
export async function clearBrowser(): Promise<void> {
  const adClick = localStorage.getItem(AD_CLICK_KEY);
  for (const name of readCookieNames()) for (const path of pathsAbove()) deleteCookie(name, { path });
  localStorage.clear();
  sessionStorage.clear();
  if (adClick !== null) localStorage.setItem(AD_CLICK_KEY, adClick);
  if ('caches' in window) {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}

/** The paths that a cookie seen on this page can be bound to. */
function pathsAbove(): string[] {
  const segments = window.location.pathname.split('/').filter(Boolean);
  return ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)];
}
