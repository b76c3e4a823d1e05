import { openDiary } from './diary.ts';
import type { PlanGround, PlannedOrder } from './plan.ts';
import { planCurrent, type CurrentPlan } from './plan-current.ts';
import { planPast } from './plan-past.ts';

export type HistoryPlan = CurrentPlan & { readonly past: readonly PlannedOrder[] };

/**
 * Fourteen months of a company that rents trailers, up to a day and a little beyond it. The day alone decides, not the
 * hour; what is over does not depend on whether the day itself is told.
 */
export function planHistory(ground: PlanGround): HistoryPlan {
  const diary = openDiary(ground);
  for (const { number, type } of ground.trailers.filter((trailer) => ground.outToday.includes(trailer.number))) {
    const [story] = ground.taken.filter((stay) => stay.trailer === number && stay.fromDay <= 0 && stay.toDay >= 0);
    if (story) diary.countOut(type, story.fromDay, 0);
  }
  const current = planCurrent(ground, diary);
  return { ...current, past: planPast(ground, diary, [...current.out, ...current.toCome]) };
}
