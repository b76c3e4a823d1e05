import { MINUTE_MS } from '#domain/time/duration.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { useFormat } from '#web/words/use-format.ts';
import { type BoardSpan, placeOn } from './board-scale.ts';
import { COLUMNS } from './board-line.tsx';
import type { BoardView } from './load-board.server.ts';

interface BoardAxisProps {
  readonly axis: BoardView['axis'];
  readonly span: BoardSpan;
  readonly now: number;
  readonly days: BoardView['board']['days'];
}

/** Months and days over the rows; they stay in view. */
export function BoardAxis({ axis, span, now, days }: BoardAxisProps) {
  const format = useFormat();
  const today = days.find(({ from, to }) => from <= now && now < to)?.from;
  const here = placeOn(span, now, now + 1);
  return (
    <div
      aria-hidden="true"
      className={cx(COLUMNS, 'sticky top-0 z-20 h-13 border-b-2 border-asphalt-950 bg-sheet text-sm print:static')}
    >
      <p className="flex items-end px-3 pb-1.5 text-asphalt-600">
        <FormattedMessage id="adminBoard.freeBySubType" />
      </p>
      <div className="relative overflow-x-clip">
        {axis.months.map(({ at, label }) => (
          <Tick key={at} at={at} span={span} className="top-1 text-xs text-asphalt-600">
            {label}
          </Tick>
        ))}
        {axis.ticks.map(({ at, label, isStrong }) => (
          <Tick
            key={at}
            at={at}
            span={span}
            className={cx(
              'bottom-1 border-s border-line-strong ps-1 font-condensed',
              isStrong ? 'font-bold' : 'text-asphalt-600',
              at === today && 'rounded-t-badge bg-asphalt-950 pe-1 text-white',
            )}
          >
            {label}
          </Tick>
        ))}
        {here && (
          <span
            className="absolute -bottom-3.5 -translate-x-1/2 rounded-badge bg-danger px-1 text-xs font-bold text-white"
            style={{ left: `${here.left}%` }}
          >
            {format.time(now * MINUTE_MS, OPERATOR_ZONE)}
          </span>
        )}
      </div>
    </div>
  );
}

interface TickProps {
  readonly at: number;
  readonly span: BoardSpan;
  readonly className: string;
  readonly children: string;
}

function Tick({ at, span, className, children }: TickProps) {
  const place = placeOn(span, at, at + 1);
  if (!place) return null;
  return (
    <span className={cx('absolute whitespace-nowrap', className)} style={{ left: `${place.left}%` }}>
      {children}
    </span>
  );
}
