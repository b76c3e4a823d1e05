import type { ApiAnswer } from '#contract/api.ts';
import { api } from './api-client.ts';

export type Me = ApiAnswer<'GET /api/users/me'>;

type Kept = { readonly me: Promise<Me>; readonly until: number };

let kept: Kept | undefined;

/** The user as the API knows them, kept in this browser tab for the configured time unless the reload is forced. */
export function loadMe(cacheSeconds: number, { force = false }: { force?: boolean } = {}): Promise<Me> {
  if (typeof window === 'undefined') throw new Error('loadMe is for the browser; loaders ask the service');
  if (!force && kept && Date.now() < kept.until) return kept.me;
  const entry: Kept = { me: api.get('/api/users/me'), until: Date.now() + cacheSeconds * 1000 };
  kept = entry;
  entry.me.catch(() => {
    if (kept === entry) kept = undefined;
  });
  return entry.me;
}

/** For every change of who is signed in. */
export function forgetMe(): void {
  kept = undefined;
}
