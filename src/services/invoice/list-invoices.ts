import type { InvoicePage, InvoiceQuery, InvoiceSums, InvoiceSummary } from '#contract/invoice.ts';
import {
  findNextDebit,
  INVOICE_ORDERS,
  listInvoices as findInvoices,
  sumInvoices,
} from '#db/invoice/invoice-list.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor, Member } from '#domain/team/actor.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { fromWallTime, localDate } from '#domain/time/wall-clock.ts';
import type { ListPage } from '#contract/list-query.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { orderBy, pageOf } from '../list/page-of.ts';
import { requireRight } from '../require-actor.ts';
import { toInvoiceSummary } from './to-invoice-summary.ts';

/** What was billed to the unit, and above it what it comes to. */
export async function listInvoices(deps: Reads, actor: Actor, query: InvoiceQuery = {}): Promise<Outcome<InvoicePage>> {
  const member = requireRight(actor, 'seeInvoices');
  if (!member.ok) return member;
  const page = await readInvoices(deps, member.value, query);
  return page.ok ? ok({ ...page.value, sums: await sumUp(deps, member.value) }) : page;
}

/** One page of it alone, for files that need many. */
export function readInvoices(
  { db, clock }: Reads,
  { businessUnitId }: Member,
  { status: filter = 'all', q, costCentre, id: ids, ...asked }: InvoiceQuery,
): Promise<Outcome<ListPage<InvoiceSummary>>> {
  const today = localDate(clock.now(), OPERATOR_ZONE);
  const isToPay = filter === 'open' || filter === 'overdue';
  return pageOf(
    orderBy(INVOICE_ORDERS, isToPay ? 'dueOn' : '-issuedAt'),
    asked,
    (page) => findInvoices(db, { businessUnitId, filter, q, costCentre, ids, today, ...page }),
    (row) => toInvoiceSummary(row, today),
  );
}

async function sumUp({ db, clock }: Reads, { businessUnitId }: Member): Promise<InvoiceSums> {
  const today = localDate(clock.now(), OPERATOR_ZONE);
  const year = today.slice(0, 4);
  const since = new Date(fromWallTime(`${year}-01-01T00:00`, OPERATOR_ZONE));
  const [sums, nextDebit] = await Promise.all([
    sumInvoices(db, { businessUnitId, today, since }),
    findNextDebit(db, { businessUnitId, today }),
  ]);
  return {
    open: { cents: sums.openCents, count: sums.openCount },
    overdue: { cents: sums.overdueCents, count: sums.overdueCount },
    nextDebit: nextDebit ?? null,
    paidThisYear: { cents: sums.paidCents, count: sums.paidCount, year: Number(year) },
  };
}
