import { recordAudit } from '#db/audit/audit.queries.ts';
import type { EntryRow } from '#db/bank/bank-entry.queries.ts';
import { type EntryDebit, listEntryDebits, takeBackEntryDebits } from '#db/bank/bank-entry-debit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findClaim, waiveClaim } from '#db/dunning/dunning-claim.queries.ts';
import { ok } from '#domain/result.ts';
import { expectAgain } from '../debit/expect-again.ts';
import { undoReturn } from '../debit/undo-return.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { Acting } from '../ledger/acting.ts';
import type { Deciding } from './book-entry.ts';

/** Takes back what an entry has shown about debits, and what was booked by it; true if there was anything. */
export async function undoDebits(
  trx: Transaction,
  { id, bookedOn }: EntryRow,
  acting: Deciding,
): Promise<Outcome<boolean>> {
  const shown = await listEntryDebits(trx, [id]);
  const [first] = shown;
  if (first === undefined) return ok(false);
  const undone =
    first.kind === 'collected'
      ? await undoCollected(trx, shown, { ...acting, bookedOn })
      : await undoOne(trx, first, acting);
  if (!undone.ok) return undone;
  await takeBackEntryDebits(
    trx,
    shown.map((row) => row.id),
    acting.now,
  );
  return ok(true);
}

async function undoCollected(
  trx: Transaction,
  shown: readonly EntryDebit[],
  acting: Acting & { readonly bookedOn: string },
): Promise<Outcome<void>> {
  const [first] = shown;
  const debitIds = new Set(shown.filter(({ isBooked }) => isBooked).map(({ debitId }) => debitId));
  if (first === undefined || debitIds.size === 0) return ok(undefined);
  return expectAgain(trx, { batchId: first.batchId, debitIds }, acting);
}

/** The claim for what the bank has charged goes with the return; one that was paid stays, and so does the return. */
async function undoClaim(
  trx: Transaction,
  { businessUnitId, claimId, returnCode }: EntryDebit,
  { by: actor, now }: Deciding,
): Promise<Outcome<void>> {
  const claim = claimId === null ? undefined : await findClaim(trx, claimId);
  if (claim === undefined || claim.waivedAt !== null) return ok(undefined);
  if (claim.paidAt !== null) return refuse('illegal-state');
  const { id } = claim;
  const reason = returnCode ?? '–';
  await waiveClaim(trx, { businessUnitId, claimId: id, reason, userId: actor.userId, now });
  await recordAudit(trx, { actor, businessUnitId, action: 'dunning.waive', objectId: id, data: { reason }, now });
  return ok(undefined);
}

async function undoOne(trx: Transaction, shown: EntryDebit, acting: Deciding): Promise<Outcome<void>> {
  const undone = shown.isBooked ? await undoReturn(trx, shown, acting) : ok(undefined);
  return undone.ok ? undoClaim(trx, shown, acting) : undone;
}
