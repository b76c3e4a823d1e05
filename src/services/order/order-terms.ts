import type { Temporal } from 'temporal-polyfill';
import type { BilledBy } from '#domain/billing/billed-by.ts';
import { needsApproval } from '#domain/order/approval.ts';
import { canWait, lapsesAt, type Patience } from '#domain/order/lapse.ts';
import { placingPath } from '#domain/order/order-path.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import { firstPaymentStatus, TRANSFER_DUE_DAYS, type PaymentStatus } from '#domain/order/payment-status.ts';
import { isPaidInAdvance, type PaymentMethod } from '#domain/payment/payment-method.ts';
import type { Money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import { toDate } from '#domain/time/instant.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import { type Outcome, refuse } from '../failure.ts';

export type OrderTerms = {
  readonly path: readonly OrderState[];
  readonly status: OrderState;
  readonly paymentStatus: PaymentStatus;
  readonly lapsesAt: Date | null;
  readonly paymentDueOn: string | null;
};

type Question = {
  readonly net: Money;
  readonly orderLimitCents: number | null;
  readonly method: PaymentMethod;
  readonly riskCheckFailed: boolean;
  readonly billing: BilledBy;
  readonly firstPickUp: Temporal.Instant;
  /** How long orders wait that are placed or approved now. */
  readonly patience: Patience;
  readonly now: Temporal.Instant;
};

/** The state in which a new order stays, until when it may wait there, and when it is to be paid. */
export function decideTerms(question: Question): Outcome<OrderTerms> {
  const { net, orderLimitCents, method, riskCheckFailed } = question;
  const paidInAdvance = isPaidInAdvance(method, riskCheckFailed);
  // Refused before an approval, too, which would come to nothing.
  if (paidInAdvance && !canWait('placed', question.now, question.firstPickUp)) return refuse('advance-too-late');
  return termsOf(placingPath({ needsApproval: needsApproval(net, orderLimitCents), paidInAdvance }), question);
}

/** The terms of an order that goes through these states now and stays in the last. */
export function termsOf(
  path: readonly OrderState[],
  {
    method,
    billing,
    firstPickUp,
    patience,
    now,
  }: Pick<Question, 'method' | 'billing' | 'firstPickUp' | 'patience' | 'now'>,
): Outcome<OrderTerms> {
  const status = path.at(-1);
  if (status === undefined) throw new Error('An order is in some state');
  const waits = status === 'pendingApproval' || status === 'placed';
  if (waits && !canWait(status, now, firstPickUp)) {
    return refuse(status === 'placed' ? 'advance-too-late' : 'too-late-to-wait');
  }
  const lapse = waits ? lapsesAt(status, now, firstPickUp, patience) : null;
  // What the shop bills itself is due by its invoices.
  const paymentStatus = billing === 'internal' && !waits ? 'open' : firstPaymentStatus(status, method);
  return ok({
    path,
    status,
    paymentStatus,
    lapsesAt: lapse === null ? null : toDate(lapse),
    paymentDueOn: paymentStatus === 'awaitingTransfer' ? (lapse === null ? transferDueOn(now) : dueOn(lapse)) : null,
  });
}

/** By the clock of the operator, in whose bank the money arrives. */
const dueOn = (at: Temporal.Instant): string => localDate(at, OPERATOR_ZONE);

/** When a transfer is due that becomes owed now and is not in advance. */
export const transferDueOn = (now: Temporal.Instant): string => dueOn(now.add({ hours: 24 * TRANSFER_DUE_DAYS }));
