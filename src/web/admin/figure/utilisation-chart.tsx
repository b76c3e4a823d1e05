import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { ConsoleTable, type ListColumn } from '../list/console-table.tsx';
import type { ChartView } from './load-dashboard.server.ts';

const STEP = 20;

const BARS = {
  past: 'bg-asphalt-400',
  today: 'bg-asphalt-950',
  ahead: 'hatch shadow-[inset_0_0_0_1px_var(--color-line-field)]',
} as const;

interface UtilisationChartProps {
  readonly chart: ChartView;
  readonly height?: 'm' | 'l';
}

/** One bar a day: what was, what is, and what is booked already. The same figures stand in a table below. */
export function UtilisationChart({ chart: { days }, height = 'm' }: UtilisationChartProps) {
  const { formatMessage } = useIntl();
  const top = Math.max(STEP * 2, Math.ceil(Math.max(0, ...days.map(({ percent }) => percent)) / STEP) * STEP);
  const lines = Array.from({ length: top / STEP + 1 }, (_, i) => i * STEP);
  const today = days.find(({ time }) => time === 'today');
  const first = days[0];
  const last = days.at(-1);
  return (
    <figure className="m-0">
      <div
        role="img"
        aria-label={formatMessage(
          { id: 'adminFigure.chart.summary' },
          { from: first?.name ?? '', to: last?.name ?? '', share: today?.share ?? '' },
        )}
        className={cx('grid grid-cols-[1.75rem_minmax(0,1fr)]', height === 'm' ? 'h-36' : 'h-64')}
      >
        <div aria-hidden="true" className="relative">
          {lines.map((line) => (
            <span
              key={line}
              className="absolute end-2 translate-y-1/2 text-xs text-asphalt-600"
              style={{ bottom: `${(line / top) * 100}%` }}
            >
              {line}
            </span>
          ))}
        </div>
        <div className="relative">
          {lines.map((line) => (
            <span
              key={line}
              className={cx('absolute inset-x-0 border-t', line === 0 ? 'border-asphalt-950' : 'border-line')}
              style={{ bottom: `${(line / top) * 100}%` }}
            />
          ))}
          <div className="absolute inset-0 flex items-end gap-px sm:gap-0.5">
            {days.map(({ day, time, percent, name, share }) => (
              <span
                key={day}
                title={`${name}: ${share}`}
                className={cx('min-w-0 grow basis-0 rounded-t-[2px]', BARS[time])}
                style={{ height: `${(percent / top) * 100}%` }}
              />
            ))}
          </div>
        </div>
      </div>
      <div aria-hidden="true" className="relative ms-7 mt-1.5 flex justify-between text-xs text-asphalt-600">
        <span>{first?.label}</span>
        <span
          className="absolute -translate-x-1/2 font-bold text-asphalt-950"
          style={{ insetInlineStart: `${placeOfToday(days)}%` }}
        >
          <FormattedMessage id="adminFigure.today" />
        </span>
        <span className="text-end">{last?.label}</span>
      </div>
    </figure>
  );
}

/** The middle of today's bar, in percent of the width. */
const placeOfToday = (days: ChartView['days']): number =>
  ((days.findIndex(({ time }) => time === 'today') + 0.5) / Math.max(1, days.length)) * 100;

export function ChartLegend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-body-s text-asphalt-600">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="size-4 rounded-badge bg-asphalt-400" />
        <FormattedMessage id="adminFigure.chart.past" />
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="hatch size-4 rounded-badge border border-line-field" />
        <FormattedMessage id="adminFigure.chart.ahead" />
      </li>
    </ul>
  );
}

/** The chart for those who want figures or cannot see it. */
export function UtilisationTable({ chart: { days, trailers } }: { readonly chart: ChartView }) {
  const rows = days.map((day) => ({ ...day, id: day.day, trailers }));
  return <ConsoleTable caption="adminFigure.chart.title" rows={rows} columns={COLUMNS} />;
}

const COLUMNS: readonly ListColumn<ChartView['days'][number] & Pick<ChartView, 'trailers'>>[] = [
  {
    key: 'day',
    header: 'adminFigure.chart.day',
    isTitle: true,
    cell: ({ name, time }) => (
      <>
        {name}
        {time === 'today' && (
          <span className="font-normal text-asphalt-600">
            {' '}
            <FormattedMessage id="adminFigure.today" />
          </span>
        )}
      </>
    ),
  },
  { key: 'onRent', header: 'adminFigure.chart.onRent', align: 'end', cell: ({ onRent }) => onRent },
  { key: 'trailers', header: 'admin.nav.trailers', align: 'end', cell: ({ trailers }) => trailers },
  { key: 'share', header: 'adminFigure.tile.utilisation', align: 'end', cell: ({ share }) => share },
];
