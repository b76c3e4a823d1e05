import type { PlannedDay, PlannedEntry } from '#contract/today.ts';
import { isHandedBack } from '#domain/booking/booking-state.ts';
import { toInstant, toIso } from '#domain/time/instant.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { appointmentsOf, planDays } from '#domain/today/plan-day.ts';
import { periodOf } from '../booking/booking-subject.ts';
import type { Found } from './list-waiting.ts';
import { toWaitingOrder } from './to-waiting-order.ts';

/** What happens today at the depots, and which orders lapse; and the same of the next day on which anything does. */
export function planToday({ live, orders, now }: Found): readonly PlannedDay[] {
  const atDepots = live.flatMap(({ row, booking }): readonly PlannedEntry[] => {
    const booked = { state: row.status, isHandedBack: isHandedBack(row), period: periodOf(row, row.depot) };
    const { timeZone } = row.depot;
    return appointmentsOf(booked).map(({ kind, at }) => ({ kind, at: toIso(at), timeZone, booking }));
  });
  const lapses = orders.flatMap((row): readonly PlannedEntry[] => {
    if (row.lapsesAt === null) return [];
    const at = new Date(row.lapsesAt).toISOString();
    return [{ kind: 'lapse', at, timeZone: row.depot.timeZone, order: toWaitingOrder(row) }];
  });
  const placed = [...atDepots, ...lapses].map((entry) => ({
    entry,
    at: toInstant(entry.at),
    timeZone: entry.timeZone,
  }));
  return planDays(placed, { now: toInstant(now), timeZone: OPERATOR_ZONE }).map(({ entries, ...day }) => ({
    ...day,
    entries: entries.map(({ entry }) => entry),
  }));
}
