import type { Waiting } from '#contract/today.ts';
import type { WaitingOrderRow } from '#db/today/today-facts.queries.ts';
import { isHandedBack } from '#domain/booking/booking-state.ts';
import type { Member } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { inOrderOfUrgency, isOwnMatter, matterOfBooking, matterOfOrder } from '#domain/today/waiting.ts';
import { periodOf } from '../booking/booking-subject.ts';
import type { Live } from './to-live-booking.ts';
import { toWaitingOrder } from './to-waiting-order.ts';

export type Found = { readonly live: readonly Live[]; readonly orders: readonly WaitingOrderRow[]; readonly now: Date };

/** What waits for a member, the most pressing first. */
export function listWaiting(member: Member, { live, orders, now }: Found): readonly Waiting[] {
  const { role } = member;
  const ofBookings = live.flatMap(({ row, booking }): readonly Waiting[] => {
    const situation = { state: row.status, isHandedBack: isHandedBack(row), orderState: row.orderStatus };
    const matter = matterOfBooking({ ...situation, period: periodOf(row, row.depot) }, toInstant(now));
    if (matter === undefined) return [];
    const at = matter === 'pickUp' ? row.startsAt : row.endsAt;
    return [{ matter, at, booking, isOwn: isOwnMatter(matter, role) }];
  });
  const ofOrders = orders.flatMap((row): readonly Waiting[] => {
    const matter = matterOfOrder(row, member);
    if (matter === undefined) return [];
    const at = new Date(row.lapsesAt ?? row.paymentDueOn ?? now);
    return [{ matter, at, order: toWaitingOrder(row), isOwn: isOwnMatter(matter, role) }];
  });
  return inOrderOfUrgency([...ofBookings, ...ofOrders], role);
}
