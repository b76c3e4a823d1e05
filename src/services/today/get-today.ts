import type { RunningTrailer, Today } from '#contract/today.ts';
import { findTodayFacts } from '#db/today/today-facts.queries.ts';
import { listLiveBookings } from '#db/today/today.queries.ts';
import { money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { toDate, toInstant } from '#domain/time/instant.ts';
import { operatorToday, operatorWeek } from '#domain/time/operator-day.ts';
import { DAYS_AHEAD } from '#domain/today/plan-day.ts';
import { loadRentalBook, type RentalBook } from '../book/rental-book.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { findRentAgain } from './find-rent-again.ts';
import { listWaiting } from './list-waiting.ts';
import { locateRunning } from './locate-running.ts';
import { planToday } from './plan-today.ts';
import { type Live, toLiveBooking } from './to-live-booking.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'holidays' | 'settings' | 'telematics'>;
/** For when trailers could be rented again; wall times. */
type Wish = { readonly from: string; readonly to: string };

/**
 * The day of somebody who is signed in, in four statements however much there is. The depots come along, because whoever
 * shows the day shows a search as well.
 */
export async function getToday(
  deps: Needs,
  actor: Actor,
  { from, to }: Wish,
): Promise<Outcome<{ readonly today: Today; readonly depots: RentalBook['depots'] }>> {
  const member = requireRight(actor, 'seeBookings');
  if (!member.ok) return member;
  const { businessUnitId, userId } = member.value;
  const now = deps.clock.now();
  const week = operatorWeek(toInstant(now));
  const today = operatorToday(toInstant(now)).toString();
  const [rows, facts, book] = await Promise.all([
    listLiveBookings(deps.db, { businessUnitId, now, until: new Date(now.getTime() + DAYS_AHEAD * DAY_MS) }),
    findTodayFacts(deps.db, {
      businessUnitId,
      userId,
      now,
      today,
      weekFrom: toDate(week.from),
      weekTo: toDate(week.to),
    }),
    loadRentalBook(deps, { now, until: new Date(to) }),
  ]);
  // Left the unit between the look at the session and now.
  if (facts === undefined) return refuse('forbidden');
  const live = rows.map((row): Live => ({ row, booking: toLiveBooking(row, { actor: member.value, now }) }));
  const before = hasRight(member.value, 'rent') ? facts.rentedBefore : [];
  const [running, again] = await Promise.all([
    Promise.all(live.filter(({ booking }) => booking.isOut && !booking.isHandedBack).map((of) => toRunning(deps, of))),
    findRentAgain(deps, member.value, { book, before, from, to }),
  ]);
  return ok({
    today: {
      unitStatus: facts.unitStatus,
      waiting: listWaiting(member.value, { live, orders: facts.orders, now }),
      days: planToday({ live, orders: facts.orders, now }),
      running,
      asksForPositions: !deps.telematics.isSimulated,
      again,
      figures: {
        running: facts.running,
        startingThisWeek: facts.startingThisWeek,
        endingThisWeek: facts.endingThisWeek,
        open: money(facts.openCents),
        overdue: money(facts.overdueCents),
        orderLimit: facts.orderLimitCents === null ? null : money(facts.orderLimitCents),
      },
    },
    depots: book.depots,
  });
}

const toRunning = async (deps: Needs, { row, booking }: Live): Promise<RunningTrailer> => ({
  booking,
  hasTelematics: row.hasTelematics,
  position: await locateRunning(deps, row),
});
