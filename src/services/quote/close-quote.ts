import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { decideQuote, type QuoteRow, releaseQuoteHolds } from '#db/quote/quote.queries.ts';
import { writeTogether } from '#db/write-together.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';

const ACTIONS = { declined: 'quote.decline', withdrawn: 'quote.withdraw' } as const;

/** Ends a quote, which the caller has locked, without an order. What was kept for it is free at once. */
export async function closeQuote(
  trx: Transaction,
  actor: Member | PlatformAdmin,
  { quote, state, now }: { readonly quote: QuoteRow; readonly state: keyof typeof ACTIONS; readonly now: Date },
): Promise<void> {
  const { id: quoteId, businessUnitId, number } = quote;
  await releaseQuoteHolds(trx, { businessUnitId, quoteId });
  await writeTogether(trx, [decideQuote({ businessUnitId, quoteId, state, decidedBy: actor.userId, now })]);
  await recordAudit(trx, { actor, businessUnitId, action: ACTIONS[state], objectId: quoteId, data: { number }, now });
}
