import type { Quote } from '#contract/quote.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { RentalReads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { describeQuote } from './describe-quote.ts';
import { findQuote } from './find-quote.ts';

/** What a link offers, to whoever holds it: reading accepts nothing. */
export async function getQuote(deps: RentalReads, actor: Actor, token: string): Promise<Outcome<Quote>> {
  const row = await findQuote(deps.db, deps.settings, token);
  return row === undefined ? refuse('token-invalid') : ok(await describeQuote(deps, actor, row));
}
