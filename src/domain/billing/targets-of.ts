import { roundHalfUp } from '#domain/money/money.ts';
import { isWaiting } from '#domain/order/order-state.ts';
import { priceFor } from '#domain/price/price.ts';
import type { BilledBooking, BilledOrder, BilledTax } from './billed-order.ts';
import { billableDays } from './billable-days.ts';
import { costOf } from './cost-of.ts';
import type { DayRange, Item, LineTrace } from './draft-document.ts';
import { isOfReturn, segmentsOf, type Segment, type SegmentAmount } from './segments-of.ts';

/** What may be billed for an item by now, in all. */
export type Target = Item & {
  /** Of the seller. */
  readonly country: string;
  readonly tax: BilledTax;
  readonly netCents: number;
  readonly startsOn: string;
  readonly days: DayRange | null;
  /** The date it stands for where that is no days of the rental. */
  readonly on: string | null;
  /** Whether the amount is for days, not for one thing. */
  readonly isByDay: boolean;
  readonly trace: Pick<LineTrace, 'basis' | 'longer' | 'byHandCents'>;
};

/** What an order may be billed for on a day, item by item in the order of its lines; items of nothing are left out. */
export function targetsOf(order: BilledOrder, today: string): readonly Target[] {
  if (isWaiting(order.state) || order.state === 'rejected' || order.state === 'expired') return [];
  return order.bookings
    .toSorted((a, b) => a.lineNumber - b.lineNumber)
    .flatMap((booking) => {
      const days = billableDays(booking, order, today);
      const segments = days === 0 ? [] : segmentsOf(booking);
      return [...segments.flatMap((segment) => ofSegment(booking, segment, days)), ...ofCharges(booking, today)];
    })
    .filter(({ netCents }) => netCents > 0);
}

function ofSegment(booking: BilledBooking, segment: Segment, billable: number): readonly Target[] {
  const { id: bookingId, country, startsOn } = booking;
  const { partNo, from, to, tax } = segment;
  const reached = Math.min(billable, to);
  if (reached < to && reached <= from) return [];
  const days = { from: Math.min(from + 1, reached), to: reached };
  return segment.amounts.map((amount): Target => {
    const { netCents, basis } = amountBy(booking, segment, { amount, days: reached - from });
    const longer =
      amount.service === null && segment.isByTerms ? findLonger(booking, basis.kind === 'limit' ? reached : to) : null;
    return {
      bookingId,
      partNo,
      serviceKey: amount.service?.key ?? null,
      chargeId: null,
      country,
      tax,
      netCents,
      startsOn,
      days,
      on: null,
      isByDay: amount.service?.unit !== 'once',
      trace: { basis, longer },
    };
  });
}

type Reached = { readonly amount: SegmentAmount; readonly days: number };
type Amount = { readonly netCents: number; readonly basis: LineTrace['basis'] };

/** Never more than it would cost if it ended with the last of these days, so that an early return takes nothing back. */
function amountBy({ terms }: BilledBooking, { from, to, isByTerms }: Segment, { amount, days }: Reached): Amount {
  const { service, netCents } = amount;
  if (service?.unit === 'once') return { netCents, basis: { kind: 'once' } };
  const ofDays = to - from;
  if (days === ofDays) return { netCents, basis: { kind: 'whole' } };
  const share = roundHalfUp(BigInt(netCents) * BigInt(days), BigInt(ofDays));
  const limit = isByTerms ? costOf(terms, service, from + days) - costOf(terms, service, from) : share;
  return limit < share
    ? { netCents: limit, basis: { kind: 'limit', days: from + days } }
    : { netCents: share, basis: { kind: 'share', days, ofDays, wholeCents: netCents } };
}

function findLonger({ terms }: BilledBooking, days: number): LineTrace['longer'] {
  const { paidDays, dayRateCents } = priceFor(terms.tariff, days).trace;
  return paidDays > days ? { days, paidDays, dayRateCents } : null;
}

const ofCharges = ({ id: bookingId, country, startsOn, charges }: BilledBooking, today: string): readonly Target[] =>
  charges
    .filter((charge) => !isOfReturn(charge) && (charge.billAfter === null || charge.billAfter < today))
    .map(({ id, netCents, tax, on }) => {
      if (netCents < 0) throw new RangeError(`Charge ${id} is below zero`);
      return {
        bookingId,
        partNo: 0,
        serviceKey: null,
        chargeId: id,
        country,
        tax,
        netCents,
        startsOn,
        days: null,
        on,
        isByDay: false,
        trace: { basis: { kind: 'charge' }, longer: null },
      };
    });
