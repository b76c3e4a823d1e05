import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { type DebitRow, hasLiveDebit, lockDebit, lockReturnsOfUnit, updateDebit } from '#db/debit/debit.queries.ts';
import { releaseDebitsOfUnit, releaseMandate } from '#db/payment/mandate.queries.ts';
import { findPayment } from '#db/payment/payment.queries.ts';
import { lockAccounts } from '#db/payment/settlement.queries.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { Acting } from '../ledger/acting.ts';
import { settleInvoices } from '../ledger/settle-invoices.ts';
import { takePayment } from '../ledger/take-payment.ts';

type Wrong = {
  readonly debitId: string;
  readonly businessUnitId: string;
  readonly invoiceId: string;
  readonly blocked: 'mandate' | 'unit' | null;
};

/**
 * A debit has not come back after all: its money is there and pays the invoice again, and what was blocked for it goes on.
 * Refused while it is collected once more.
 */
export async function undoReturn(
  trx: Transaction,
  { debitId, businessUnitId, invoiceId, blocked }: Wrong,
  acting: Acting,
): Promise<Outcome<void>> {
  const [account] = await lockAccounts(trx, { businessUnitId, invoiceIds: [invoiceId] });
  await lockReturnsOfUnit(trx, { businessUnitId });
  const debit = await lockDebit(trx, debitId);
  const collected = debit?.paymentId ? await findPayment(trx, debit.paymentId) : undefined;
  if (debit?.status !== 'returned' || account === undefined || collected === undefined) return refuse('illegal-state');
  if (await hasLiveDebit(trx, { businessUnitId, invoiceId })) return refuse('illegal-state');
  const { cents } = debit;
  const money = { businessUnitId, kind: 'directDebit', bookedOn: collected.bookedOn, cents } as const;
  const { id: paymentId } = await takePayment(trx, money, acting);
  const nothing = { returnCode: null, returnedOn: null, retryOn: null };
  await updateDebit(trx, debitId, { status: 'collected', paymentId, ...nothing });
  const share = Math.min(cents, account.openCents);
  if (share > 0) {
    const shares = [{ invoiceId, cents: share }];
    const settled = await settleInvoices(trx, { businessUnitId, paymentId, shares }, acting);
    if (!settled.ok) return settled;
  }
  await release(trx, debit, { ...acting, blocked });
  return ok(undefined);
}

async function release(
  trx: Transaction,
  { businessUnitId, mandateId, returnCode }: DebitRow,
  { by: actor, now, blocked }: Acting & Pick<Wrong, 'blocked'>,
): Promise<void> {
  if (blocked === null) return;
  if (blocked === 'unit') await releaseDebitsOfUnit(trx, { businessUnitId });
  else await releaseMandate(trx, { businessUnitId, mandateId, reason: returnCode ?? '' });
  const data = { blocked };
  await recordAudit(trx, { actor, businessUnitId, action: 'mandate.release', objectId: mandateId, data, now });
}
