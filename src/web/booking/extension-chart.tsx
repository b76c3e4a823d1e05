import { FormattedMessage } from '#i18n/intl.tsx';
import { LONG_TERM_DAYS } from '#domain/time/period.ts';
import type { CurvePoint, PriceCurve } from '#domain/price/price-curve.ts';
import { useWords } from '#web/words/use-words.ts';
import { cx } from '#web/ui/cx.ts';

type ExtensionChartProps = {
  readonly curve: PriceCurve;
  /** Chargeable days. */
  readonly booked: number;
  readonly wanted: number;
};

/** Figures below the axis need so much of its width. */
const TICK_SHARE = 8;
/** Amounts beside the axis need so much of its height. */
const AMOUNT_SHARE = 12;
/** The line leaves so much of the height free above and below. */
const MARGIN = 16;

/** The rent over the days around an extension: what is booked, what it becomes, and what stands between. */
export function ExtensionChart({ curve, booked, wanted }: ExtensionChartProps) {
  const { intl, format } = useWords();
  const { points } = curve;
  const free = curve.flat.find(({ fromDay, toDay }) => fromDay <= booked && booked < toDay);
  const [first, last] = [points[0], points.at(-1)];
  const [from, to] = [booked, wanted].map((days) => points.find((point) => point.days === days));
  if (!first || !last || !from || !to) return null;

  const lowest = first.total.cents;
  const height = Math.max(1, last.total.cents - lowest);
  const x = (days: number) => ((days - first.days) / (last.days - first.days)) * 100;
  const y = (cents: number) => 100 - MARGIN - ((cents - lowest) / height) * (100 - 2 * MARGIN);
  const line = (some: readonly CurvePoint[]) => some.map(({ days, total }) => `${x(days)},${y(total.cents)}`).join(' ');
  const added = points.filter(({ days }) => days >= booked && days <= wanted);
  const crosses = booked <= LONG_TERM_DAYS && last.days > LONG_TERM_DAYS;
  const freeDays = free ? free.toDay - booked : 0;
  const amounts = y(from.total.cents) - y(to.total.cents) > AMOUNT_SHARE ? [from, to] : [to];
  const marked = [booked, wanted, ...(crosses ? [LONG_TERM_DAYS] : [])];
  const ticks = [first.days, last.days].filter((day) =>
    marked.every((mark) => Math.abs(x(day) - x(mark)) > TICK_SHARE),
  );

  return (
    <figure
      role="img"
      aria-label={intl.formatMessage(
        { id: 'booking.extend.chart' },
        { booked, wanted, before: format.money(from.total), after: format.money(to.total), free: freeDays },
      )}
      className="pt-7 pb-7 text-sm"
    >
      <div className="relative ml-14 h-36">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
          aria-hidden="true"
        >
          {free && (
            <rect x={x(booked)} width={x(free.toDay) - x(booked)} y="-4" height="104" className="fill-free-soft" />
          )}
          {amounts.map(({ days, total }) => (
            <line
              key={days}
              x1="0"
              x2="100"
              y1={y(total.cents)}
              y2={y(total.cents)}
              className="stroke-line"
              {...CRISP}
            />
          ))}
          <polyline points={line(points)} className="fill-none stroke-asphalt-400 stroke-2" {...CRISP} />
          <polyline points={line(added)} className="fill-none stroke-asphalt-950 stroke-[3.5]" {...CRISP} />
          {free && (
            <polyline
              points={line(points.filter(({ days }) => days >= booked && days <= Math.min(free.toDay, wanted)))}
              className="fill-none stroke-free stroke-[5]"
              {...CRISP}
            />
          )}
          {crosses && (
            <line
              x1={x(LONG_TERM_DAYS)}
              x2={x(LONG_TERM_DAYS)}
              y1="-12"
              y2="100"
              strokeDasharray="4 4"
              className="stroke-info stroke-2"
              {...CRISP}
            />
          )}
        </svg>
        {amounts.map(({ days, total }) => (
          <span
            key={days}
            className="absolute right-full mr-3 -translate-y-1/2 text-xs whitespace-nowrap text-asphalt-600"
            style={{ top: `${y(total.cents)}%` }}
          >
            {format.number(Math.round(total.cents / 100))}
          </span>
        ))}
        {free && (
          <Note
            at={x(crosses && free.toDay === LONG_TERM_DAYS ? LONG_TERM_DAYS : (booked + free.toDay) / 2)}
            side="before"
            tone="text-free"
          >
            <FormattedMessage id="booking.extend.chart.free" values={{ days: freeDays }} />
          </Note>
        )}
        {crosses && (
          <Note at={x(LONG_TERM_DAYS)} side={x(LONG_TERM_DAYS) > 60 && !free ? 'before' : 'after'} tone="text-info">
            <FormattedMessage id="booking.extend.chart.line" values={{ day: LONG_TERM_DAYS }} />
          </Note>
        )}
        <Dot at={x(booked)} top={y(from.total.cents)} isHollow>
          <FormattedMessage id="booking.extend.chart.booked" />
        </Dot>
        {wanted > booked && (
          <Dot at={x(wanted)} top={y(to.total.cents)}>
            <FormattedMessage id="booking.extend.chart.new" />
          </Dot>
        )}
        {[...new Set([...ticks, ...marked])].map((day) => (
          <span
            key={day}
            className={cx(
              'absolute top-full mt-2 -translate-x-1/2 text-xs',
              day === booked || day === wanted ? 'font-bold' : 'text-asphalt-600',
              // The day of the line gives way to a day that matters more.
              isCrowded(day, [booked, wanted], x) && 'invisible',
            )}
            style={{ left: `${x(day)}%` }}
          >
            {day}
          </span>
        ))}
      </div>
    </figure>
  );
}

const CRISP = { vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const;

const isCrowded = (day: number, others: readonly number[], x: (day: number) => number): boolean =>
  others.some((other) => other !== day && Math.abs(x(other) - x(day)) < TICK_SHARE / 2) && !others.includes(day);

type NoteProps = {
  readonly at: number;
  readonly side: 'before' | 'after';
  readonly tone: string;
  readonly children: React.ReactNode;
};

function Note({ at, side, tone, children }: NoteProps) {
  return (
    <span
      aria-hidden="true"
      className={cx('absolute bottom-full mb-1 px-2 font-condensed font-semibold whitespace-nowrap', tone)}
      style={side === 'after' ? { left: `${at}%` } : { right: `${100 - at}%` }}
    >
      {children}
    </span>
  );
}

type DotProps = {
  readonly at: number;
  readonly top: number;
  readonly isHollow?: boolean;
  readonly children: React.ReactNode;
};

function Dot({ at, top, isHollow = false, children }: DotProps) {
  return (
    <span aria-hidden="true" className="absolute" style={{ left: `${at}%`, top: `${top}%` }}>
      <span
        className={cx(
          'absolute size-3.5 -translate-1/2 rounded-full border-[3px]',
          isHollow ? 'border-asphalt-950 bg-sheet' : 'border-sheet bg-asphalt-950',
        )}
      />
      <span className="absolute top-2.5 -translate-x-1/2 font-condensed font-semibold whitespace-nowrap">
        {children}
      </span>
    </span>
  );
}
