import type { DebitBatch } from '#contract/admin-debit.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { lockBatch, type BatchRow } from '#db/debit/debit-batch.queries.ts';
import { lockAccountsOfBatch } from '#db/debit/debit.queries.ts';
import { type BatchState, canBatchBecome } from '#domain/debit/debit-state.ts';
import { ok } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { toBatch } from './to-batch.ts';

export type WhichBatch = { readonly batchId: string; readonly version?: number | undefined };
type Change = WhichBatch & {
  readonly to: BatchState;
  readonly action: 'debitBatch.export' | 'debitBatch.discard' | 'debitBatch.book';
};
type Acting = { readonly actor: PlatformAdmin; readonly now: Date };

/** Takes a batch to its next state. The batch, its orders and its accounts are locked in this order. */
export async function changeBatch(
  { db, clock }: Reads,
  actor: Actor,
  { batchId, version, to, action }: Change,
  change: (trx: Transaction, batch: BatchRow, acting: Acting) => Promise<Outcome<BatchRow>>,
): Promise<Outcome<DebitBatch>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  return attempt(db, async (trx) => {
    const batch = await lockBatch(trx, batchId);
    if (batch === undefined) return refuse('not-found');
    if (!canBatchBecome(batch.status, to)) return refuse('illegal-state');
    if (version !== undefined && version !== batch.version) return refuse('stale-version');
    await lockAccountsOfBatch(trx, batchId);
    const changed = await change(trx, batch, { actor: admin.value, now });
    if (!changed.ok) return changed;
    const { number, debits, sumCents } = changed.value;
    const data = { number, debits, sumCents };
    await recordAudit(trx, { actor, businessUnitId: null, action, objectId: batchId, data, now });
    return ok(await toBatch(trx, changed.value, now));
  });
}
