import { isDropped } from '#domain/booking/booking-state.ts';
import { isWaiting } from '#domain/order/order-state.ts';
import { LONG_TERM_DAYS } from '#domain/time/period.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import type { BilledBooking, BilledOrder } from './billed-order.ts';
import { CYCLE_DAYS, cycledDays } from './billable-days.ts';
import type { IssuedLine } from './draft-document.ts';
import { draftDocuments } from './draft-documents.ts';

/**
 * The first day from today on on which there is something to bill if nothing else happens; null if there is none. Of an
 * order that waits nobody knows yet: it is looked at again.
 */
export function nextBillingDay(order: BilledOrder, issued: readonly IssuedLine[], today: string): string | null {
  if (isWaiting(order.state)) return addDays(today, 1);
  const later = order.bookings.flatMap((booking) => [
    ...endsOfCycles(booking, order, today),
    ...endsOfWaiting(booking),
  ]);
  const days = [today, ...new Set(later.filter((day) => day > today).toSorted())];
  return days.find((day) => draftDocuments(order, issued, day).length > 0) ?? null;
}

/** The days on which more of a rental can be billed, until all that is agreed can be. */
function endsOfCycles(
  { state, startsOn, agreedDays, finalDays }: BilledBooking,
  { isPaidInAdvance, cycle }: BilledOrder,
  today: string,
): readonly string[] {
  if (isDropped(state) || finalDays !== null || isPaidInAdvance || agreedDays <= LONG_TERM_DAYS) return [];
  const ends: string[] = [];
  let day = today > startsOn ? today : startsOn;
  while (cycledDays(startsOn, cycle, day) < agreedDays) {
    day =
      cycle === 'days28'
        ? addDays(startsOn, cycledDays(startsOn, cycle, day) + CYCLE_DAYS)
        : `${addDays(`${day.slice(0, 8)}01`, 31).slice(0, 8)}01`;
    ends.push(day);
  }
  return ends;
}

const endsOfWaiting = ({ charges }: BilledBooking): readonly string[] =>
  charges.flatMap(({ billAfter }) => (billAfter === null ? [] : [addDays(billAfter, 1)]));
