import { Temporal } from 'temporal-polyfill';
import type { Order, OrderAction, OrderLine, OrderPayment, OrderSummary } from '#contract/order.ts';
import type { OrderLineRow, OrderWithPeople } from '#db/order/order.queries.ts';
import { canAct } from '#domain/booking/booking-action.ts';
import { type FeeTerms, freeCancellationUntil, USUAL_FEE_TERMS } from '#domain/booking/cancellation-fee.ts';
import { hasPassed } from '#domain/time/period.ts';
import { money, share } from '#domain/money/money.ts';
import { canDecide } from '#domain/order/approval.ts';
import { mayChangeBooks } from '#domain/order/change-books.ts';
import { balanceOf } from '#domain/order/order-sums.ts';
import { canOrderBecome } from '#domain/order/order-state.ts';
import { toEpcCode } from '#domain/payment/epc-code.ts';
import { isPaidInAdvance, paidBy } from '#domain/payment/payment-method.ts';
import { pick, tableOf } from '#domain/table.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { hasStaffRight } from '#domain/team/staff-right.ts';
import { ADDRESS_FIELDS } from '#domain/business-unit/fields.ts';
import { bookingAmounts } from '../line/booking-amounts.ts';
import { toInstant, toIso } from '#domain/time/instant.ts';
import { toLine, toTotals } from '../line/to-line.ts';
import { toLineService } from '../line/to-line-service.ts';
import type { Settings } from '../deps.ts';
import { periodOf } from '../booking/booking-subject.ts';
import { listAddenda } from '../booking/list-addenda.ts';
import { orderCancellationFee } from './cancellation.ts';

export type OrderView = {
  readonly actor: Actor;
  readonly settings: Pick<Settings, 'bankAccount'>;
  readonly now: Date;
};

export function toOrder(row: OrderWithPeople, lines: readonly OrderLineRow[], view: OrderView): Order {
  const actions = findActions(row, lines, view);
  return {
    ...toHead(row, actions),
    riskCheckFailed: row.riskCheckFailed,
    decision:
      row.decidedAt === null
        ? null
        : { by: row.deciderName ?? '', at: row.decidedAt.toISOString(), note: row.decisionNote },
    note: row.note,
    billingAddress: toBillingAddress(row.billingAddress),
    payment: toPayment(row, view),
    seller: view.settings.bankAccount.holder,
    termsVersion: row.termsVersion,
    feeTerms: feeTermsOf(lines),
    lineItems: lines.map(toOrderLine),
    addenda: lines.flatMap(listAddenda),
    cancellation: actions.includes('cancel') ? toCancellation(row, lines, view) : null,
  };
}

export const toOrderSummary = (
  row: OrderWithPeople,
  lines: readonly OrderLineRow[],
  view: OrderView,
): OrderSummary => ({ ...toHead(row, findActions(row, lines, view)), lineItems: lines.map(toOrderLine) });

const toHead = (row: OrderWithPeople, actions: readonly OrderAction[]): Omit<OrderSummary, 'lineItems'> => ({
  id: row.id,
  number: row.number,
  version: row.version,
  status: row.status,
  paymentMethod: row.paymentMethod,
  paymentStatus: row.paymentStatus,
  createdAt: row.createdAt.toISOString(),
  createdBy: { id: row.createdBy, name: row.creatorName },
  lapsesAt: row.lapsesAt?.toISOString() ?? null,
  poNumber: row.poNumber,
  costCentre: row.costCentre,
  totals: toTotals({ net: money(row.netCents), taxes: row.taxes, gross: money(row.grossCents) }),
  feesAndCredits: money(row.feesNetCents),
  due: toTotals({
    net: money(row.dueNetCents),
    taxes: row.dueTaxes ?? row.taxes,
    gross: money(row.dueGrossCents),
  }),
  balance: balanceOf(money(row.dueGrossCents), money(row.paidCents)),
  actions,
});

export function toOrderLine(row: OrderLineRow): OrderLine {
  const total = money(row.rentCents);
  const line = toLine({
    id: row.id,
    trailer: row.trailer,
    depot: row.depot,
    returnDepot: row.returnDepot,
    oneWayTrace: row.oneWay,
    period: periodOf(row, row.depot, row.returnDepot),
    unitChoice: row.unitChoice,
    rent: { days: row.chargeableDays, perDay: share(total, row.chargeableDays), total, trace: row.priceTrace },
    services: row.services.map(toLineService),
    net: money(row.netCents),
    tax: { country: row.taxCountry, case: row.taxCase, basisPoints: row.taxBasisPoints },
  });
  const { number, status, version, freeCancellationHours } = row;
  return { ...line, number, bookingId: row.id, status, version, freeCancellationHours, due: bookingAmounts(row).due };
}

function toPayment(row: OrderWithPeople, { settings }: OrderView): OrderPayment {
  const { paymentMethod: method, mandate } = row;
  if (paidBy(method) === 'debit' && mandate !== null) return { paidBy: 'debit', method, mandate };
  const account = settings.bankAccount;
  const { open: amount } = balanceOf(money(row.dueGrossCents), money(row.paidCents));
  const transfer = { name: account.holder, iban: account.iban, bic: account.bic, amount, reference: row.number };
  return {
    paidBy: 'transfer',
    method,
    inAdvance: isPaidInAdvance(method, row.riskCheckFailed),
    account,
    amount,
    reference: row.number,
    dueOn: row.paymentDueOn,
    epcCode: amount.cents > 0 ? toEpcCode(transfer) : null,
  };
}

function findActions(
  row: OrderWithPeople,
  lines: readonly OrderLineRow[],
  { actor, now }: OrderView,
): readonly OrderAction[] {
  const at = toInstant(now);
  const waits = row.status === 'pendingApproval' && (row.lapsesAt === null || !hasPassed(toInstant(row.lapsesAt), at));
  const decides = waits && canDecide(actor, row);
  const cancels =
    canOrderBecome(row.status, 'cancelled') &&
    lines.some(({ status }) => status === 'reserved') &&
    lines.every((line) => line.status === 'cancelled' || canAct('cancel', situationOf(row, line), actor, at));
  const changes = mayChangeBooks(row.status) && (hasStaffRight(actor, 'orders.write') || hasRight(actor, 'rent'));
  return [
    ...(decides ? (['approve', 'reject'] as const) : []),
    ...(cancels ? (['cancel'] as const) : []),
    ...(changes ? (['changeBooks'] as const) : []),
  ];
}

const situationOf = (order: Pick<OrderWithPeople, 'status'>, line: OrderLineRow) => ({
  state: line.status,
  orderState: order.status,
  period: { from: toInstant(line.startsAt), to: toInstant(line.endsAt) },
  // An order is asked what can be cancelled of it, and of that nothing is out.
  isHandedBack: false,
});

/** The lines of an order were agreed at once, so they differ by their choice of the unit alone: the strictest speaks for all. */
const feeTermsOf = (lines: readonly FeeTerms[]): FeeTerms => {
  const [first = USUAL_FEE_TERMS] = lines.toSorted((a, b) => b.freeCancellationHours - a.freeCancellationHours);
  return pick(first, ['freeCancellationHours', 'lateCancellationDays', 'noShowDays']);
};

function toCancellation(
  row: OrderWithPeople,
  lines: readonly OrderLineRow[],
  { now }: OrderView,
): NonNullable<Order['cancellation']> {
  const reserved = lines.filter(({ status }) => status === 'reserved');
  const ends = reserved.map((line) => freeCancellationUntil(toInstant(line.startsAt), line).epochMilliseconds);
  return {
    fee: orderCancellationFee(row.status, lines, now),
    freeUntil: toIso(Temporal.Instant.fromEpochMilliseconds(Math.min(...ends))),
  };
}

function toBillingAddress(copy: OrderWithPeople['billingAddress']): Order['billingAddress'] {
  return { ...tableOf(ADDRESS_FIELDS, (field) => copy[field] ?? null), vatId: copy['vatId'] ?? null };
}
