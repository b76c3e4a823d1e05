import { recordAudit } from '#db/audit/audit.queries.ts';
import { decideEntry, type EntryRow } from '#db/bank/bank-entry.queries.ts';
import { insertEntryDebits } from '#db/bank/bank-entry-debit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { listStatesOfBatch, lockAccountsOfBatch } from '#db/debit/debit.queries.ts';
import { lockBatch } from '#db/debit/debit-batch.queries.ts';
import type { DebitNews, KnownDebit } from '#domain/bank/match-debit.ts';
import { ok } from '#domain/result.ts';
import { closeBatch } from '../debit/close-batch.ts';
import { collectDebits } from '../debit/collect-debits.ts';
import { takeBackDebit } from '../debit/take-back-debit.ts';
import { addClaim } from '../dunning/add-claim.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { Deciding } from './book-entry.ts';

type News = DebitNews & {
  /** The operator agrees to one more try of what came back. */
  readonly collectAgain: boolean;
  /** Nobody, if the import did. */
  readonly decidedBy: string | null;
};

/**
 * Books what an entry, which the caller has locked, says about debits of ours: each that was collected pays its invoice, and
 * what came back is open again. What a person has said before is only shown by it.
 */
export async function bookDebits(
  trx: Transaction,
  entry: EntryRow,
  news: News,
  acting: Deciding,
): Promise<Outcome<void>> {
  const [first] = news.debits;
  if (first === undefined) return refuse('illegal-state');
  const booked =
    news.kind === 'collected'
      ? await bookCollected(trx, entry, { ...news, batchId: first.batchId }, acting)
      : await bookReturned(trx, entry, { ...news, debit: first }, acting);
  if (!booked.ok) return booked;
  const { businessUnitId, ground, decidedBy, kind, code, debits, feeCents } = news;
  const { id: entryId, isUndone, cents } = entry;
  const { by: actor, now } = acting;
  const decision = { businessUnitId, grounds: [ground, 'amount'], isUndone, decidedAt: now, decidedBy };
  await decideEntry(trx, { entryId, status: 'matched', ...decision });
  const numbers = debits.map(({ invoiceNumber }) => invoiceNumber);
  const data = { kind, cents, numbers, ...(code && { code, feeCents }) };
  await recordAudit(trx, { actor, businessUnitId, action: 'bankEntry.match', objectId: entryId, data, now });
  return ok(undefined);
}

async function bookCollected(
  trx: Transaction,
  { id: bankEntryId, bookedOn }: EntryRow,
  { debits, batchId }: News & { readonly batchId: string },
  acting: Deciding,
): Promise<Outcome<void>> {
  const batch = await lockBatch(trx, batchId);
  if (batch === undefined) return refuse('not-found');
  await lockAccountsOfBatch(trx, batchId);
  const waiting = (await listStatesOfBatch(trx, batchId)).filter(({ status }) => status === 'exported');
  const debitIds = new Set(waiting.map(({ id }) => id));
  // What was awaited when the entry was judged may have been decided on meanwhile.
  if (debits.some(({ debitId, status }) => (status === 'exported') !== debitIds.has(debitId))) {
    return refuse('illegal-state');
  }
  const fresh = new Set(debits.map(({ debitId }) => debitId).filter((id) => debitIds.has(id)));
  const collected = await collectDebits(trx, { batchId, bookedOn, debitIds: fresh }, acting);
  if (!collected.ok) return collected;
  await insertEntryDebits(
    trx,
    debits.map(({ debitId }) => ({
      bankEntryId,
      debitId,
      kind: 'collected',
      isBooked: fresh.has(debitId),
      createdAt: acting.now,
    })),
  );
  await closeBatch(trx, batch, { ...acting, bookedOn });
  return ok(undefined);
}

async function bookReturned(
  trx: Transaction,
  { id: bankEntryId, bookedOn }: EntryRow,
  { debit, code, feeCents, collectAgain }: News & { readonly debit: KnownDebit },
  acting: Deciding,
): Promise<Outcome<void>> {
  const { debitId, status } = debit;
  const isBooked = status === 'collected';
  const back = { debitId, code: code ?? '', collectAgain, returnedOn: bookedOn };
  const taken = isBooked ? await takeBackDebit(trx, back, acting) : ok({ blocked: null });
  if (!taken.ok) return taken;
  const { blocked } = taken.value;
  const { businessUnitId, invoiceId } = debit;
  const claim = { businessUnitId, invoiceId, kind: 'bankFee', cents: feeCents } as const;
  const fee = feeCents > 0 ? { feeCents, claimId: (await addClaim(trx, claim, acting)).id } : {};
  const shown = { bankEntryId, debitId, kind: 'returned', isBooked, blocked, ...fee, createdAt: acting.now } as const;
  await insertEntryDebits(trx, [shown]);
  return ok(undefined);
}
