import { AUTH_COOKIE } from './auth-cookie.ts';
import { readCookie } from './read-cookie.ts';

/** The last thing of all, and the last search, which may have led to it. */
const KEYS = ['errand', 'errand-search'] as const;
type Key = (typeof KEYS)[number];

/** Also where a browser forbids storage, as long as the page is not loaded anew. */
const inMemory = new Map<Key, string>();

function inStorage(access: (storage: Storage) => string | null | void): string | undefined {
  try {
    return access(window.sessionStorage) ?? undefined;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

function keep(key: Key, path: string): void {
  inMemory.set(key, path);
  inStorage((storage) => storage.setItem(key, path));
}

const find = (key: Key): string | undefined => inMemory.get(key) ?? inStorage((storage) => storage.getItem(key));

/** Keeps what a guest looks at, for the case that a sign-up is next: the last search or trailer of this tab. */
export function noteErrand(path: string): void {
  if (readCookie(AUTH_COOKIE) !== undefined) return;
  keep('errand', path);
  if (!path.startsWith('/trailers/')) keep('errand-search', path);
}

/** As it was noted: whoever goes there judges it first. */
export const findNotedErrand = (): string | undefined => find('errand');
export const findNotedSearch = (): string | undefined => find('errand-search');

export function forgetErrand(): void {
  inMemory.clear();
  for (const key of KEYS) inStorage((storage) => storage.removeItem(key));
}
