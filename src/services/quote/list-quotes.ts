import type { QuoteSummary } from '#contract/quote.ts';
import { listQuotesOfUnit } from '#db/quote/quote.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { toQuoteSummary } from './to-quote-summary.ts';

/** More than anybody looks through: what is older has long been answered or has run out. */
const MOST_QUOTES = 100;

/** The quotes for the own company, those that wait for an answer first. */
export async function listQuotes(
  { db, clock, settings }: ReadsWithSettings,
  actor: Actor,
): Promise<Outcome<{ readonly items: readonly QuoteSummary[] }>> {
  const member = requireRight(actor, 'seeBookings');
  if (!member.ok) return member;
  const { businessUnitId } = member.value;
  const now = clock.now();
  const rows = await listQuotesOfUnit(db, { businessUnitId, limit: MOST_QUOTES, now });
  return ok({ items: rows.map((row) => toQuoteSummary(row, settings, now)) });
}
