import { AUTH_COOKIE } from './auth-cookie.ts';
import { readCookie } from './read-cookie.ts';

const KEY = 'errand';

/** Also where a browser forbids storage, as long as the page is not loaded anew. */
let inMemory: string | undefined;

function inStorage(access: (storage: Storage) => string | null | void): string | undefined {
  try {
    return access(window.sessionStorage) ?? undefined;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** Keeps what a guest looks at, for the case that a sign-up is next: the last search or trailer of this tab. */
export function noteErrand(path: string): void {
  if (readCookie(AUTH_COOKIE) !== undefined) return;
  inMemory = path;
  inStorage((storage) => storage.setItem(KEY, path));
}

/** As it was noted: whoever goes there judges it first. */
export const findNotedErrand = (): string | undefined => inMemory ?? inStorage((storage) => storage.getItem(KEY));

export function forgetErrand(): void {
  inMemory = undefined;
  inStorage((storage) => storage.removeItem(KEY));
}
