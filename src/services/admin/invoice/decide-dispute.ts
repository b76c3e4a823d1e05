import type { DisputeDecisionInput, InvoiceDispute } from '#contract/invoice-dispute.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import {
  changeAccount,
  decideDispute as writeDecision,
  findNewestDispute,
  findOpenDispute,
  lockAccount,
} from '#db/invoice/dispute.queries.ts';
import { listCreditNotes } from '#db/invoice/whole-invoice.queries.ts';
import { isCorrectedSince } from '#domain/invoice/is-corrected-since.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { addDays, localDate } from '#domain/time/wall-clock.ts';
import { attempt } from '../../attempt.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { toDispute } from '../../invoice/to-invoice-detail.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { refreshOrderPayment } from '../../ledger/refresh-order-payment.ts';
import { requireStaff } from '../../require-actor.ts';

/** Nobody has to pay faster because they asked. */
const DAYS_TO_PAY = 7;

type Decision = { readonly invoiceId: string; readonly input: DisputeDecisionInput };
type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/** Answers a dispute. One that is right needs a correction first: an answer alone would change no amount. */
export async function decideDispute(
  { db, clock }: Reads,
  actor: Actor,
  { invoiceId, input }: Decision,
): Promise<Outcome<InvoiceDispute>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  return attempt(db, async (trx) => {
    const account = await lockAccount(trx, { scope: 'anyUnit', invoiceId });
    if (account === undefined) return refuse('not-found');
    const { businessUnitId, orderId, number } = account;
    const which = { businessUnitId, invoiceId };
    const open = await findOpenDispute(trx, which);
    if (open === undefined) return refuse('illegal-state');
    const isCorrected = isCorrectedSince(open.openedAt, await listCreditNotes(trx, which));
    if (input.decision === 'accepted' && !isCorrected) return refuse('illegal-state');
    await writeDecision(trx, { ...which, ...input, disputeId: open.id, decidedBy: admin.value.userId, now });
    await askAgain(trx, account, localDate(now, OPERATOR_ZONE));
    await refreshOrderPayment(trx, { businessUnitId, orderId }, now);
    const data = { number, decision: input.decision };
    await recordAudit(trx, { actor, businessUnitId, action: 'invoice.decideDispute', objectId: invoiceId, data, now });
    await queueMail(trx, { template: 'disputeAnswered', disputeId: open.id });
    const decided = await findNewestDispute(trx, which);
    return decided === undefined ? refuse('not-found') : ok(toDispute(decided));
  });
}

/** What is left of it is to be paid; what was settled meanwhile stays settled. */
async function askAgain(trx: Transaction, account: Account, today: string): Promise<void> {
  const { businessUnitId, invoiceId, status, dueOn } = account;
  if (status !== 'disputed') return;
  const soonest = addDays(today, DAYS_TO_PAY);
  const later = dueOn !== null && dueOn > soonest ? dueOn : soonest;
  await changeAccount(trx, { businessUnitId, invoiceId, status: 'open', dueOn: later });
}
