import type { BookingSummary } from '#contract/booking.ts';
import { phoneText } from '#domain/user/phone.ts';
import { trailerName } from '#web/words/trailer-name.ts';
import { describeAmounts } from '#web/line/describe-amounts.server.ts';
import type { DatedWords } from '#web/words/words.ts';
import { momentText } from '#web/words/moment-text.server.ts';
import { describeBadges } from './describe-badges.server.ts';

/** A booking wherever it is shown: which trailer, when, where, how it stands and what can be done with it. */
export function describeRow(booking: BookingSummary, words: DatedWords) {
  const { intl, format, now } = words;
  const { trailer, depot, returnDepot, returnedDepot, period, announcedReturn, returnedAt } = booking;
  const returnZone = (returnDepot ?? depot).timeZone;
  return {
    id: booking.id,
    number: booking.number,
    version: booking.version,
    orderId: booking.orderId,
    lineItemId: booking.lineItemId,
    status: booking.status,
    actions: booking.actions,
    attention: booking.attention,
    badges: describeBadges(booking, words),
    trailerId: booking.trailerId,
    name: trailerName(intl, trailer.type, trailer.subType),
    trailerNumber: trailer.number,
    plate: trailer.plate,
    country: depot.country,
    type: trailer.type,
    subType: trailer.subType,
    image: trailer.image,
    depotId: booking.depotId,
    depot: depot.name,
    returnDepot: returnDepot && returnDepot.name,
    returnedDepot: returnedDepot && returnedDepot.name,
    returnZone,
    keyBox: depot.keyBox,
    period,
    pickUp: momentText(format, period.from, { timeZone: period.timeZone, now }),
    return: momentText(format, period.to, { timeZone: returnZone, now }),
    /** When it really came back. */
    returned: returnedAt && momentText(format, returnedAt, { timeZone: returnZone, now }),
    returnedAt,
    days: booking.price.days,
    amounts: describeAmounts({ ...booking, agreed: booking.net }, words),
    note: booking.reservationNote ?? '',
    driver: booking.driverName ?? '',
    driverPhone: booking.driverPhone === null ? '' : phoneText(booking.driverPhone),
    poNumber: booking.order.poNumber ?? '',
    costCentre: booking.order.costCentre ?? '',
    orderNumber: booking.order.number,
    announced: announcedReturn && {
      for: momentText(format, announcedReturn.for, { timeZone: returnZone, now }),
      reference: announcedReturn.reference,
    },
  };
}

export type BookingRowView = ReturnType<typeof describeRow>;
