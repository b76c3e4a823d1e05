import type { EntryRow } from '#db/bank/bank-entry.queries.ts';
import { type EntryDebit, listEntryDebits, takeBackEntryDebits } from '#db/bank/bank-entry-debit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { ok } from '#domain/result.ts';
import { expectAgain } from '../debit/expect-again.ts';
import { undoReturn } from '../debit/undo-return.ts';
import type { Outcome } from '../failure.ts';
import type { Acting } from '../ledger/acting.ts';

/** Takes back what an entry has shown about debits, and what was booked by it; true if there was anything. */
export async function undoDebits(
  trx: Transaction,
  { id, bookedOn }: EntryRow,
  acting: Acting,
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

const undoOne = (trx: Transaction, shown: EntryDebit, acting: Acting): Promise<Outcome<void>> =>
  shown.isBooked ? undoReturn(trx, shown, acting) : Promise.resolve(ok(undefined));
