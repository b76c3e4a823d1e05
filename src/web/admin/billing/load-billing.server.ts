import { billingPreviewQuery, type BillingPreview, type BillingRun } from '#contract/admin-billing.ts';
import type { Format } from '#i18n/format.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { listRuns } from '#services/billing/list-runs.ts';
import { previewBilling } from '#services/billing/preview-billing.ts';
import { pageTitle } from '#web/page-title.server.ts';
import { recordDate, recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';

export async function loadBilling(request: PageRequest, { searchParams }: URL) {
  const { deps, format, getActor } = request;
  const actor = await getActor();
  const query = readListQuery(billingPreviewQuery, searchParams);
  const preview = requireValue(await previewBilling(deps, actor, query));
  const runs = requireValue(await listRuns(deps, actor));
  return {
    title: pageTitle(request, 'word.noun.billing'),
    day: dayText(format, preview.on),
    isBilledHere: preview.sellers.length > 0,
    countries: preview.sellers.map((code) => format.country(code)).join(', '),
    due: preview.due,
    isWhole: preview.isWhole,
    orders: preview.orders.map((order) => toOrderView(order, request)),
    runs: runs.map((run) => toRunView(run, format)),
  };
}

export type BillingView = Awaited<ReturnType<typeof loadBilling>>;
export type OrderToBill = BillingView['orders'][number];
export type RunView = BillingView['runs'][number];

const dayText = (format: Format, day: string): string => format.date(`${day}T12:00:00Z`, 'UTC');

const toOrderView = (
  { orderId, number, company, documents, problem }: BillingPreview['orders'][number],
  { format, locale }: Pick<PageRequest, 'format' | 'locale'>,
) => ({
  id: orderId,
  number,
  company,
  documents: documents.map(({ kind, net, gross }) => ({
    title: getIntl(locale).formatMessage({ id: `document.invoice.title.${kind}` }),
    net: format.money(net),
    gross: format.money(gross),
  })),
  problem: problem && {
    reason: problem.reason,
    says: problem.reason === 'sellerMissing' ? problem.says.map((code) => format.country(code)) : problem.says,
    since: problem.since && recordDate(format, problem.since),
  },
});

const toRunView = ({ askedAt, ...run }: BillingRun, format: Format) => ({
  ...run,
  time: recordTime(format, askedAt),
  day: dayText(format, run.on),
});
