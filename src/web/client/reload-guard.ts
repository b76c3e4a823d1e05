export const RELOAD_GUARD_MS = 10_000;
export const RELOAD_GUARD_KEY = 'reloaded-at';

type Page = Pick<Location, 'assign' | 'reload' | 'href'>;

export function isReloadAllowed(): boolean {
  const last = sessionStorage.getItem(RELOAD_GUARD_KEY);
  return last === null || Date.now() - Number(last) >= RELOAD_GUARD_MS;
}

/** Loads a path afresh, at most once in ten seconds, so that a fault that survives the reload cannot loop. */
export function reloadGuarded(path: string, page: Page = window.location): boolean {
  if (!isReloadAllowed()) return false;
  sessionStorage.setItem(RELOAD_GUARD_KEY, String(Date.now()));
  const target = new URL(path, page.href);
  if (target.href === page.href) page.reload();
  else page.assign(target.href);
  return true;
}
