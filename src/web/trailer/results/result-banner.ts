import type { CardReason, TrailerCard } from '#contract/trailer.ts';
import { LANE_REFUSALS } from '#domain/one-way/lane-refusal.ts';
import { addDays } from '#domain/time/wall-clock.ts';

/** What is true of all results, said once above them. */
export type Banner =
  | { readonly kind: 'longer'; readonly days: number; readonly count: number; readonly to: string }
  | {
      readonly kind: 'reason';
      readonly reason: CardReason;
      /** The fewest days that they are rented for, and the period of so many days, where that is the reason. */
      readonly days: number;
      readonly shortest?: { readonly from: string; readonly to: string };
    };

/** Every free trailer costs the same for some days more, or none is free, all for the same reason. */
export function findBanner(cards: readonly TrailerCard[], to: string | undefined): Banner | undefined {
  const free = cards.filter((card) => card.free);
  if (free.length > 0) return to === undefined ? undefined : findLonger(free, to);
  const [reason, ...others] = new Set(cards.map((card) => card.reason));
  if (reason === undefined || others.length > 0) return undefined;
  // Of ways that are not offered another notice speaks.
  return reason === 'taken' || LANE_REFUSALS.some((refusal) => refusal === reason)
    ? undefined
    : { kind: 'reason', reason, ...findShortest(cards) };
}

function findShortest(cards: readonly TrailerCard[]) {
  const days = Math.max(...cards.map(({ minimumDays }) => minimumDays));
  const shortest = cards.find((card) => card.minimumDays === days && card.shortest)?.shortest?.period;
  return { days, ...(shortest && { shortest: { from: shortest.localFrom, to: shortest.localTo } }) };
}

function findLonger(free: readonly TrailerCard[], to: string): Banner | undefined {
  const days = Math.min(...free.map(({ price, sameUntilDay = 0 }) => (price ? sameUntilDay - price.days : 0)));
  if (days < 1) return undefined;
  return { kind: 'longer', days, count: free.length, to: addDays(to, days) };
}
