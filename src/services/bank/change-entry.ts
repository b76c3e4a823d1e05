import type { BankEntry } from '#contract/admin-bank.ts';
import { type EntryRow, findEntry, lockEntry } from '#db/bank/bank-entry.queries.ts';
import type { Transaction } from '#db/client.ts';
import { ok } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { describeEntries } from './describe-entries.ts';

export type WhichEntry = { readonly entryId: string; readonly version?: number | undefined };
type Act = { readonly by: PlatformAdmin; readonly now: Date };

/** Decides on an entry that nobody else decides on meanwhile. Whoever presses twice is refused the second time. */
export async function changeEntry(
  { db, clock, settings }: ReadsWithSettings,
  actor: Actor,
  { entryId, version }: WhichEntry,
  change: (trx: Transaction, entry: EntryRow, act: Act) => Promise<Outcome<void>>,
): Promise<Outcome<BankEntry>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  return attempt(db, async (trx) => {
    const entry = await lockEntry(trx, entryId);
    if (entry === undefined) return refuse('not-found');
    if (version !== undefined && version !== entry.version) return refuse('stale-version');
    const changed = await change(trx, entry, { by: admin.value, now });
    if (!changed.ok) return changed;
    const after = await findEntry(trx, entryId);
    const [described] = after === undefined ? [] : await describeEntries(trx, settings, [after]);
    return described === undefined ? refuse('not-found') : ok(described);
  });
}
