import type { ReturnOutlook, ReturnPreview } from '#contract/booking-end.ts';
import { listPartsOfOrder } from '#db/booking/booking-part.queries.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import type { Database } from '#db/client.ts';
import { checkAnnouncement, expectedReturn } from '#domain/booking/announcement.ts';
import { firstHandoverFrom, lastHandoverUntil } from '#domain/depot/opening.ts';
import { money, sum } from '#domain/money/money.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import { toDate, toInstant, toIso } from '#domain/time/instant.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { amountsOfBooking } from '../billing/amounts-of-booking.ts';
import { loadBill } from '../billing/load-bill.ts';
import { loadDepotBook, type DepotBook } from '../book/depot-book.ts';
import type { Deps } from '../deps.ts';
import { periodOf } from './booking-subject.ts';
import { settleBooking, type SettledSubject } from './settle-booking.ts';

type Needs = { readonly db: Database; readonly holidays: Deps['holidays'] };
type Question = {
  readonly subjects: readonly LockedBooking[];
  /** Of all of them; without it each comes back as agreed. */
  readonly at: Date | undefined;
  readonly now: Date;
};

/** What bringing trailers back at some time would change: whether it is possible, and what it saves or costs. */
export async function lookAtReturn({ db, holidays }: Needs, { subjects, at, now }: Question): Promise<ReturnPreview> {
  const ends = subjects.map(({ booking }) => booking.endsAt.getTime());
  const until = at ?? new Date(Math.max(now.getTime(), ...ends));
  const depots = await loadDepotBook({ db, holidays }, { now, until });
  const items: ReturnOutlook[] = [];
  for (const [orderId, lines] of Map.groupBy(subjects, ({ order }) => order.id)) {
    const [first] = lines;
    const unit = first && (await findBusinessUnit(db, first.booking.businessUnitId));
    if (unit === undefined) throw new Error(`Order ${orderId} belongs to no unit`);
    const parts = Map.groupBy(await listPartsOfOrder(db, orderId), ({ bookingId }) => bookingId);
    for (const line of lines) {
      items.push(toOutlook({ ...line, parts: parts.get(line.booking.id) ?? [], unit }, { depots, at, now }));
    }
  }
  return {
    items,
    possible: items.every(({ problem }) => problem === null),
    difference: sum(items.map(({ difference }) => difference)),
    grossDifference: sum(items.map(({ grossDifference }) => grossDifference)),
    billing: await findBilling(db, subjects, items),
  };
}

/** What has been billed and what is to come; null where the shop does not bill all of it. */
async function findBilling(
  db: Database,
  subjects: readonly LockedBooking[],
  items: readonly ReturnOutlook[],
): Promise<ReturnPreview['billing']> {
  if (subjects.some(({ order }) => order.billing !== 'internal')) return null;
  const orders = new Map(subjects.map(({ order }) => [order.id, order]));
  let [billed, agreed] = [0, 0];
  for (const order of orders.values()) {
    const bill = await loadBill(db, order);
    for (const { booking } of subjects.filter((subject) => subject.order.id === order.id)) {
      const { billedCents, agreedCents } = amountsOfBooking(bill, booking.id);
      billed += billedCents;
      agreed += agreedCents;
    }
  }
  const differs = items.reduce((cents, { difference }) => cents + difference.cents, 0);
  return { billed: money(billed), toCome: money(agreed + differs - billed) };
}

function toOutlook(
  subject: LockedBooking & SettledSubject,
  { depots, at: wish, now }: Pick<Question, 'at' | 'now'> & { readonly depots: DepotBook },
): ReturnOutlook {
  const { booking, depot, returnDepot } = subject;
  const calendar = depots.get(returnDepot.id)?.calendar;
  const period = periodOf(booking, depot);
  const expected = calendar ? expectedReturn({ period, calendar }, toInstant(now)) : period.to;
  const moment = wish ? toInstant(wish) : expected;
  const at = toDate(moment);
  const { kind, days, bookedDays, difference, amounts } = settleBooking(subject, at);
  const problem = calendar ? checkAnnouncement({ period, at: moment, calendar }, toInstant(now)) : 'closed';
  const nearest = (find: typeof firstHandoverFrom): string | null => {
    const found = calendar && problem === 'closed' ? find(calendar, moment) : undefined;
    return found ? toIso(found) : null;
  };
  return {
    bookingId: booking.id,
    number: booking.number,
    problem,
    at: at.toISOString(),
    localAt: toWallTime(moment, returnDepot.timeZone),
    timeZone: returnDepot.timeZone,
    kind,
    bookedDays,
    days,
    difference,
    grossDifference: totalsOf(amounts).gross,
    before: nearest(lastHandoverUntil),
    after: nearest(firstHandoverFrom),
  };
}
