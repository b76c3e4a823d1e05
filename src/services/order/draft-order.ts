import { randomUUID } from 'node:crypto';
import type { PlaceOrderInput } from '#contract/order.ts';
import type { CartRow } from '#db/cart/cart.queries.ts';
import type { MandateRow } from '#db/payment/mandate.queries.ts';
import type { NewOrder, OrderLineRow, OrderWithPeople } from '#db/order/order.queries.ts';
import type { Orderer } from '#db/order/orderer.queries.ts';
import type { RentalToTake } from '#db/booking/rental.queries.ts';
import type { BilledBy } from '#domain/billing/billed-by.ts';
import { type FeeTerms, feeTermsFor } from '#domain/booking/cancellation-fee.ts';
import { LEGAL_VERSIONS } from '#domain/user/legal-versions.ts';
import { occupiedSpan, occupiedUntil } from '#domain/time/period.ts';
import { subtract, sum } from '#domain/money/money.ts';
import { lineItemNumber, orderNumber } from '#domain/order/order-number.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import type { Member } from '#domain/team/actor.ts';
import { toDate } from '#domain/time/instant.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import type { AssessedLine } from '../line/assess-lines.ts';
import type { OrderTerms } from './order-terms.ts';

export type DraftParts = {
  readonly actor: Member;
  readonly orderer: Orderer;
  readonly books: Pick<CartRow, 'poNumber' | 'costCentre' | 'note'>;
  readonly lines: readonly AssessedLine[];
  readonly input: Pick<PlaceOrderInput, 'paymentMethod' | 'campaign'>;
  readonly riskCheckFailed: boolean;
  readonly mandate: MandateRow | undefined;
  readonly terms: OrderTerms;
  readonly billing: BilledBy;
  readonly feeTerms: FeeTerms;
  readonly sequence: number;
  readonly now: Date;
};

/** A new order in full: the rows to write, the trailers to take, and what can be read of it afterwards. */
export type OrderDraft = {
  readonly rows: NewOrder;
  readonly rentals: readonly RentalToTake[];
  readonly order: OrderWithPeople;
  readonly lines: readonly OrderLineRow[];
};

export function draftOrder(parts: DraftParts): OrderDraft {
  const { actor, orderer, books, input, terms, mandate, now } = parts;
  const { businessUnitId } = actor;
  const number = orderNumber(now.getUTCFullYear(), parts.sequence);
  const { net, gross, taxes } = totalsOf(parts.lines);
  const order = {
    id: randomUUID(),
    businessUnitId,
    unitName: orderer.name,
    number,
    createdBy: actor.userId,
    impersonatorId: actor.impersonatedBy,
    status: terms.status,
    paymentMethod: input.paymentMethod,
    paymentStatus: terms.paymentStatus,
    mandateId: mandate?.id ?? null,
    riskCheckFailed: parts.riskCheckFailed,
    lapsesAt: terms.lapsesAt,
    paymentDueOn: terms.paymentDueOn,
    ...billingOf(parts),
    paidCents: 0,
    paidOn: null,
    decidedBy: null,
    decidedAt: null,
    decisionNote: null,
    poNumber: books.poNumber,
    costCentre: books.costCentre,
    note: books.note,
    locale: orderer.locale,
    termsVersion: LEGAL_VERSIONS.terms,
    privacyVersion: LEGAL_VERSIONS.privacy,
    currency: net.currency,
    netCents: net.cents,
    taxCents: subtract(gross, net).cents,
    grossCents: gross.cents,
    createdAt: now,
    version: 1,
  };
  const billingAddress = { ...orderer.billingAddress, vatId: orderer.vatId, invoiceEmail: orderer.invoiceEmail };
  const campaign = toCampaign(input.campaign);
  const drafts = parts.lines.map((line, i) => draftLine(line, { ...order, line: i + 1, feeTerms: parts.feeTerms }));
  return {
    rows: {
      order: { ...order, billingAddress, campaign, taxes },
      bookings: drafts.map(({ booking }) => booking),
      services: drafts.flatMap(({ services }) => services),
    },
    rentals: drafts.map(({ rental }) => rental),
    order: {
      ...order,
      billingAddress,
      campaign,
      taxes,
      feesNetCents: 0,
      feesTaxCents: 0,
      dueTaxes: null,
      dueNetCents: order.netCents,
      dueGrossCents: order.grossCents,
      creatorName: `${orderer.firstName} ${orderer.lastName}`,
      deciderName: null,
      company: orderer.name,
      mandate: mandate ? toNamedMandate(mandate) : null,
    },
    lines: drafts.map(({ shown }) => shown),
  };
}

/** Nothing is billed before it begins, by the calendar of the operator, unless something happens to it. */
function billingOf({ billing, lines }: Pick<DraftParts, 'billing' | 'lines'>) {
  const first = Math.min(...lines.map(({ item }) => item.startsAt.getTime()));
  return { billing, billingDueOn: billing === 'internal' ? localDate(new Date(first), OPERATOR_ZONE) : null };
}

type LineOf = {
  readonly id: string;
  readonly number: string;
  readonly businessUnitId: string;
  readonly line: number;
  readonly feeTerms: FeeTerms;
  readonly createdAt: Date;
};

function draftLine(line: AssessedLine, order: LineOf) {
  const { item, rent, services, net, tax, oneWay } = line;
  const id = randomUUID();
  const { businessUnitId } = order;
  const number = lineItemNumber(order.number, order.line);
  const common = {
    id,
    orderId: order.id,
    number,
    status: 'reserved' as const,
    startsAt: item.startsAt,
    endsAt: item.endsAt,
    chargeableDays: rent.days,
    rentCents: rent.total.cents,
    netCents: net.cents,
    taxCase: tax.case,
    taxCountry: tax.country,
    taxBasisPoints: tax.basisPoints,
    ...feeTermsFor(order.feeTerms, item.unitChoice),
    unitChoice: item.unitChoice,
    oneWay: oneWay?.trace ?? null,
    version: 1,
  };
  const booked = services.map(({ key, names, unit, unitPrice, price }) => ({
    key,
    names,
    unit,
    unitPriceCents: unitPrice.cents,
    netCents: price.cents,
  }));
  return {
    booking: {
      ...common,
      businessUnitId,
      lineNumber: order.line,
      trailerId: item.trailer.id,
      depotId: item.depot.id,
      returnDepotId: item.returnDepot?.id ?? null,
      priceListId: rent.trace.priceListVersion,
      priceTrace: rent.trace,
      servicesCents: sum(services.map(({ price }) => price)).cents,
      createdAt: order.createdAt,
    },
    services: booked.map(({ key, names, ...service }) => ({
      bookingId: id,
      businessUnitId,
      serviceKey: key,
      names,
      ...service,
    })),
    rental: toRental(line, id),
    shown: {
      ...common,
      priceTrace: rent.trace,
      services: booked,
      chargedCents: 0,
      extensions: [],
      rebookings: [],
      trailer: item.trailer,
      depot: item.depot,
      returnDepot: item.returnDepot,
    },
  };
}

function toRental({ item, period, turnaroundHours, driveHours }: AssessedLine, bookingId: string): RentalToTake {
  const span = occupiedSpan(period, turnaroundHours);
  return {
    trailerId: item.trailer.id,
    cartItemId: item.id,
    bookingId,
    startsAt: item.startsAt,
    endsAt: toDate(span.to),
    turnaroundHours,
    depotId: item.depot.id,
    returnDepotId: item.returnDepot?.id ?? null,
    legId: item.legId ?? null,
    backUntil: toDate(occupiedUntil(span.to, driveHours)),
  };
}

const toNamedMandate = ({ reference, scheme, ibanMasked, accountHolder }: MandateRow) => ({
  reference,
  scheme,
  ibanMasked,
  accountHolder,
});

/** Nothing is kept of a visit without a campaign. */
function toCampaign(campaign: PlaceOrderInput['campaign']): Readonly<Record<string, string>> | null {
  const entries = Object.entries(campaign ?? {}).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
