import type { Quote } from '#contract/quote.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { RentalReads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { closeQuote } from './close-quote.ts';
import { findQuote } from './find-quote.ts';
import { getQuote } from './get-quote.ts';
import { lockOpenQuote } from './lock-open-quote.ts';

/** The customer does not want it. */
export async function declineQuote(deps: RentalReads, actor: Actor, token: string): Promise<Outcome<Quote>> {
  const member = requireRight(actor, 'rent');
  if (!member.ok) return member;
  const { businessUnitId } = member.value;
  const found = await findQuote(deps.db, deps.settings, token);
  if (found === undefined || found.businessUnitId !== businessUnitId) return refuse('not-found');
  const now = deps.clock.now();
  const declined = await attempt(deps.db, async (trx) => {
    const quote = await lockOpenQuote(trx, { businessUnitId, quoteId: found.id, now });
    if (!quote.ok) return quote;
    await closeQuote(trx, member.value, { quote: quote.value, state: 'declined', now });
    return ok(undefined);
  });
  return declined.ok ? getQuote(deps, actor, token) : declined;
}
