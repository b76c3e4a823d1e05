import type { Debit, ReturnDebitInput } from '#contract/admin-debit.ts';
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
import { blockDebitsOfUnit, blockMandate } from '#db/payment/mandate.queries.ts';
import { insertPayment } from '#db/payment/payment.queries.ts';
import { listLiveSettlements, lockAccounts } from '#db/payment/settlement.queries.ts';
import { addMonths } from '#domain/debit/add-months.ts';
import { retryDay } from '#domain/debit/debit-day.ts';
import { comesBackAs } from '#domain/debit/debit-state.ts';
import { MOST_RETURNS, nextStepOf, RETURN_MONTHS } from '#domain/debit/return-code.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type Acting, userOf } from '../ledger/acting.ts';
import { refreshOrderPayment } from '../ledger/refresh-order-payment.ts';
import { undoPayment } from '../ledger/undo-payment.ts';
import { requirePlatformAdmin } from '../require-actor.ts';
import { toDebit } from './to-batch.ts';
import { turnToTransfer } from './turn-to-transfer.ts';

type Return = { readonly debitId: string; readonly version?: number | undefined; readonly input: ReturnDebitInput };
type Back = Acting & { readonly code: string; readonly collectAgain: boolean; readonly today: string };

/**
 * A debit came back: what it has settled is open again and due, or is collected once more if the operator agrees. Order,
 * account, unit and debit are locked in this order.
 */
export async function returnDebit(
  { db, clock }: Reads,
  actor: Actor,
  { debitId, version, input: { code, collectAgain = false } }: Return,
): Promise<Outcome<Debit>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  const now = clock.now();
  const today = operatorToday(toInstant(now)).toString();
  return attempt(db, async (trx) => {
    const shown = await findDebit(trx, debitId);
    if (shown === undefined) return refuse('not-found');
    const { businessUnitId, invoiceId } = shown;
    await lockAccounts(trx, { businessUnitId, invoiceIds: [invoiceId] });
    await lockReturnsOfUnit(trx, { businessUnitId });
    const debit = await lockDebit(trx, debitId);
    const status = debit && comesBackAs(debit.status);
    if (debit === undefined || status === undefined) return refuse('illegal-state');
    if (version !== undefined && version !== debit.version) return refuse('stale-version');
    const done = await takeBack(trx, { ...shown, ...debit }, status, { by: actor, now, code, collectAgain, today });
    if (!done.ok) return done;
    const after = await findDebit(trx, debitId);
    return after === undefined ? refuse('not-found') : ok(toDebit(after));
  });
}

async function takeBack(
  trx: Transaction,
  debit: ShownDebit & DebitRow,
  status: 'rejected' | 'returned',
  { code, collectAgain, today, ...acting }: Back,
): Promise<Outcome<void>> {
  const { id, businessUnitId, invoiceId, invoiceNumber: number, orderId, cents } = debit;
  const { by: actor, now } = acting;
  const step = nextStepOf(code);
  const returns = 1 + (await countReturns(trx, { businessUnitId, after: addMonths(today, -RETURN_MONTHS) }));
  const isLast = returns >= MOST_RETURNS;
  const wasTried = (await countReturnsOfInvoice(trx, { businessUnitId, invoiceId })) > 0;
  if (collectAgain && (step !== 'tryAgain' || isLast || wasTried)) {
    return refuseFields({ collectAgain: 'unrecognized-keys' });
  }
  const sentBack = await sendBack(trx, debit, { ...acting, today });
  if (!sentBack.ok) return sentBack;
  const retryOn = collectAgain ? retryDay(today) : null;
  await updateDebit(trx, id, { status, returnCode: code, returnedOn: today, retryOn });
  const data = { number, code, cents, returns, ...(retryOn && { retryOn }) };
  await recordAudit(trx, { actor, businessUnitId, action: 'debit.return', objectId: id, data, now });
  await block(trx, debit, { ...acting, reason: isLast ? 'returns' : step === 'blockMandate' ? code : null });
  const [account] = await lockAccounts(trx, { businessUnitId, invoiceIds: [invoiceId] });
  // Paid in another way meanwhile, it stays so.
  if (account === undefined || account.openCents === 0) return ok(undefined);
  if (retryOn === null) {
    const turn = { businessUnitId, orderId, invoiceId, number, reason: 'returned', dueOn: today } as const;
    await turnToTransfer(trx, turn, acting);
    return ok(undefined);
  }
  await reopenAccount(trx, { businessUnitId, invoiceId, dueOn: retryOn });
  await refreshOrderPayment(trx, { businessUnitId, orderId }, now);
  await queueMail(trx, { template: 'debitRepeated', invoiceId });
  return ok(undefined);
}

/** The money leaves us: nothing is settled with it any more. What was rejected had never come. */
async function sendBack(
  trx: Transaction,
  { businessUnitId, paymentId, cents }: DebitRow,
  { today, ...acting }: Acting & { readonly today: string },
): Promise<Outcome<void>> {
  if (paymentId === null) return ok(undefined);
  const settled = await listLiveSettlements(trx, paymentId);
  const undone = settled.length === 0 ? ok(undefined) : await undoPayment(trx, { paymentId }, acting);
  if (!undone.ok) return undone;
  await insertPayment(trx, {
    businessUnitId,
    kind: 'debitReturn',
    bookedOn: today,
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
): Promise<void> {
  if (reason === null) return;
  if (reason === 'returns') await blockDebitsOfUnit(trx, { businessUnitId, mandateId });
  else if ((await blockMandate(trx, { businessUnitId, mandateId, reason })) === undefined) return;
  const data = { reference, reason };
  await recordAudit(trx, { actor, businessUnitId, action: 'mandate.block', objectId: mandateId, data, now });
}
