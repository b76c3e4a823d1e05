import { X } from 'lucide-react';
import { Link } from 'react-router';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BudgetCard } from './budget-card.tsx';
import { CostChart } from './cost-chart.tsx';
import { CostFigures } from './cost-figures.tsx';
import { CostGroups } from './cost-groups.tsx';
import type { CostsData } from './load-costs.server.ts';
import { MonthTable } from './month-table.tsx';

/** What the company spends: when, on what, and how much of its budgets that is. */
export function CostsPage({ data }: { readonly data: CostsData }) {
  const { year, isEmpty, file } = data;
  return (
    <PageBody>
      <PageHeader
        title={<FormattedMessage id="word.costs" />}
        actions={!isEmpty && <DownloadLink to={file}>CSV</DownloadLink>}
      >
        <FormattedMessage id="cost.lead" />
      </PageHeader>
      <Years data={data} />
      <Filters data={data} />
      {isEmpty ? (
        <EmptyState title={<FormattedMessage id="cost.empty" values={{ year }} />}>
          <FormattedMessage id="cost.empty.text" />
        </EmptyState>
      ) : (
        <>
          <CostFigures sums={data.sums} />
          <Card>
            <CostChart data={data} />
          </Card>
          <CostGroups data={data} />
          <MonthTable months={data.months} />
        </>
      )}
      <BudgetCard data={data} />
    </PageBody>
  );
}

function Years({ data: { years, year } }: { readonly data: CostsData }) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'word.year' })} className="mb-4 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {years.map(({ year: name, to }) => (
          <li key={name}>
            <Link
              to={to}
              preventScrollReset
              aria-current={name === year ? 'page' : undefined}
              className={cx('chip touch:min-h-11', name === year ? 'chip-chosen' : 'chip-loose')}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What is left out can be brought back one by one. */
function Filters({ data: { filters } }: { readonly data: CostsData }) {
  const { formatMessage } = useIntl();
  if (filters.length === 0) return null;
  return (
    <ul aria-label={formatMessage({ id: 'word.filters' })} className="mb-4 flex flex-wrap gap-2">
      {filters.map(({ dimension, name, to }) => (
        <li key={dimension}>
          <Link
            to={to}
            preventScrollReset
            aria-label={formatMessage({ id: 'word.remove' }, { name })}
            className="chip chip-chosen touch:min-h-11"
          >
            <FormattedMessage id="cost.filtered" values={{ name }} />
            <X aria-hidden="true" className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
