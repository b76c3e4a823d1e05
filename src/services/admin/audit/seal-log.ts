import { setTimeout as pause } from 'node:timers/promises';
import { findLastSeal, isSettled, readHorizon, sealEntries } from '#db/audit/audit-seal.queries.ts';
import type { Deps } from '../../deps.ts';

const BATCH = 1000;
const PAUSE_MS = 100;
const PATIENCE_MS = 30_000;

/** Where the chain of the log ends. Noted elsewhere, it proves later that nothing before it was written anew. */
export type LogHead = { readonly id: number; readonly hash: string };

/**
 * Seals what has been logged until now. A transaction that has taken its place in the log but has not ended is waited
 * for, because the chain has no room for it later; if it takes too long, the next run finds it. Undefined if nothing is
 * to be sealed, or not yet.
 */
export async function sealLog({ db }: Pick<Deps, 'db'>): Promise<LogHead | undefined> {
  const horizon = await readHorizon(db);
  if (horizon === undefined) return undefined;
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (!(await isSettled(db, horizon))) {
    if (performance.now() > giveUpAt) return undefined;
    await pause(PAUSE_MS);
  }
  while ((await sealEntries(db, horizon, BATCH)) === BATCH);
  const head = await findLastSeal(db);
  return head && { id: head.auditId, hash: head.hash.toString('hex') };
}
