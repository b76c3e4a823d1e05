import type { Temporal } from 'temporal-polyfill';
import { isOut, type BookingState } from '#domain/booking/booking-state.ts';
import type { Period } from '#domain/time/period.ts';
import { localDate } from '#domain/time/wall-clock.ts';

/** So many days ahead the plan looks for the next one on which something happens. */
export const DAYS_AHEAD = 7;

type Appointment = { readonly kind: 'pickUp' | 'return'; readonly at: Temporal.Instant };

type Booked = { readonly state: BookingState; readonly isHandedBack: boolean; readonly period: Period };

/** What is still to happen with a booking: it is fetched and comes back. */
export function appointmentsOf({ state, isHandedBack, period }: Booked): readonly Appointment[] {
  const returned: Appointment = { kind: 'return', at: period.to };
  if (state === 'reserved') return [{ kind: 'pickUp', at: period.from }, returned];
  return isOut(state) && !isHandedBack ? [returned] : [];
}

type Placed = { readonly at: Temporal.Instant; readonly timeZone: string };
type PlannedDay<Entry> = {
  readonly date: string;
  readonly isToday: boolean;
  readonly entries: readonly Entry[];
};

/** Today with all of its appointments, also past ones, and the next day that has any. Days are those of the depots. */
export function planDays<Entry extends Placed>(
  entries: readonly Entry[],
  { now, timeZone }: { readonly now: Temporal.Instant; readonly timeZone: string },
): readonly PlannedDay<Entry>[] {
  const today = localDate(now, timeZone);
  const last = localDate(now.add({ hours: 24 * DAYS_AHEAD }), timeZone);
  const byDate = Map.groupBy(
    entries.toSorted((a, b) => a.at.epochMilliseconds - b.at.epochMilliseconds),
    (entry) => localDate(entry.at, entry.timeZone),
  );
  const next = [...byDate.keys()].filter((date) => date > today && date <= last).toSorted()[0];
  return [today, ...(next === undefined ? [] : [next])].map((date) => ({
    date,
    isToday: date === today,
    entries: byDate.get(date) ?? [],
  }));
}
