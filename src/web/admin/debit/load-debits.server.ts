import type { Debit, DebitBatchSummary, DebitOverview } from '#contract/admin-debit.ts';
import type { Format } from '#i18n/format.ts';
import { listDebits } from '#services/debit/list-debits.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { pageAfter } from '../list/page-after.server.ts';
import { dayText } from './day-text.server.ts';
import { toDebitView } from './to-debit-view.server.ts';

const ON_A_PAGE = 50;

export async function loadDebits(request: PageRequest, { searchParams }: URL) {
  const { deps, format, getActor } = request;
  const overview = requireValue(await listDebits(deps, await getActor()));
  const { isBilledHere, due, isWhole, days, batches, returned } = overview;
  const { shown, nextCursor } = pageAfter(due, {
    idOf: ({ invoiceId }) => invoiceId,
    cursor: searchParams.get('cursor'),
    size: ON_A_PAGE,
  });
  return {
    title: pageTitle(request, 'admin.nav.debits'),
    isBilledHere,
    isWhole,
    known: due.length,
    stuck: due.filter(({ obstacle }) => obstacle !== null).length,
    due: shown.map((debit) => toDueView(debit, format)),
    nextCursor,
    days: days.map((day) => toDayView(day, format)),
    batches: batches.map((batch) => toBatchRow(batch, format)),
    returned: returned.map((debit: Debit) => toDebitView(debit, format)),
  };
}

export type DebitsView = Awaited<ReturnType<typeof loadDebits>>;
export type DueView = DebitsView['due'][number];
export type DayView = DebitsView['days'][number];
export type BatchRow = DebitsView['batches'][number];

const toDueView = (debit: DebitOverview['due'][number], format: Format) => ({
  id: debit.invoiceId,
  number: debit.number,
  company: debit.company,
  amount: format.money(debit.amount),
  mandate: `${debit.mandate} · ${debit.scheme}`,
  day: dayText(format, debit.collectOn),
  obstacle: debit.obstacle,
});

const toDayView = ({ collectOn, fileBy, debits, sum, isUrgent }: DebitOverview['days'][number], format: Format) => ({
  id: collectOn,
  day: dayText(format, collectOn),
  fileBy: dayText(format, fileBy),
  debits,
  sum: format.money(sum),
  isUrgent,
});

const toBatchRow = ({ id, number, collectOn, status, debits, sum }: DebitBatchSummary, format: Format) => ({
  id,
  number,
  day: dayText(format, collectOn),
  status,
  debits,
  sum: format.money(sum),
});
