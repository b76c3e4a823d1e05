import type { Me } from '#contract/user.ts';
import { api } from './api-client.ts';
import { findKeptMe, keepMe } from './kept-me.ts';

/** The user as the API knows them, kept in this browser tab for the configured time unless the reload is forced. */
export function loadMe(cacheSeconds: number, { force = false }: { force?: boolean } = {}): Promise<Me> {
  if (typeof window === 'undefined') throw new Error('loadMe is for the browser; loaders ask the service');
  const known = force ? undefined : findKeptMe();
  if (known) return known;
  const me = api.get('/api/users/me');
  keepMe(me, cacheSeconds);
  return me;
}
