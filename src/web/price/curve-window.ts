import type { FlatStretch, PriceCurve } from '#domain/price/price-curve.ts';

const USUAL_DAYS = 40;

/** The part of a curve that a chart shows: from the shortest rental to a while beyond the chosen day. */
export function cutCurve({ points, flat }: PriceCurve, { from, days }: { from: number; days: number }): PriceCurve {
  const to = days <= (USUAL_DAYS * 3) / 4 ? USUAL_DAYS : Number.POSITIVE_INFINITY;
  return {
    points: points.filter((point) => point.days >= from && point.days <= to),
    flat: flat
      .map((stretch) => ({
        ...stretch,
        fromDay: Math.max(stretch.fromDay, from),
        toDay: Math.min(stretch.toDay, to),
      }))
      .filter(({ fromDay, toDay }) => fromDay < toDay),
  };
}

const length = ({ fromDay, toDay }: FlatStretch): number => toDay - fromDay;

/** The stretch without extra cost that a chart names: the one of the chosen day, else the longest. */
export const findNamedStretch = ({ flat }: PriceCurve, days: number): FlatStretch | undefined =>
  flat.find(({ fromDay, toDay }) => fromDay <= days && days <= toDay) ??
  flat.toSorted((a, b) => length(b) - length(a))[0];
