import { FormattedMessage } from '#i18n/intl.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { ConsoleTable } from '../list/console-table.tsx';
import { CsvLink } from '../list/csv-link.tsx';
import { type ListFilter, ListFilters } from '../list/list-filters.tsx';
import { BillNow } from './bill-now.tsx';
import { ORDER_COLUMNS, RUN_COLUMNS } from './billing-columns.tsx';
import type { BillingView } from './load-billing.server.ts';
import { useRunNews } from './use-run-news.ts';
import { May } from '../frame/may.tsx';

const DAY: readonly ListFilter[] = [{ kind: 'date', name: 'on', label: 'adminBilling.on' }];

/** What the next run is going to issue, what stands in its way, and what the last ones have done. */
export function BillingOverview({ day, isBilledHere, countries, due, isWhole, orders, runs }: BillingView) {
  useRunNews(runs.some(({ state }) => state === 'waiting' || state === 'running'));
  const problems = orders.filter(({ problem }) => problem !== null).length;
  return (
    <ConsolePage>
      <ConsoleHeader
        title={<FormattedMessage id="word.noun.billing" />}
        {...(isBilledHere && {
          actions: (
            <May right="money.write">
              <BillNow />
            </May>
          ),
        })}
      >
        {isBilledHere && <FormattedMessage id="adminBilling.lead" values={{ countries }} />}
      </ConsoleHeader>
      <div className="grid gap-6">
        {!isBilledHere && (
          <Notice title={<FormattedMessage id="adminBilling.outside" />}>
            <FormattedMessage id="adminBilling.outside.text" />
          </Notice>
        )}
        {problems > 0 && (
          <Notice tone="danger">
            <FormattedMessage id="adminBilling.problems" values={{ count: problems }} />
          </Notice>
        )}
        {(isBilledHere || orders.length > 0) && (
          <TitledCard title="adminBilling.next" note="adminBilling.next.note" noteValues={{ day }}>
            <ListFilters filters={DAY} />
            <ConsoleTable
              caption="adminBilling.next"
              rows={orders}
              columns={ORDER_COLUMNS}
              empty="adminBilling.next.none"
            />
            {!isWhole && (
              <p className="mt-4 text-body-s text-asphalt-600">
                <FormattedMessage id="adminBilling.next.more" values={{ count: due }} />
              </p>
            )}
          </TitledCard>
        )}
        {(isBilledHere || runs.length > 0) && (
          <TitledCard title="adminBilling.runs" action={<CsvLink to="/api/admin/billing/runs.csv" />}>
            <ConsoleTable
              caption="adminBilling.runs"
              rows={runs}
              columns={RUN_COLUMNS}
              empty="adminBilling.runs.none"
            />
          </TitledCard>
        )}
      </div>
    </ConsolePage>
  );
}
