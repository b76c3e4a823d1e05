import { findQuoteOfAnyUnit } from '#db/quote/quote.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import type { IssuedDocument } from '../../open-document.ts';
import { describeQuote } from '../../quote/describe-quote.ts';
import { renderQuote } from '../../quote/render-quote.ts';
import { requireStaff } from '../../require-actor.ts';

/** A quote on paper as its recipient has it, in their language. */
export async function getQuotePaper(
  deps: Pick<Deps, 'db' | 'clock' | 'holidays' | 'pdf' | 'settings'>,
  actor: Actor,
  quoteId: string,
): Promise<Outcome<IssuedDocument>> {
  const reader = requireStaff(actor, 'orders.read');
  if (!reader.ok) return reader;
  const row = await findQuoteOfAnyUnit(deps.db, quoteId);
  if (row === undefined) return refuse('not-found');
  return ok(await renderQuote(deps, await describeQuote(deps, actor, row), row.locale));
}
