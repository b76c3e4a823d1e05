import type { Temporal } from 'temporal-polyfill';
import { cancellationFee, noShowFee, USUAL_FEE_TERMS } from '#domain/booking/cancellation-fee.ts';
import type { BookingState } from '#domain/booking/booking-state.ts';
import { money } from '#domain/money/money.ts';
import { occupiedUntil, type Period } from '#domain/time/period.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/duration.ts';
import { toDate, toInstant } from '#domain/time/instant.ts';
import { turnaroundNow, USUAL_TURNAROUND } from '#domain/trailer/turnaround.ts';
import { settleBooking } from '#services/booking/settle-booking.ts';
import type { Settings } from '#services/deps.ts';
import { priceLine } from '#services/line/price-line.ts';
import { taxOf, toTaxColumns } from '#services/line/taxed-part.ts';
import { DEMO_DEPOTS, type DemoDepot } from '../depots.ts';
import { depotId } from '../insert-fleet.ts';
import type { DemoTrailer } from '../make-trailers.ts';
import { bandsOf, type DemoPriceList } from '../prices.ts';
import { demoId } from '../random.ts';
import { DEMO_SERVICES } from '../services.ts';
import type { PlannedOrder, PlannedRental } from './plan.ts';

export type LineGround = {
  readonly now: Date;
  /** Who bills in which country; orders of others are billed elsewhere. */
  readonly sellers: Settings['sellers'];
  readonly trailers: ReadonlyMap<string, DemoTrailer>;
  readonly priceLists: readonly DemoPriceList[];
};

export type DraftedLine = ReturnType<typeof draftLine>;

const EARLY_CANCELLATION_HOURS = 72;
const LATE_CANCELLATION_HOURS = 10;

/** A booking of the past as it stands now: its price, what was charged since, and the time in which it has its trailer. */
export function draftLine(
  ground: LineGround,
  order: PlannedOrder & {
    readonly id: string;
    readonly number: string;
    readonly unit: { id: string; country: string };
  },
  rental: PlannedRental,
  line: number,
) {
  const trailer = ground.trailers.get(rental.trailer);
  const depot = DEMO_DEPOTS.find(({ code }) => code === trailer?.depotCode);
  if (!trailer || !depot) throw new Error(`There is no trailer ${rental.trailer}`);
  const id = demoId(`booking ${order.name} ${line}`);
  const unit = { country: order.unit.country, vatIdStatus: 'valid' as const };
  const priced = priceRental(ground, { order, rental, trailer, depot, unit });
  const { rent, net, tax } = priced;
  const state = stateOf(ground.now, order, rental);
  const booking = {
    id,
    businessUnitId: order.unit.id,
    orderId: order.id,
    lineNumber: line,
    number: `${order.number}-${line}`,
    trailerId: trailer.id,
    depotId: depotId(depot.code),
    startsAt: rental.from,
    endsAt: rental.to,
    chargeableDays: rent.days,
    priceListId: rent.trace.priceListVersion,
    priceTrace: rent.trace,
    rentCents: rent.total.cents,
    servicesCents: net.cents - rent.total.cents,
    netCents: net.cents,
    ...toTaxColumns(tax),
    driverName: state.pickedUpAt === null ? null : rental.driver,
    createdAt: order.placedAt,
    ...state,
  };
  const services = priced.services.map(({ key, unit: per, unitPrice, price }) => ({
    bookingId: id,
    businessUnitId: order.unit.id,
    serviceKey: key,
    unit: per,
    unitPriceCents: unitPrice.cents,
    netCents: price.cents,
  }));
  const common = { businessUnitId: order.unit.id, bookingId: id };
  const free = toDate(
    occupiedUntil(toInstant(state.returnedAt ?? rental.to), turnaroundNow(USUAL_TURNAROUND, trailer.type)),
  );
  return {
    rental,
    booking,
    services,
    charges: chargesOf(booking, { services, trailer, depot, unit }).map((charge) => ({ ...common, ...charge })),
    allocation:
      state.cancelledAt !== null || state.status === 'noShow'
        ? undefined
        : { trailerId: trailer.id, kind: 'rental' as const, startsAt: rental.from, endsAt: free, bookingId: id },
    isAtKeyBox: depot.keyBox,
    country: depot.country,
  };
}

type Subject = {
  readonly order: PlannedOrder;
  readonly rental: PlannedRental;
  readonly trailer: DemoTrailer;
  readonly depot: DemoDepot;
  readonly unit: { readonly country: string; readonly vatIdStatus: 'valid' };
};

const periodOf = ({ from, to }: PlannedRental, { timeZone }: DemoDepot): Period => ({
  from: toInstant(from),
  to: toInstant(to),
  timeZone,
});

/** By the list that was in force when it was ordered. */
function priceRental({ priceLists }: LineGround, { order, rental, trailer, depot, unit }: Subject) {
  const list = priceLists.findLast(({ validFrom }) => validFrom <= order.placedAt);
  if (list === undefined) throw new Error(`There were no prices on ${order.placedAt.toISOString()}`);
  const { priceClass } = trailer.columns;
  return priceLine({
    tariff: { priceListVersion: list.id, bands: bandsOf(priceClass, list.percent), factor: depot.factor },
    period: periodOf(rental, depot),
    services: DEMO_SERVICES.flatMap(({ key, unit: per, prices, recommended, leadTimeHours }) => {
      const priceCents = prices[trailer.type];
      if (priceCents === undefined || !rental.services.includes(key)) return [];
      const rules = { mandatory: false, recommended, requires: [], excludes: [], leadTimeHours, names: {} };
      return [{ key, trailerType: trailer.type, unit: per, priceCents, ...rules }];
    }),
    depotCountry: depot.country,
    unit,
  });
}

type Stages = {
  readonly status: BookingState;
  readonly pickedUpAt: Date | null;
  readonly returnedAt: Date | null;
  readonly closedAt: Date | null;
  readonly cancelledAt: Date | null;
};

/** How far a rental has come. */
function stateOf(now: Date, { name, end, placedAt }: PlannedOrder, { from, back }: PlannedRental): Stages {
  const nothing = { pickedUpAt: null, returnedAt: null, closedAt: null, cancelledAt: null };
  if (end === 'noShow') return { ...nothing, status: 'noShow' };
  if (end === 'cancelled') {
    const hours = name.length % 2 === 0 ? EARLY_CANCELLATION_HOURS : LATE_CANCELLATION_HOURS;
    const at = Math.max(from.getTime() - hours * HOUR_MS, placedAt.getTime() + HOUR_MS / 2);
    return { ...nothing, status: 'cancelled', cancelledAt: new Date(at) };
  }
  if (back > now) return { ...nothing, status: 'onRent', pickedUpAt: from };
  const closedAt = new Date(back.getTime() + DAY_MS);
  return closedAt > now
    ? { ...nothing, status: 'returned', pickedUpAt: from, returnedAt: back }
    : { ...nothing, status: 'closed', pickedUpAt: from, returnedAt: back, closedAt };
}

type ChargedBooking = Stages & {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly chargeableDays: number;
  readonly netCents: number;
  readonly priceTrace: Parameters<typeof settleBooking>[0]['booking']['priceTrace'];
} & Parameters<typeof taxOf>[0];

/** What was charged or credited after it was agreed. */
function chargesOf(
  booking: ChargedBooking,
  subject: Pick<Subject, 'trailer' | 'depot' | 'unit'> & { readonly services: readonly Service[] },
) {
  const { status, startsAt, priceTrace, netCents, cancelledAt, returnedAt } = booking;
  const pickUp = toInstant(startsAt);
  if (status === 'noShow' || cancelledAt !== null) {
    const basis = { dayRateCents: priceTrace.dayRateCents, net: money(netCents) };
    const fee =
      cancelledAt === null
        ? noShowFee(basis, USUAL_FEE_TERMS)
        : cancellationFee(basis, { terms: USUAL_FEE_TERMS, pickUp, now: toInstant(cancelledAt) });
    const createdAt = cancelledAt ?? noShowAt(pickUp);
    const kind = cancelledAt === null ? ('noShow' as const) : ('cancellation' as const);
    const trace = { dayRateCents: priceTrace.dayRateCents, netCents };
    return fee.cents === 0
      ? []
      : [{ kind, netCents: fee.cents, priceTrace: JSON.stringify(trace), ...toTaxColumns(taxOf(booking)), createdAt }];
  }
  if (returnedAt === null) return [];
  const services = subject.services.map(({ serviceKey: key, ...service }) => ({ key, names: {}, ...service }));
  const parts = [{ ...toTaxColumns(taxOf(booking)), bookingId: booking.id, netCents }];
  const settled = settleBooking({ ...subject, services, booking, parts }, returnedAt);
  const { kind, days, bookedDays, amounts } = settled;
  if (kind === 'asBooked') return [];
  return amounts.map(({ net, tax }) => ({
    kind,
    netCents: net.cents,
    priceTrace: JSON.stringify({ bookedDays, days, trace: priceTrace }),
    ...toTaxColumns(tax),
    createdAt: returnedAt,
  }));
}

type Service = {
  readonly serviceKey: string;
  readonly unit: 'once' | 'perDay';
  readonly unitPriceCents: number;
  readonly netCents: number;
};

/** Given up on the day after. */
export const noShowAt = (pickUp: Temporal.Instant): Date => toDate(pickUp.add({ hours: 24 }));
