import { recordAudit } from '#db/audit/audit.queries.ts';
import { decideEntry, type EntryRow, releasePayment } from '#db/bank/bank-entry.queries.ts';
import type { Transaction } from '#db/client.ts';
import { lockPayment } from '#db/payment/payment.queries.ts';
import { listLiveSettlements } from '#db/payment/settlement.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { Acting } from '../ledger/acting.ts';
import { undoPayment } from '../ledger/undo-payment.ts';
import { undoRefund } from '../ledger/undo-refund.ts';
import { changeEntry, type WhichEntry } from './change-entry.ts';
import { isOpenEntry } from './is-open-entry.ts';
import { loadJudge } from './load-judge.ts';
import { undoDebits } from './undo-debits.ts';

/** Takes back what was booked for an entry, or fetches it back from aside. From then on only people decide on it. */
export const undoEntry = (deps: ReadsWithSettings, actor: Actor, which: WhichEntry) =>
  changeEntry(deps, actor, which, async (trx, entry, acting) => {
    // An order that its money has confirmed does not wait again.
    if (isOpenEntry(entry) || entry.orderId !== null) return refuse('illegal-state');
    const { id: entryId, businessUnitId, status: before, cents } = entry;
    if (before === 'matched') {
      const debits = await undoDebits(trx, entry, acting);
      if (!debits.ok) return debits;
      const released = debits.value ? ok(undefined) : await release(trx, entry, acting);
      if (!released.ok) return released;
    }
    const { by, now } = acting;
    const verdict = (await loadJudge(trx, deps.settings, [entry])).judge(entry);
    const status = verdict.result === 'new' ? 'new' : 'proposed';
    const decision = { businessUnitId: null, grounds: [], isUndone: true, decidedAt: now, decidedBy: by.userId };
    await decideEntry(trx, { entryId, status, ...decision });
    const data = { before, cents };
    await recordAudit(trx, { actor: by, businessUnitId, action: 'bankEntry.undo', objectId: entryId, data, now });
    return ok(undefined);
  });

/** The payment stays, and is nobody's. Money that has gone back to its sender cannot be taken from the company. */
async function release(trx: Transaction, { paymentId, cents }: EntryRow, acting: Acting): Promise<Outcome<void>> {
  if (paymentId === null) return ok(undefined);
  if (cents < 0) return undoRefund(trx, { paymentId }, acting);
  if ((await listLiveSettlements(trx, paymentId)).length > 0) {
    const undone = await undoPayment(trx, { paymentId }, acting);
    if (!undone.ok) return undone;
  }
  const payment = await lockPayment(trx, paymentId);
  if (payment === undefined || payment.unusedCents !== payment.cents) return refuse('illegal-state');
  await releasePayment(trx, paymentId);
  return ok(undefined);
}
