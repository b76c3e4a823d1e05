import type { AnnouncedReturn, BookingOrder, BookingSummary } from '#contract/booking.ts';
import type { BookingViewRow } from '#db/booking/booking-view.queries.ts';
import { actionsFor } from '#domain/booking/booking-action.ts';
import { isHandedBack } from '#domain/booking/booking-state.ts';
import { bookingFlags } from '#domain/booking/booking-flag.ts';
import { findAttention, type Attention } from '#domain/booking/booking-tab.ts';
import { money, share } from '#domain/money/money.ts';
import { balanceOf } from '#domain/order/order-sums.ts';
import { canDecide } from '#domain/order/approval.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { toLineTrailer } from '../line/to-line.ts';
import { toRentalPeriod } from '../line/to-rental-period.ts';
import { bookingAmounts } from '../line/booking-amounts.ts';
import { periodOf, situationOf } from './booking-subject.ts';

export type BookingView = { readonly actor: Actor; readonly now: Date };

/** A booking as this actor sees it in a list. */
export function toSummary(row: BookingViewRow, { actor, now }: BookingView): BookingSummary {
  const at = toInstant(now);
  const period = periodOf(row, row.depot, row.returnDepot);
  const rental = toRentalPeriod(period);
  const rent = money(row.rentCents);
  const { agreed, feesAndCredits, due } = bookingAmounts(row);
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    orderId: row.orderId,
    lineItemId: row.id,
    trailerId: row.trailerId,
    depotId: row.depotId,
    status: row.status,
    flags: bookingFlags(
      {
        state: row.status,
        isHandedBack: isHandedBack(row),
        period,
        extensions: row.extensions,
        newDamages: row.newDamages,
        certificates: row.certificates,
        isTrailerOverdueElsewhere: row.isOverdueElsewhere,
      },
      at,
    ),
    attention: attentionOf(row, { actor, now }),
    from: rental.from,
    to: rental.to,
    period: rental,
    unitChoice: row.unitChoice,
    price: { days: row.chargeableDays, perDay: share(rent, row.chargeableDays), total: rent },
    net: agreed,
    feesAndCredits,
    due,
    reservationNote: row.reservationNote,
    driverName: row.driverName,
    driverPhone: row.driverPhone,
    actions: actionsFor(situationOf(row, row.order), actor, at),
    trailer: toLineTrailer(row.trailer),
    depot: { ...row.depot, keyBox: row.keyBox },
    returnDepot: row.returnDepot,
    returnedDepot: row.returnedDepot,
    order: toBookingOrder(row.order),
    pickedUpAt: toIsoOrNull(row.pickedUpAt),
    announcedReturn: toAnnouncedReturn(row),
    handedBackAt: toIsoOrNull(row.handedBackAt),
    returnedAt: toIsoOrNull(row.returnedAt),
    cancelledAt: toIsoOrNull(row.cancelledAt),
    closedAt: toIsoOrNull(row.closedAt),
  };
}

const toIsoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

/** An approval waits for those alone who may give it. */
function attentionOf(row: BookingViewRow, { actor, now }: BookingView): Attention | null {
  const waiting = {
    state: row.status,
    isHandedBack: isHandedBack(row),
    orderState: row.order.status,
    period: periodOf(row, row.depot),
  };
  const attention = findAttention(waiting, toInstant(now));
  if (attention === 'approval' && !canDecide(actor, row.order)) return null;
  return attention ?? null;
}

function toAnnouncedReturn(row: BookingViewRow): AnnouncedReturn | null {
  const { returnAnnouncedAt: at, returnAnnouncedFor: announcedFor, returnReference } = row;
  if (at === null || announcedFor === null) return null;
  return { at: at.toISOString(), for: announcedFor.toISOString(), reference: returnReference ?? '' };
}

const toBookingOrder = (order: BookingViewRow['order']): BookingOrder => ({
  id: order.id,
  number: order.number,
  version: order.version,
  status: order.status,
  paymentMethod: order.paymentMethod,
  paymentStatus: order.paymentStatus,
  open: balanceOf(money(order.dueGrossCents), money(order.paidCents)).open,
  poNumber: order.poNumber,
  costCentre: order.costCentre,
  createdAt: new Date(order.createdAt).toISOString(),
  createdBy: { id: order.createdBy, name: order.creatorName },
  lapsesAt: order.lapsesAt === null ? null : new Date(order.lapsesAt).toISOString(),
  lines: order.lines,
});
