import type { ReactNode } from 'react';
import type { PriceCurve } from '#domain/price/price-curve.ts';
import { findNamedStretch } from './curve-window.ts';

type PriceCurveChartProps = {
  readonly curve: PriceCurve;
  /** The chosen number of days, marked on the curve. */
  readonly days: number;
  /** Says in words what the chart shows. */
  readonly label: string;
  readonly unit: string;
  /** Names the stretch without extra cost that `findNamedStretch` finds. */
  readonly flatLabel: string;
  readonly formatAmount: (cents: number) => string;
  /** Lets people move the point; lies over the drawing, from the first day to the last. */
  readonly slider?: ReactNode;
};

const GRID_LINES = 4;
const TICKS = [1, 7, 14, 30, 40, 60, 90, 180, 365];
/** Figures below the axis need so much of its width. */
const TICK_SHARE = 7;

/** Rounds the top of the scale up to a quarter that reads well: 250, 500, 1000 … */
function niceStep(mostCents: number): number {
  const raw = mostCents / GRID_LINES;
  const magnitude = 10 ** Math.floor(Math.log10(raw));
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= raw) ?? 10) * magnitude;
}

/**
 * The price over the days. Lines are stretched to the space there is, words are not, so it reads the same on a phone.
 * Green marks days that cost nothing more.
 */
export function PriceCurveChart({ curve, days, label, unit, flatLabel, formatAmount, slider }: PriceCurveChartProps) {
  const { points, flat } = curve;
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const step = niceStep(last.total.cents);
  const top = step * GRID_LINES;
  const x = (day: number) => ((day - first.days) / (last.days - first.days)) * 100;
  const y = (cents: number) => 100 - (cents / top) * 100;
  const line = points.map((point) => `${x(point.days)},${y(point.total.cents)}`).join(' ');
  const chosen = points.find((point) => point.days === days) ?? (days < first.days ? first : last);
  const named = findNamedStretch(curve, chosen.days);
  const namedAt = named ? (x(named.fromDay) + x(named.toDay)) / 2 : 0;

  return (
    <div className="relative pt-8 pr-2 pb-8 pl-11 text-xs text-asphalt-600">
      <figure role="img" aria-label={label} className="relative h-56 md:h-72">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
          aria-hidden="true"
        >
          {Array.from({ length: GRID_LINES + 1 }, (_, index) => (
            <line
              key={index}
              x1="0"
              x2="100"
              y1={index * 25}
              y2={index * 25}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {flat.map(({ fromDay, toDay }) => (
            <rect
              key={fromDay}
              x={x(fromDay)}
              width={x(toDay) - x(fromDay)}
              y="-6"
              height="106"
              className="fill-free-soft"
            />
          ))}
          <polygon points={`0,100 ${line} 100,100`} className="fill-asphalt-950/5" />
          <polyline
            points={line}
            className="fill-none stroke-asphalt-950 stroke-[2.5]"
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
          />
          {flat.map(({ fromDay, toDay, total }) => (
            <line
              key={fromDay}
              x1={x(fromDay)}
              x2={x(toDay)}
              y1={y(total.cents)}
              y2={y(total.cents)}
              className="stroke-free stroke-[5]"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <line
            x1={x(chosen.days)}
            x2={x(chosen.days)}
            y1={y(chosen.total.cents)}
            y2="100"
            className="stroke-asphalt-950 stroke-[1.5]"
            strokeDasharray="3 4"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {Array.from({ length: GRID_LINES + 1 }, (_, index) => (
          <span
            key={index}
            className="absolute right-full mr-2 -translate-y-1/2 whitespace-nowrap"
            style={{ top: `${100 - index * 25}%` }}
          >
            {formatAmount(step * index)}
          </span>
        ))}
        {named && (
          <span
            className="absolute bottom-full mb-4 font-condensed text-sm font-semibold whitespace-nowrap text-free"
            // Shifted by its own place, so that it stays inside at either end.
            style={{ left: `${namedAt}%`, translate: `${-namedAt}% 0` }}
          >
            {flatLabel}
          </span>
        )}
        {[first.days, ...TICKS]
          .filter(
            (day, i) =>
              (i === 0 || day > first.days) && day <= last.days && Math.abs(x(day) - x(chosen.days)) > TICK_SHARE,
          )
          .map((day) => (
            <span key={day} className="absolute top-full mt-2 -translate-x-1/2" style={{ left: `${x(day)}%` }}>
              {day}
            </span>
          ))}
        <span
          className="absolute top-full mt-1 -translate-x-1/2 rounded-badge bg-asphalt-950 px-2.5 py-0.5 font-semibold text-white"
          style={{ left: `${x(chosen.days)}%` }}
        >
          {chosen.days}
        </span>
        <span className="absolute right-0 bottom-1">{unit}</span>
      </figure>
      <div className="pointer-events-none absolute inset-x-0 top-8 mr-2 ml-11 h-56 md:h-72">
        {slider}
        <span
          className="absolute size-3.5 -translate-1/2 rounded-full border-2 border-white bg-asphalt-950 peer-focus-visible:focus-ring"
          style={{ left: `${x(chosen.days)}%`, top: `${y(chosen.total.cents)}%` }}
        />
      </div>
    </div>
  );
}
