import { useSearchParams } from 'react-router';
import { useIntl } from '#i18n/intl.tsx';
import { GROUPING_KEYS } from '#contract/grouping-key.ts';
import { type Figure, GROUPINGS, type Grouping, REPORT_PERIODS, USAGE_GROUPINGS } from '#domain/admin/report.ts';
import { Select } from '#web/ui/select.tsx';
import { useHistoryStep } from '#web/ui/use-history-step.ts';
import { choiceFilter, DAY_FILTERS } from '../list/filters.ts';
import { withChanges } from '../list/list-address.ts';
import { ListFilters } from '../list/list-filters.tsx';
import type { ReportData } from './load-report.server.ts';

const IDLE_DAYS = [14, 30, 60, 90, 180];
const CUSTOM = 'custom';

type ReportFiltersProps = { readonly data: Pick<ReportData, 'figure' | 'by' | 'types' | 'depots' | 'seesCustomers'> };

/** What a report counts. Each choice is part of the address. */
export function ReportFilters({ data: { figure, by, types, depots, seesCustomers } }: ReportFiltersProps) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const nextStep = useHistoryStep();
  const change = (changes: Readonly<Record<string, string | null>>) =>
    setParams((now) => withChanges(now, { page: null, ...changes }), nextStep(Object.keys(changes).join(' ')));
  const isCustom = params.has('from') || params.has('to');
  return (
    <div className="mb-4 grid gap-3 print:hidden">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-3 md:max-w-2xl">
        {by === null ? (
          <Select
            label={formatMessage({ id: 'adminReport.idleFor' })}
            value={params.get('days') ?? '30'}
            onChange={(days) => change({ days: String(days) })}
            options={IDLE_DAYS.map((days) => ({
              id: String(days),
              label: formatMessage({ id: 'adminReport.days' }, { days }),
            }))}
          />
        ) : (
          <>
            <Select
              label={formatMessage({ id: 'word.period' })}
              value={isCustom ? CUSTOM : (params.get('period') ?? 'year')}
              onChange={(period) => change({ from: null, to: null, period: period === CUSTOM ? null : String(period) })}
              options={[...REPORT_PERIODS, ...(isCustom ? ([CUSTOM] as const) : [])].map((id) => ({
                id,
                label: formatMessage({ id: `adminReport.period.${id}` }),
              }))}
            />
            <Select
              label={formatMessage({ id: 'adminReport.by' })}
              value={by}
              onChange={(group) => change({ by: String(group), sort: null })}
              options={groupingsOf(figure, seesCustomers).map((id) => ({
                id,
                label: formatMessage({ id: GROUPING_KEYS[id] }),
              }))}
            />
          </>
        )}
      </div>
      <ListFilters
        hasPresets={false}
        filters={[
          ...(by === null ? [] : DAY_FILTERS),
          choiceFilter('type', 'word.type', types),
          choiceFilter('depot', 'word.location', depots),
        ]}
      />
    </div>
  );
}

function groupingsOf(figure: Figure, seesCustomers: boolean): readonly Grouping[] {
  if (figure === 'workshop') return USAGE_GROUPINGS.filter((by) => by !== 'customer');
  return figure === 'usage' ? USAGE_GROUPINGS.filter((by) => by !== 'customer' || seesCustomers) : GROUPINGS;
}
