import {
  INVOICE_TABS,
  type InvoiceQuery,
  type InvoiceSums,
  type InvoiceSummary,
  invoiceQuery,
} from '#contract/invoice.ts';
import { money } from '#domain/money/money.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import type { Format } from '#i18n/format.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { listCostCentres } from '#services/invoice/list-cost-centres.ts';
import { listInvoices } from '#services/invoice/list-invoices.ts';
import { type InvoiceMonth, sumInvoiceMonths } from '#services/invoice/sum-invoice-months.ts';
import { getMe } from '#services/user/get-me.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { describeInvoiceRow } from './describe-invoice-row.server.ts';

const MOST_PAGES = 20;

/** What was billed to the unit, under the tab and the search of the address. */
export async function loadInvoices(request: PageRequest, { searchParams }: URL) {
  const { deps, locale, format, config } = request;
  const title = pageTitle(request, 'word.invoices');
  const actor = await request.getActor();
  if (!hasRight(actor, 'seeInvoices')) return { kind: 'closed', title, isMember: actor.kind === 'member' } as const;
  const { tab, q, costCentre, pages } = readAddress(searchParams);
  const query = { status: tab, ...(q !== '' && { q }), ...(costCentre !== '' && { costCentre }) };
  const [found, costCentres, me] = await Promise.all([
    findPages(request, actor, { query, pages }),
    listCostCentres(deps, actor),
    getMe(deps, actor),
  ]);
  // What is to be paid goes by its day, all else by the months in which it was issued.
  const isGrouped = tab === 'all' || tab === 'paid';
  const months = isGrouped ? await findMonths(request, actor, { query, items: found.items }) : [];
  const today = localDate(deps.clock.now(), OPERATOR_ZONE);
  const words = { intl: getIntl(locale), format, today, isGrouped };
  return {
    kind: 'open',
    title,
    tab,
    q,
    costCentre,
    costCentres: requireValue(costCentres),
    pages,
    search: toSearch({ tab, q, costCentre }),
    hasMore: found.hasMore && pages < MOST_PAGES,
    invoices: found.items.map((invoice) => describeInvoiceRow(invoice, words)),
    months: describeMonths(months, format),
    sums: describeSums(found.sums, format),
    billsHere: config.billsHere,
    invoiceEmail: me.ok ? (me.value.businessUnit?.invoiceEmail ?? null) : null,
  } as const;
}

export type InvoicesData = Extract<Awaited<ReturnType<typeof loadInvoices>>, { kind: 'open' }>;

/** What the address does not know, it leaves out: an old link still leads to a list. */
function readAddress(params: URLSearchParams) {
  const q = invoiceQuery.safeParse({ q: params.get('q') ?? '' });
  const costCentre = invoiceQuery.safeParse({ costCentre: params.get('costCentre') ?? '' });
  const pages = Number(params.get('pages') ?? '1');
  return {
    tab: INVOICE_TABS.find((tab) => tab === params.get('status')) ?? 'all',
    q: q.success ? (q.data.q ?? '') : '',
    costCentre: costCentre.success ? (costCentre.data.costCentre ?? '') : '',
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MOST_PAGES) : 1,
  };
}

type Asked = { readonly tab: string; readonly q: string; readonly costCentre: string };

const toSearch = ({ tab, q, costCentre }: Asked): string =>
  new URLSearchParams({
    ...(tab !== 'all' && { status: tab }),
    ...(q !== '' && { q }),
    ...(costCentre !== '' && { costCentre }),
  }).toString();

/** Page after page, as many as were asked for. */
async function findPages(
  { deps }: PageRequest,
  actor: Actor,
  { query, pages }: { readonly query: InvoiceQuery; readonly pages: number },
) {
  let page = requireValue(await listInvoices(deps, actor, query));
  const items: InvoiceSummary[] = [...page.items];
  for (let shown = 1; shown < pages && page.nextCursor !== null; shown += 1) {
    page = requireValue(await listInvoices(deps, actor, { ...query, cursor: page.nextCursor }));
    items.push(...page.items);
  }
  return { items, sums: page.sums, hasMore: page.nextCursor !== null };
}

/** The months of what is shown, newest first, each with all that belongs to it. */
async function findMonths(
  { deps }: PageRequest,
  actor: Actor,
  { query, items }: { readonly query: InvoiceQuery; readonly items: readonly InvoiceSummary[] },
): Promise<readonly InvoiceMonth[]> {
  const [newest, oldest] = [items[0]?.issuedOn, items.at(-1)?.issuedOn];
  if (newest === undefined || oldest === undefined) return [];
  const [from, to] = [`${oldest.slice(0, 7)}-01`, newest];
  return requireValue(await sumInvoiceMonths(deps, actor, { query, from, to }));
}

const describeMonths = (months: readonly InvoiceMonth[], format: Format) =>
  Object.fromEntries(
    months.map(({ month, count, cents }) => [
      month,
      {
        name: `${format.month(`${month}-15`, 'UTC')} ${month.slice(0, 4)}`,
        count,
        amount: format.money(money(cents)),
      },
    ]),
  );

const describeSums = ({ open, overdue, nextDebit, paidThisYear }: InvoiceSums, format: Format) => ({
  open: { amount: format.money(money(open.cents)), count: open.count },
  overdue: { amount: format.money(money(overdue.cents)), count: overdue.count },
  nextDebit: nextDebit && {
    ...nextDebit,
    amount: format.money(money(nextDebit.cents)),
    day: wallTimeText(format, nextDebit.on),
  },
  paid: {
    amount: format.money(money(paidThisYear.cents)),
    count: paidThisYear.count,
    year: String(paidThisYear.year),
  },
});
