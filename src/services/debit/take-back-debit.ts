import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { reopenAccount } from '#db/debit/by-transfer.queries.ts';
import {
  countReturns,
  countReturnsOfInvoice,
  findDebit,
  lockDebit,
  lockReturnsOfUnit,
  updateDebit,
  type DebitRow,
  type ShownDebit,
} from '#db/debit/debit.queries.ts';
import { lockBatch } from '#db/debit/debit-batch.queries.ts';
import { blockDebitsOfUnit, blockMandate } from '#db/payment/mandate.queries.ts';
import { findPayment, insertPayment } from '#db/payment/payment.queries.ts';
import { lockAccounts } from '#db/payment/settlement.queries.ts';
import { addMonths } from '#domain/debit/add-months.ts';
import { retryDay } from '#domain/debit/debit-day.ts';
import { comesBackAs } from '#domain/debit/debit-state.ts';
import { MOST_RETURNS, nextStepOf, RETURN_MONTHS } from '#domain/debit/return-code.ts';
import { ok } from '#domain/result.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type Acting, userOf } from '../ledger/acting.ts';
import { refreshOrderPayment } from '../ledger/refresh-order-payment.ts';
import { undoPayment } from '../ledger/undo-payment.ts';
import { closeBatch } from './close-batch.ts';
import { turnToTransfer } from './turn-to-transfer.ts';

type Return = {
  readonly debitId: string;
  readonly version?: number | undefined;
  readonly code: string;
  readonly collectAgain: boolean;
  /** As the bank has booked it. */
  readonly returnedOn: string;
};
type Back = Acting & Pick<Return, 'code' | 'collectAgain' | 'returnedOn'> & { readonly today: string };
/** What nothing is collected with any more. */
type Blocked = 'mandate' | 'unit' | null;

/**
 * A debit came back: what it has settled is open again and due, or is collected once more if the operator agrees. Batch,
 * order, account, unit and debit are locked in this order.
 */
export async function takeBackDebit(
  trx: Transaction,
  { debitId, version, code, collectAgain, returnedOn }: Return,
  acting: Acting,
): Promise<Outcome<{ readonly blocked: Blocked }>> {
  const today = operatorToday(toInstant(acting.now)).toString();
  const shown = await findDebit(trx, { debitId, today });
  const batch = shown && (await lockBatch(trx, shown.batchId));
  if (shown === undefined || batch === undefined) return refuse('not-found');
  const { businessUnitId, invoiceId } = shown;
  await lockAccounts(trx, { businessUnitId, invoiceIds: [invoiceId] });
  await lockReturnsOfUnit(trx, { businessUnitId });
  const debit = await lockDebit(trx, debitId);
  const status = debit && comesBackAs(debit.status);
  if (debit === undefined || status === undefined) return refuse('illegal-state');
  if (version !== undefined && version !== debit.version) return refuse('stale-version');
  const back = { ...acting, code, collectAgain, returnedOn, today };
  const taken = await takeBack(trx, { ...shown, ...debit }, status, back);
  // The last of those that the bank has told of may be one that it has rejected.
  if (taken.ok) await closeBatch(trx, batch, { ...acting, bookedOn: returnedOn });
  return taken;
}

async function takeBack(
  trx: Transaction,
  debit: ShownDebit & DebitRow,
  status: 'rejected' | 'returned',
  { code, collectAgain, returnedOn, today, ...acting }: Back,
): Promise<Outcome<{ readonly blocked: Blocked }>> {
  const { id, businessUnitId, invoiceId, invoiceNumber: number, orderId, cents } = debit;
  const { by: actor, now } = acting;
  const step = nextStepOf(code);
  const returns = 1 + (await countReturns(trx, { businessUnitId, after: addMonths(returnedOn, -RETURN_MONTHS) }));
  const isLast = returns >= MOST_RETURNS;
  const wasTried = (await countReturnsOfInvoice(trx, { businessUnitId, invoiceId })) > 0;
  if (collectAgain && (step !== 'tryAgain' || isLast || wasTried)) {
    return refuseFields({ collectAgain: 'unrecognized-keys' });
  }
  const sentBack = await sendBack(trx, debit, { ...acting, returnedOn });
  if (!sentBack.ok) return sentBack;
  const retryOn = collectAgain ? retryDay(today) : null;
  await updateDebit(trx, id, { status, returnCode: code, returnedOn, retryOn });
  const data = { number, code, cents, returns, ...(retryOn && { retryOn }) };
  await recordAudit(trx, { actor, businessUnitId, action: 'debit.return', objectId: id, data, now });
  const blocked = await block(trx, debit, {
    ...acting,
    reason: isLast ? 'returns' : step === 'blockMandate' ? code : null,
  });
  const [account] = await lockAccounts(trx, { businessUnitId, invoiceIds: [invoiceId] });
  // Paid in another way meanwhile, it stays so.
  if (account === undefined || account.openCents === 0) return ok({ blocked });
  if (retryOn === null) {
    const turn = { businessUnitId, orderId, invoiceId, number, reason: 'returned', dueOn: today } as const;
    await turnToTransfer(trx, turn, acting);
    return ok({ blocked });
  }
  await reopenAccount(trx, { businessUnitId, invoiceId, dueOn: retryOn });
  await refreshOrderPayment(trx, { businessUnitId, orderId }, now);
  await queueMail(trx, { template: 'debitRepeated', invoiceId });
  return ok({ blocked });
}

/** The money leaves us: nothing is settled with it any more. What was rejected had never come. */
async function sendBack(
  trx: Transaction,
  { businessUnitId, paymentId, cents }: DebitRow,
  { returnedOn, ...acting }: Acting & { readonly returnedOn: string },
): Promise<Outcome<void>> {
  if (paymentId === null) return ok(undefined);
  const isUsed = (await findPayment(trx, paymentId))?.unusedCents !== cents;
  const undone = isUsed ? await undoPayment(trx, { paymentId }, acting) : ok(undefined);
  if (!undone.ok) return undone;
  await insertPayment(trx, {
    businessUnitId,
    kind: 'debitReturn',
    bookedOn: returnedOn,
    cents: -cents,
    returnsId: paymentId,
    createdAt: acting.now,
    createdBy: userOf(acting),
  });
  return ok(undefined);
}

/** The mandate is of no use any more, or too much has come back from the company. */
async function block(
  trx: Transaction,
  { businessUnitId, mandateId, reference }: ShownDebit,
  { by: actor, now, reason }: Acting & { readonly reason: string | null },
): Promise<Blocked> {
  if (reason === null) return null;
  if (reason === 'returns') await blockDebitsOfUnit(trx, { businessUnitId, mandateId });
  else if ((await blockMandate(trx, { businessUnitId, mandateId, reason })) === undefined) return null;
  const data = { reference, reason };
  await recordAudit(trx, { actor, businessUnitId, action: 'mandate.block', objectId: mandateId, data, now });
  return reason === 'returns' ? 'unit' : 'mandate';
}
