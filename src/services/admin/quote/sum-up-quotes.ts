import type { AdminQuoteQuery } from '#contract/admin-quote.ts';
import { countQuoteStates, sumQuotes } from '#db/quote/admin-quote.queries.ts';
import type { QuoteState } from '#domain/quote/quote-state.ts';
import type { Actor } from '#domain/team/actor.ts';
import { chosenScope } from '#domain/team/scope.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { COUNTED_AT_MOST, SUMMED_AT_MOST, type Sums, sumUp } from '../../list/sum-up.ts';
import { requireStaff } from '../../require-actor.ts';

/** How many quotes there are in each state under the filters of a list, and what those it shows come to, net. */
export async function sumUpQuotes(
  { db, clock }: Reads,
  actor: Actor,
  { q, state, businessUnit }: AdminQuoteQuery,
): Promise<Outcome<Sums<QuoteState | 'all'>>> {
  const admin = requireStaff(actor, 'orders.read');
  if (!admin.ok) return admin;
  const filter = { q, state, scope: chosenScope(businessUnit), now: clock.now() };
  return sumUp(
    countQuoteStates(db, { ...filter, most: COUNTED_AT_MOST }),
    sumQuotes(db, { ...filter, most: SUMMED_AT_MOST }),
  );
}
