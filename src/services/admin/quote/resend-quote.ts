import type { CreatedQuote } from '#contract/admin-quote.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findQuoteOfAnyUnit, type QuoteRow } from '#db/quote/quote.queries.ts';
import { findPendingInvitationOf, renewInvitation } from '#db/team/invitation.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { addSeconds, LIFETIME } from '#domain/user/lifetime.ts';
import { attempt } from '../../attempt.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requireMailBudget } from '../../mail/mail-throttle.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { lockOpenQuote } from '../../quote/lock-open-quote.ts';
import { requireStaff } from '../../require-actor.ts';
import { toCreatedQuote } from './to-created-quote.ts';

/** The same offer by another mail, with the same link, and the invitation of whoever has not accepted it yet. */
export async function resendQuote({ db, clock }: Reads, actor: Actor, quoteId: string): Promise<Outcome<CreatedQuote>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const found = await findQuoteOfAnyUnit(db, quoteId);
  if (found === undefined) return refuse('not-found');
  const budget = await requireMailBudget(db, found.recipientEmail);
  if (!budget.ok) return budget;
  const now = clock.now();
  const { businessUnitId, number } = found;
  return attempt(db, async (trx) => {
    const quote = await lockOpenQuote(trx, { businessUnitId, quoteId, now });
    if (!quote.ok) return quote;
    await queueMail(trx, { template: 'quote', quoteId });
    // Without it they could read the quote and not accept it.
    if (quote.value.userId === null) await repeatInvitation(trx, admin.value, { quote: quote.value, now });
    await recordAudit(trx, { actor, businessUnitId, action: 'quote.resend', objectId: quoteId, data: { number }, now });
    return ok(toCreatedQuote(quote.value));
  });
}

/** It then has its full time once more, also if it had run out. */
async function repeatInvitation(
  trx: Transaction,
  actor: PlatformAdmin,
  { quote: { businessUnitId, recipientEmail: email }, now }: { readonly quote: QuoteRow; readonly now: Date },
): Promise<void> {
  const pending = await findPendingInvitationOf(trx, { businessUnitId, email });
  if (pending === undefined) return;
  const { id: invitationId } = pending;
  const expiresAt = addSeconds(now, LIFETIME.invitation);
  if (!(await renewInvitation(trx, { businessUnitId, invitationId, sentAt: now, expiresAt }))) return;
  await queueMail(trx, { template: 'invitation', invitationId });
  await recordAudit(trx, { actor, businessUnitId, action: 'invitation.resend', objectId: invitationId, now });
}
