import type { Money } from '#domain/money/money.ts';
import { priceFor } from './price.ts';
import type { Tariff } from './tariff.ts';

export type CurvePoint = { readonly days: number; readonly total: Money; readonly perDay: Money };
/** Days that all cost the same: the ones after the first are free. */
export type FlatStretch = { readonly fromDay: number; readonly toDay: number; readonly total: Money };
export type PriceCurve = { readonly points: readonly CurvePoint[]; readonly flat: readonly FlatStretch[] };

/** The price over the days from `fromDay` to `toDay`, for a chart. A stretch cut by the end of the chart ends there. */
export function priceCurve(tariff: Tariff, fromDay: number, toDay: number): PriceCurve {
  const points: CurvePoint[] = [];
  const flat: FlatStretch[] = [];
  let start: CurvePoint | undefined;
  for (let days = fromDay; days <= toDay; days += 1) {
    const { total, perDay } = priceFor(tariff, days);
    const point = { days, total, perDay };
    points.push(point);
    if (start?.total.cents !== total.cents) start = point;
    else if (start.days === days - 1) flat.push({ fromDay: start.days, toDay: days, total });
    else flat.splice(-1, 1, { fromDay: start.days, toDay: days, total });
  }
  return { points, flat };
}
