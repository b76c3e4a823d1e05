import * as z from 'zod/mini';
import type { BookingState } from '#domain/booking/booking-state.ts';
import type { Money } from '#domain/money/money.ts';
import { ORDER_STATES, type OrderState } from '#domain/order/order-state.ts';
import type { Balance } from '#domain/order/order-sums.ts';
import type { PaymentStatus } from '#domain/order/payment-status.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payment/payment-method.ts';
import type { Address } from './address.ts';
import { campaignInput } from './campaign.ts';
import { accepted, id, SEVERAL_LINES } from './field.ts';
import type { Line, Totals } from './line.ts';
import type { Addendum } from './addendum.ts';
import { mandateInput, type BankAccount, type Mandate } from './payment.ts';
import { many, wholeNumber } from './query.ts';

/** A line item and its booking are one thing, so their ids are equal. */
export type OrderLine = Line & {
  readonly number: string;
  readonly bookingId: string;
  readonly status: BookingState;
  readonly version: number;
  /** What is to be paid for it in the end, net: with fees and credits. */
  readonly due: Money;
};

/** What is left to pay, and how. */
export type OrderPayment =
  | {
      readonly method: 'sepa';
      readonly mandate: Pick<Mandate, 'reference' | 'scheme' | 'ibanMasked' | 'accountHolder'>;
    }
  | {
      readonly method: 'transfer';
      readonly inAdvance: boolean;
      readonly account: BankAccount;
      /** What is open. */
      readonly amount: Money;
      readonly reference: string;
      /** `YYYY-MM-DD`; of a transfer in advance, when the order lapses stands in `lapsesAt`. */
      readonly dueOn: string | null;
      /** The text of an EPC QR code, from which banking apps fill in the transfer; none where nothing is open. */
      readonly epcCode: string | null;
    };

export const ORDER_ACTIONS = ['approve', 'reject', 'cancel'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

export type Order = {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly status: OrderState;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  readonly riskCheckFailed: boolean;
  readonly createdAt: string;
  readonly createdBy: { readonly id: string; readonly name: string };
  /** When an order that waits for an approval or an advance transfer lapses. */
  readonly lapsesAt: string | null;
  readonly decision: { readonly by: string; readonly at: string; readonly note: string | null } | null;
  readonly poNumber: string | null;
  readonly costCentre: string | null;
  readonly note: string | null;
  readonly billingAddress: Omit<Address, 'id' | 'version'> & { readonly vatId: string | null };
  /** What was agreed for all lines, extensions counted in. */
  readonly totals: Totals;
  /** What was charged or credited since, and lines that do not take place: net, and negative for credits. */
  readonly feesAndCredits: Money;
  /** What is to be paid in the end: what was agreed, with fees and credits. */
  readonly due: Totals;
  /** What has been paid of that, is open, or goes back. With tax. */
  readonly balance: Balance;
  readonly payment: OrderPayment;
  /** Who rents the trailers out. */
  readonly seller: string;
  /** Of the general terms that were accepted with the order. */
  readonly termsVersion: string;
  readonly lineItems: readonly OrderLine[];
  /** One for each extension, oldest first. */
  readonly addenda: readonly Addendum[];
  /** What cancelling would cost now, net. Only while it is possible. */
  readonly cancellation: { readonly fee: Money; readonly freeUntil: string } | null;
  /** What this user may do now. */
  readonly actions: readonly OrderAction[];
};

/** An order in a list. */
export type OrderSummary = Pick<
  Order,
  | 'id'
  | 'number'
  | 'version'
  | 'status'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'createdAt'
  | 'createdBy'
  | 'lapsesAt'
  | 'poNumber'
  | 'costCentre'
  | 'totals'
  | 'feesAndCredits'
  | 'due'
  | 'balance'
  | 'actions'
> & {
  readonly lineItems: readonly Pick<
    OrderLine,
    'id' | 'number' | 'bookingId' | 'trailerId' | 'trailer' | 'depotId' | 'from' | 'to' | 'price' | 'status'
  >[];
};

export type OrderPage = { readonly items: readonly OrderSummary[]; readonly nextCursor: string | null };

export const placeOrderInput = z.strictObject({
  cartVersion: z.int('number'),
  paymentMethod: z.enum(PAYMENT_METHODS, 'unknown'),
  /** Grants a new mandate with the order; for direct debit without an active one. */
  mandate: z.optional(mandateInput),
  acceptTerms: accepted,
  /** Makes the method of this order that of the company; for those who may change it. */
  keepPaymentMethod: z.optional(z.boolean()),
  /** Sent only with consent. */
  campaign: z.optional(campaignInput),
});
export type PlaceOrderInput = z.infer<typeof placeOrderInput>;

export const orderParam = z.strictObject({ id });

export const DECISION_LENGTH = 500;
const decisionNote = z
  .string()
  .check(z.trim(), z.maxLength(DECISION_LENGTH, 'too-long'), z.regex(SEVERAL_LINES, 'characters'));
export const approveOrderInput = z.strictObject({ note: z.optional(z.nullable(decisionNote)) });
export type ApproveOrderInput = z.infer<typeof approveOrderInput>;
/** Whoever ordered learns why. */
export const rejectOrderInput = z.strictObject({ note: decisionNote.check(z.minLength(1, 'required')) });
export type RejectOrderInput = z.infer<typeof rejectOrderInput>;

export const orderQuery = z.strictObject({
  status: z.optional(many(z.enum(ORDER_STATES, 'unknown'))),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(wholeNumber(1, 100)),
});
export type OrderQuery = z.infer<typeof orderQuery>;

/** `POST /api/orders` needs an `Idempotency-Key`; a repeat of an answer carries `Idempotent-Replayed: true`. */
export interface OrderCalls {
  'POST /api/orders': { body: PlaceOrderInput; answer: Order };
  'GET /api/orders': { query: z.input<typeof orderQuery>; answer: OrderPage };
  'GET /api/orders/{id}': { answer: Order };
  'POST /api/orders/{id}/cancel': { answer: Order };
  'POST /api/orders/{id}/approve': { body: ApproveOrderInput; answer: Order };
  'POST /api/orders/{id}/reject': { body: RejectOrderInput; answer: Order };
}
