import type { ReturnChangeReason } from '#contract/return-change.ts';
import type { BookedService } from '#db/json-columns.ts';
import { rebookedParts } from '#domain/booking/rebooked-parts.ts';
import { add, money, subtract, type Money } from '#domain/money/money.ts';
import { ONE_WAY_SERVICE, type OneWayTrace } from '#domain/one-way/one-way-fee.ts';
import { findReturnChangeProblem } from '#domain/one-way/return-change.ts';
import { totalsOf, type TaxedAmount, type Totals } from '#domain/tax/totals.ts';
import { taxOf, toTaxedAmount } from '../line/taxed-part.ts';
import { findMoneyReason } from './find-money-reason.ts';
import type { ReturnChangeGround } from './return-change-ground.ts';

export type ReturnChangeAssessment = {
  readonly reason: ReturnChangeReason | null;
  /** Null where it comes back to where it began. */
  readonly way: OneWayTrace | null;
  readonly previousFee: Money;
  readonly fee: Money;
  readonly services: readonly BookedService[];
  /** Of the booking as it would be: what was booked first, then what extensions added. */
  readonly parts: readonly TaxedAmount[];
  readonly totals: Totals;
  readonly net: Money;
  readonly difference: Money;
  /** What the order costs more or less, with tax: its tax is rounded once per group, so it is the difference of sums. */
  readonly gross: Money;
};

/** Whether a booking can be brought back elsewhere, and what it costs then: only the fee for the way is another. */
export function assessReturnChange(
  ground: ReturnChangeGround,
  { isBackInTime }: { readonly isBackInTime: boolean },
): ReturnChangeAssessment {
  const { subject, depotId, parts, lane } = ground;
  const { booking, returnDepot } = subject;
  const booked = subject.services.find(({ key }) => key === ONE_WAY_SERVICE);
  const previousFee = money(booked?.netCents ?? 0);
  const isAgreed = depotId === returnDepot.id;
  // What is agreed costs what was agreed, and what is not to be had changes nothing.
  const quote = lane?.ok ? lane.value : undefined;
  const isPriced = !isAgreed && (lane === undefined || quote !== undefined);
  const fee = isPriced ? (quote?.fee ?? money(0)) : previousFee;
  const others = subject.services.filter(({ key }) => key !== ONE_WAY_SERVICE);
  const difference = subtract(fee, previousFee);
  const net = add(money(booking.netCents), difference);
  const own = parts.filter(({ bookingId }) => bookingId === booking.id).map(toTaxedAmount);
  const rest = parts.filter(({ bookingId }) => bookingId !== booking.id).map(toTaxedAmount);
  const newParts = rebookedParts(own, { net, tax: taxOf(booking) }, { isAgreedAnew: false });
  const problem = findReturnChangeProblem({
    ...ground,
    isAgreed,
    isEmptyLeg: booking.oneWay?.legId !== undefined,
    lane: lane?.ok === false ? lane.error : undefined,
    isBackInTime,
  });
  return {
    reason: problem ?? findMoneyReason(ground, difference) ?? null,
    way: quote?.trace ?? null,
    previousFee,
    fee,
    services: isPriced && quote ? [...others, asService(fee)] : isPriced ? others : subject.services,
    parts: newParts,
    totals: totalsOf(newParts),
    net,
    difference,
    gross: subtract(totalsOf([...rest, ...newParts]).gross, totalsOf([...rest, ...own]).gross),
  };
}

const asService = ({ cents }: Money): BookedService => ({
  key: ONE_WAY_SERVICE,
  names: {},
  unit: 'once',
  unitPriceCents: cents,
  netCents: cents,
});
