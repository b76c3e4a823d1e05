import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { ReportData } from './load-report.server.ts';
import { MOST_BARS } from './report-view.ts';

type ReportChartProps = { readonly data: Pick<ReportData, 'bars' | 'by' | 'figure' | 'totalValue'> };

/** Columns over time, or a line of bars for each group; the table below has the same figures. */
export function ReportChart({ data: { bars, by, figure, totalValue } }: ReportChartProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: `adminReport.figure.${figure}` });
  const hasYears = bars.some(({ previous }) => previous !== null);
  return (
    <figure className="m-0">
      <figcaption className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="text-h3">{title}</h2>
        {hasYears && <Legend />}
      </figcaption>
      <div role="img" aria-label={formatMessage({ id: 'adminReport.chart' }, { figure: title, total: totalValue })}>
        {by === 'time' ? <Columns bars={bars} /> : <Lines bars={bars} />}
      </div>
      {by !== 'time' && bars.length === MOST_BARS && (
        <p className="mt-3 text-body-s text-asphalt-600">
          <FormattedMessage id="adminReport.most" values={{ count: MOST_BARS }} />
        </p>
      )}
    </figure>
  );
}

type Bars = { readonly bars: ReportData['bars'] };

const percentOf = (part: number): string => `${part * 100}%`;
const titleOf = ({ value, previous }: ReportData['bars'][number], before: string): string =>
  previous === null ? value : `${value}, ${before}: ${previous.value}`;

function Columns({ bars }: Bars) {
  const { formatMessage } = useIntl();
  const before = formatMessage({ id: 'adminReport.previousYear' });
  return (
    <>
      <div className="flex h-56 items-end gap-1 border-b border-asphalt-950 sm:gap-2">
        {bars.map((bar) => (
          <span key={bar.id} title={titleOf(bar, before)} className="flex h-full min-w-0 grow basis-0 items-end">
            <span
              className="hatch min-w-0 grow basis-0 shadow-[inset_0_0_0_1px_var(--color-line-field)]"
              style={{ height: percentOf(bar.previous?.part ?? 0) }}
            />
            <span className="min-w-0 grow basis-0 bg-asphalt-950" style={{ height: percentOf(bar.part) }} />
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="mt-1.5 flex gap-1 text-xs text-asphalt-600 sm:gap-2">
        {bars.map(({ id, label }, i) => (
          <span
            key={id}
            className={`min-w-0 grow basis-0 text-center tabular-nums ${bars.length > 12 && i % 5 !== 0 ? 'invisible' : ''} ${
              bars.length > 12 ? 'overflow-visible whitespace-nowrap' : 'truncate'
            }`}
          >
            {label}
          </span>
        ))}
      </div>
    </>
  );
}

function Lines({ bars }: Bars) {
  const { formatMessage } = useIntl();
  const before = formatMessage({ id: 'adminReport.previousYear' });
  return (
    <ul className="grid gap-3">
      {bars.map((bar) => (
        <li
          key={bar.id}
          title={titleOf(bar, before)}
          className="grid grid-cols-[minmax(0,9.5rem)_minmax(2rem,1fr)] items-center gap-2.5"
        >
          <span className="truncate leading-tight">{bar.label}</span>
          <span className="grid gap-px">
            <span className="h-3 bg-asphalt-950" style={{ width: percentOf(bar.part) }} />
            {bar.previous !== null && (
              <span
                className="hatch h-2 shadow-[inset_0_0_0_1px_var(--color-line-field)]"
                style={{ width: percentOf(bar.previous.part) }}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

const Legend = () => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1 text-body-s text-asphalt-600">
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className="size-4 rounded-badge bg-asphalt-950" />
      <FormattedMessage id="adminReport.current" />
    </li>
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className="hatch size-4 rounded-badge border border-line-field" />
      <FormattedMessage id="adminReport.previousYear" />
    </li>
  </ul>
);
