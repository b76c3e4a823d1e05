import type { AdminQuote, AdminQuoteQuery } from '#contract/admin-quote.ts';
import type { ListPage } from '#contract/list-query.ts';
import { listQuotes as findQuotes, QUOTE_ORDERS, type QuoteListRow } from '#db/quote/admin-quote.queries.ts';
import { money } from '#domain/money/money.ts';
import { quoteState, usualQuoteSort } from '#domain/quote/quote-state.ts';
import type { Actor } from '#domain/team/actor.ts';
import { chosenScope } from '#domain/team/scope.ts';
import { type CsvReader, onOperatorClock, operatorTime, type Say } from '#services/list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { orderBy, pageOf } from '../../list/page-of.ts';
import { requireStaff } from '../../require-actor.ts';

/** What the desk has offered or ordered for callers: what is open by when it runs out, anything else newest first. */
export async function listQuotes(
  { db, clock }: Reads,
  actor: Actor,
  { q, state, businessUnit, sort = usualQuoteSort(state), ...asked }: AdminQuoteQuery,
): Promise<Outcome<ListPage<AdminQuote>>> {
  const admin = requireStaff(actor, 'orders.read');
  if (!admin.ok) return admin;
  const now = clock.now();
  const filters = { q, state, scope: chosenScope(businessUnit), now };
  return pageOf(
    orderBy(QUOTE_ORDERS, sort),
    asked,
    (page) => findQuotes(db, { ...filters, ...page }),
    (row) => toAdminQuote(row, now),
  );
}

const toAdminQuote = (row: QuoteListRow, now: Date): AdminQuote => ({
  id: row.id,
  number: row.number,
  version: row.version,
  state: quoteState(row, now),
  company: { id: row.businessUnitId, name: row.company },
  recipient: { name: row.recipientName, email: row.recipientEmail },
  caller: row.caller,
  callerPhone: row.callerPhone,
  takenBy: row.takenByName,
  createdAt: row.createdAt.toISOString(),
  validUntil: row.validUntil.toISOString(),
  heldUntil: row.heldUntil?.toISOString() ?? null,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  net: money(row.netCents),
  gross: money(row.grossCents),
  order: row.orderId === null || row.orderNumber === null ? null : { id: row.orderId, number: row.orderNumber },
});

const toColumns = (say: Say): CsvColumns<AdminQuote> => ({
  [say('word.noun.quote')]: ({ number }) => number,
  [say('word.status')]: ({ state }) => say(`quote.state.${state}`),
  [say('word.field.company')]: ({ company }) => company.name,
  [say('adminMail.recipient')]: ({ recipient }) => recipient.email,
  [say('adminQuote.caller')]: ({ caller, callerPhone }) => [caller, callerPhone].filter(Boolean).join(', '),
  [say('adminQuote.takenBy')]: ({ takenBy }) => takenBy,
  [onOperatorClock(say('adminQuote.createdAt'))]: ({ createdAt }) => operatorTime(createdAt),
  [onOperatorClock(say('quote.validUntil'))]: ({ validUntil }) => operatorTime(validUntil),
  [say('word.netTotal')]: ({ net }) => net.cents / 100,
  [say('word.noun.order')]: ({ order }) => order?.number ?? '',
});

export const writeQuotes = (deps: Reads, actor: Actor, query: AdminQuoteQuery, reader: CsvReader) =>
  writeCsv(reader, toColumns(reader.say), (page) => listQuotes(deps, actor, { ...query, ...page }));
