import type { InvoiceDetail } from '#contract/invoice.ts';
import type { DisputeInput } from '#contract/invoice-dispute.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { changeAccount, insertDispute, lockAccount } from '#db/invoice/dispute.queries.ts';
import { isDisputable } from '#domain/invoice/is-disputable.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import type { Locale } from '#i18n/locales.ts';
import { attempt } from '../attempt.ts';
import { type Outcome, refuse } from '../failure.ts';
import { refreshOrderPayment } from '../ledger/refresh-order-payment.ts';
import { refuseForImpersonator, requireRight } from '../require-actor.ts';
import { getInvoice } from './get-invoice.ts';
import type { InvoiceNeeds } from './load-invoice.ts';

type Dispute = { readonly invoiceId: string; readonly input: DisputeInput; readonly locale: Locale };

/** Says that a document is not right. Until that is answered, it is neither collected nor reminded of. */
export async function disputeInvoice(
  deps: InvoiceNeeds,
  actor: Actor,
  { invoiceId, input, locale }: Dispute,
): Promise<Outcome<InvoiceDetail>> {
  const member = requireRight(actor, 'disputeInvoices');
  if (!member.ok) return member;
  const personal = refuseForImpersonator(actor, 'disputeInvoice');
  if (!personal.ok) return personal;
  const { userId } = member.value;
  const now = deps.clock.now();
  const disputed = await attempt(deps.db, async (trx) => {
    const account = await lockAccount(trx, { scope: scopeOf(member.value), invoiceId });
    if (account === undefined) return refuse('not-found');
    const { businessUnitId, orderId, kind, number, status, openCents } = account;
    if (!isDisputable({ kind, account: status, openCents })) return refuse('illegal-state');
    await insertDispute(trx, { businessUnitId, invoiceId, reason: input.reason, openedAt: now, openedBy: userId });
    await changeAccount(trx, { businessUnitId, invoiceId, status: 'disputed' });
    await refreshOrderPayment(trx, { businessUnitId, orderId }, now);
    const data = { number, openCents };
    await recordAudit(trx, { actor, businessUnitId, action: 'invoice.dispute', objectId: invoiceId, data, now });
    return ok(undefined);
  });
  return disputed.ok ? getInvoice(deps, actor, { invoiceId, locale }) : disputed;
}
