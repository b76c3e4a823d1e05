import type { CreatedQuote } from '#contract/admin-quote.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findQuoteOfAnyUnit } from '#db/quote/quote.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../../attempt.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requireMailBudget } from '../../mail/mail-throttle.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { lockOpenQuote } from '../../quote/lock-open-quote.ts';
import { requireStaff } from '../../require-actor.ts';
import { toCreatedQuote } from './to-created-quote.ts';

/** The same offer by another mail, with the same link. */
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
    await recordAudit(trx, { actor, businessUnitId, action: 'quote.resend', objectId: quoteId, data: { number }, now });
    return ok(toCreatedQuote(quote.value));
  });
}
