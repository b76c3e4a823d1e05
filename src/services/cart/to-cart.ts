import type { Cart, CartPayment } from '#contract/cart.ts';
import type { SnappedPeriod } from '#contract/period.ts';
import type { TrailerCard } from '#contract/trailer.ts';
import type { CartRow } from '#db/cart/cart.queries.ts';
import type { HoldRow } from '#db/checkout/hold.queries.ts';
import type { MandateRow } from '#db/payment/mandate.queries.ts';
import type { Orderer } from '#db/order/orderer.queries.ts';
import { billedBy } from '#domain/billing/billed-by.ts';
import { invoicedWhen } from '#domain/billing/invoiced-when.ts';
import { holdTermsOf } from '#domain/booking/hold.ts';
import { money } from '#domain/money/money.ts';
import { needsApproval } from '#domain/order/approval.ts';
import { canWait, latestBefore } from '#domain/order/lapse.ts';
import { PAYMENT_METHOD_NAMES, toPaymentMethod } from '#domain/payment/payment-method.ts';
import { findPaymentObstacle } from '#domain/payment/payment-obstacle.ts';
import { transferArrival } from '#domain/payment/transfer-arrival.ts';
import { tableOf } from '#domain/table.ts';
import type { Totals } from '#domain/tax/totals.ts';
import type { Member } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { mayOrder } from '#domain/business-unit/fields.ts';
import { isForbiddenAct } from '#domain/team/impersonation.ts';
import { toHold } from '../checkout/to-hold.ts';
import type { Settings } from '../deps.ts';
import { toMandate } from '../payment/to-mandate.ts';
import { toInstant, toIso } from '#domain/time/instant.ts';
import type { AssessedLine } from '../line/assess-lines.ts';
import { findMissingData } from './missing-data.ts';
import { toTotals } from '#services/line/to-line.ts';
import { toCartItem } from './to-cart-item.ts';

type CartParts = {
  readonly cart: Pick<CartRow, 'version' | 'poNumber' | 'costCentre' | 'note'>;
  readonly riskCheckFailed: boolean;
  readonly lines: readonly AssessedLine[];
  readonly twins: ReadonlyMap<string, readonly TrailerCard[]>;
  readonly snapped: ReadonlyMap<string, SnappedPeriod>;
  readonly totals: Totals;
  readonly orderer: Orderer;
  readonly mandate: MandateRow | undefined;
  readonly holds: readonly HoldRow[];
  readonly actor: Member;
  readonly settings: Settings;
  readonly now: Date;
};

export function toCart(parts: CartParts): Cart {
  const { cart, riskCheckFailed, lines, twins, snapped, totals, orderer, mandate, holds, actor, settings } = parts;
  const mayChangeMandate = hasRight(actor, 'changeMandate') && !isForbiddenAct(actor, 'changeMandate');
  const advance = riskCheckFailed ? toAdvance(lines, parts.now) : null;
  const canComeInAdvance = advance === null || advance.isPossible;
  const question = { mandate: mandate ?? null, riskCheckFailed, mayChangeMandate, canComeInAdvance };
  return {
    version: cart.version,
    items: lines.map((line) => {
      const { id } = line.item;
      return toCartItem(line, { feeTerms: settings.feeTerms, twins: twins.get(id), snapped: snapped.get(id) });
    }),
    totals: toTotals(totals),
    suggestedPaymentMethod: toPaymentMethod(orderer.paymentMethod) ?? null,
    riskCheckFailed,
    poNumber: cart.poNumber,
    costCentre: cart.costCentre,
    note: cart.note,
    hold: toHold(
      lines.filter(({ item }) => !item.legId).map(({ item }) => item.id),
      holds,
      holdTermsOf(orderer, settings.holds),
    ),
    payment: {
      mandate: mandate ? toMandate(mandate) : null,
      obstacles: tableOf(PAYMENT_METHOD_NAMES, (method) => findPaymentObstacle(method, question) ?? null),
      creditor: settings.creditor,
      bankAccount: settings.bankAccount,
      orderLimit: orderer.orderLimitCents === null ? null : money(orderer.orderLimitCents),
      needsApproval: needsApproval(totals.net, orderer.orderLimitCents),
      advance,
      invoicing: toInvoicing(parts),
      mayKeepMethod: hasRight(actor, 'changePaymentMethod'),
      mayChangeMandate,
    },
    missing: findMissingData(orderer, settings),
    isUnitActive: mayOrder(orderer.status),
  };
}

/** When and how it will be invoiced; null where somebody else does that. */
function toInvoicing({ lines, orderer, settings }: CartParts): CartPayment['invoicing'] {
  const countries = lines.map(({ item }) => item.depot.country);
  if (lines.length === 0 || billedBy(settings.sellers, countries) === 'external') return null;
  const { billingCycle: cycle, paymentTermDays: termDays, poRequired, invoiceEmail } = orderer;
  const days = Math.max(...lines.map(({ rent }) => rent.days));
  return {
    when: invoicedWhen({ isPaidInAdvance: false, cycle, days }),
    termDays,
    email: invoiceEmail,
    poRequired,
  };
}

/** What a transfer in advance would have to manage; null without anything to pay for. */
function toAdvance(lines: readonly AssessedLine[], now: Date): CartPayment['advance'] {
  if (lines.length === 0) return null;
  const since = toInstant(now);
  const firstPickUp = toInstant(new Date(Math.min(...lines.map(({ item }) => item.startsAt.getTime()))));
  return {
    arrivesBy: toIso(transferArrival(since)),
    neededBy: toIso(latestBefore(firstPickUp)),
    isPossible: canWait('placed', since, firstPickUp),
  };
}
