import { createJSONStorage, type PersistStorage, type StateStorage } from 'zustand/middleware';
import type { PublicConfig } from '#config/public.ts';
import { readCookie } from '#web/client/read-cookie.ts';
import { deleteCookie, writeCookie } from '#web/client/write-cookie.ts';

/** In the browser, in its tab, or in a cookie of these options. */
export type StoragePlace = 'local' | 'session' | PublicConfig['stateCookie'];

const cookieStorage = (options: PublicConfig['stateCookie']): StateStorage => ({
  getItem: (name) => readCookie(name) ?? null,
  setItem: (name, value) => writeCookie(name, value, options.days, options),
  removeItem: (name) => deleteCookie(name, options),
});

const nothing: StateStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

function findStorage(place: StoragePlace): StateStorage {
  switch (place) {
    case 'local':
      return window.localStorage;
    case 'session':
      return window.sessionStorage;
    default:
      return cookieStorage(place);
  }
}

/** A browser may forbid storage or run out of it. The shop works without, so what cannot be kept is let go. */
const forgiving = (place: StoragePlace): StateStorage => ({
  getItem: (name) => attempt(() => findStorage(place).getItem(name), null),
  setItem: (name, value) => attempt(() => findStorage(place).setItem(name, value), undefined),
  removeItem: (name) => attempt(() => findStorage(place).removeItem(name), undefined),
});

function attempt<T>(access: () => T, otherwise: T): T {
  try {
    return access();
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
}

export const openStorage = <State>(place: StoragePlace): PersistStorage<State> | undefined =>
  createJSONStorage<State>(() => forgiving(place));

/** What a store has until the configuration is known, and always on the server. */
export const closedStorage = <State>(): PersistStorage<State> | undefined => createJSONStorage<State>(() => nothing);
