import { createJSONStorage, type PersistStorage, type StateStorage } from 'zustand/middleware';
import type { PublicConfig } from '#config/public.ts';
import { readCookie } from '#web/client/read-cookie.ts';
import { deleteCookie, writeCookie } from '#web/client/write-cookie.ts';

export type StorageKind = PublicConfig['stateStorage'][keyof PublicConfig['stateStorage']];

export const STORE_COOKIE_DAYS = 365;

const cookieStorage: StateStorage = {
  getItem: (name) => readCookie(name) ?? null,
  setItem: (name, value) => writeCookie(name, value, STORE_COOKIE_DAYS),
  removeItem: deleteCookie,
};

const nothing: StateStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

function findStorage(kind: StorageKind): StateStorage {
  switch (kind) {
    case 'local':
      return window.localStorage;
    case 'session':
      return window.sessionStorage;
    case 'cookie':
      return cookieStorage;
  }
}

/** A browser may forbid storage or run out of it. The shop works without, so what cannot be kept is let go. */
const forgiving = (kind: StorageKind): StateStorage => ({
  getItem: (name) => attempt(() => findStorage(kind).getItem(name), null),
  setItem: (name, value) => attempt(() => findStorage(kind).setItem(name, value), undefined),
  removeItem: (name) => attempt(() => findStorage(kind).removeItem(name), undefined),
});

function attempt<T>(access: () => T, otherwise: T): T {
  try {
    return access();
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
}

export const openStorage = <State>(kind: StorageKind): PersistStorage<State> | undefined =>
  createJSONStorage<State>(() => forgiving(kind));

/** What a store has until the configuration is known, and always on the server. */
export const closedStorage = <State>(): PersistStorage<State> | undefined => createJSONStorage<State>(() => nothing);
