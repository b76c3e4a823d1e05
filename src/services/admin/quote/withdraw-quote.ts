import type { CreatedQuote } from '#contract/admin-quote.ts';
import { findQuoteOfAnyUnit } from '#db/quote/quote.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../../attempt.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { closeQuote } from '../../quote/close-quote.ts';
import { lockOpenQuote } from '../../quote/lock-open-quote.ts';
import { requireStaff } from '../../require-actor.ts';
import { toCreatedQuote } from './to-created-quote.ts';

/** The desk takes an offer back that nobody has answered yet. Its link says so from now on, and its recipient is told. */
export async function withdrawQuote(
  { db, clock }: Reads,
  actor: Actor,
  { quoteId, version }: { readonly quoteId: string; readonly version?: number | undefined },
): Promise<Outcome<CreatedQuote>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const found = await findQuoteOfAnyUnit(db, quoteId);
  if (found === undefined) return refuse('not-found');
  const now = clock.now();
  return attempt(db, async (trx) => {
    const quote = await lockOpenQuote(trx, { businessUnitId: found.businessUnitId, quoteId, now });
    if (!quote.ok) return quote;
    if (version !== undefined && version !== quote.value.version) return refuse('stale-version');
    await closeQuote(trx, admin.value, { quote: quote.value, state: 'withdrawn', now });
    await queueMail(trx, { template: 'quoteWithdrawn', quoteId });
    return ok(toCreatedQuote(quote.value));
  });
}
