import * as z from 'zod/mini';
import { BOOKING_STATES } from '#domain/booking/booking-state.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import { PAYMENT_STATUSES } from '#domain/order/payment-status.ts';
import { PAYMENT_METHOD_NAMES } from '#domain/payment/payment-method.ts';
import { actReason } from './act-reason.ts';
import { address } from './address.ts';
import { campaignInput } from './campaign.ts';
import { accepted, id, optionalText, SEVERAL_LINES } from './field.ts';
import { line, totals } from './line.ts';
import { addendum } from './addendum.ts';
import { bankAccount, mandate, mandateInput } from './payment.ts';
import { many, wholeNumber } from './query.ts';
import { balance, money } from './money.ts';
import { type Answer, shape } from './shape.ts';
import { declareCalls } from './call.ts';
import { forRoles, RENTERS, withStaff } from './rights-row.ts';
import { ROLES } from '#domain/team/role.ts';

/** A line item and its booking are one thing, so their ids are equal. */
export const orderLine = shape(
  'OrderLine',
  z.extend(line, {
    number: z.string(),
    bookingId: z.string(),
    status: z.enum(BOOKING_STATES),
    version: z.number(),
    /** So many hours before its pick-up cancelling is free, as agreed with its choice of the unit. */
    freeCancellationHours: z.number(),
    /** What is to be paid for it in the end, net: with fees and credits. */
    due: money,
  }),
);
export type OrderLine = Answer<typeof orderLine>;

/** What is left to pay, and how. */
export const orderPayment = shape(
  'OrderPayment',
  z.union([
    z.strictObject({
      paidBy: z.literal('debit'),
      method: z.enum(PAYMENT_METHOD_NAMES),
      mandate: z.pick(mandate, { reference: true, scheme: true, ibanMasked: true, accountHolder: true }),
    }),
    z.strictObject({
      paidBy: z.literal('transfer'),
      method: z.enum(PAYMENT_METHOD_NAMES),
      inAdvance: z.boolean(),
      account: bankAccount,
      /** What is open. */
      amount: money,
      reference: z.string(),
      /** `YYYY-MM-DD`; of a transfer in advance, when the order lapses stands in `lapsesAt`. */
      dueOn: z.nullable(z.string()),
      /** The text of an EPC QR code, from which banking apps fill in the transfer; none where nothing is open. */
      epcCode: z.nullable(z.string()),
    }),
  ]),
);
export type OrderPayment = Answer<typeof orderPayment>;

export const ORDER_ACTIONS = ['approve', 'reject', 'cancel', 'changeBooks'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];
export const orderAction = z.enum(ORDER_ACTIONS);

export const order = shape('Order', {
  id: z.string(),
  number: z.string(),
  version: z.number(),
  status: z.enum(ORDER_STATES),
  paymentMethod: z.enum(PAYMENT_METHOD_NAMES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  riskCheckFailed: z.boolean(),
  createdAt: z.string(),
  createdBy: z.strictObject({ id: z.string(), name: z.string() }),
  /** When an order that waits for an approval or an advance transfer lapses. */
  lapsesAt: z.nullable(z.string()),
  decision: z.nullable(z.strictObject({ by: z.string(), at: z.string(), note: z.nullable(z.string()) })),
  poNumber: z.nullable(z.string()),
  costCentre: z.nullable(z.string()),
  note: z.nullable(z.string()),
  billingAddress: z.extend(z.omit(address, { id: true, version: true }), { vatId: z.nullable(z.string()) }),
  /** What was agreed for all lines, extensions counted in. */
  totals,
  /** What was charged or credited since, and lines that do not take place: net, and negative for credits. */
  feesAndCredits: money,
  /** What is to be paid in the end: what was agreed, with fees and credits. */
  due: totals,
  /** What has been paid of that, is open, or goes back. With tax. */
  balance,
  payment: orderPayment,
  /** Who rents the trailers out. */
  seller: z.string(),
  /** Of the general terms that were accepted with the order. */
  termsVersion: z.string(),
  /** What was agreed for the case that it does not take place; a line may be free to cancel for longer. */
  feeTerms: z.strictObject({
    freeCancellationHours: z.number(),
    lateCancellationDays: z.number(),
    noShowDays: z.number(),
  }),
  lineItems: z.array(orderLine),
  /** One for each extension, oldest first. */
  addenda: z.array(addendum),
  /** What cancelling would cost now, net. Only while it is possible. */
  cancellation: z.nullable(z.strictObject({ fee: money, freeUntil: z.string() })),
  /** What this user may do now. */
  actions: z.array(orderAction),
});
export type Order = Answer<typeof order>;

/** An order in a list. */
export const orderSummary = shape(
  'OrderSummary',
  z.extend(
    z.pick(order, {
      id: true,
      number: true,
      version: true,
      status: true,
      paymentMethod: true,
      paymentStatus: true,
      createdAt: true,
      createdBy: true,
      lapsesAt: true,
      poNumber: true,
      costCentre: true,
      totals: true,
      feesAndCredits: true,
      due: true,
      balance: true,
      actions: true,
    }),
    { lineItems: z.array(orderLine) },
  ),
);
export type OrderSummary = Answer<typeof orderSummary>;

export const orderPage = shape('OrderPage', { items: z.array(orderSummary), nextCursor: z.nullable(z.string()) });
export type OrderPage = Answer<typeof orderPage>;

export const placeOrderInput = z.strictObject({
  cartVersion: z.int('number'),
  paymentMethod: z.enum(PAYMENT_METHOD_NAMES, 'unknown'),
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

export const LONGEST_BOOKS_TEXT = 50;

/** What the customer's own books need. Invoices that were issued keep what they say. */
export const changeOrderInput = z.strictObject({
  poNumber: optionalText(LONGEST_BOOKS_TEXT),
  costCentre: optionalText(LONGEST_BOOKS_TEXT),
});
export type ChangeOrderInput = z.infer<typeof changeOrderInput>;

export const orderQuery = z.strictObject({
  status: z.optional(many(z.enum(ORDER_STATES, 'unknown'))),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(wholeNumber(1, 100)),
});
export type OrderQuery = z.infer<typeof orderQuery>;

/** `POST /api/orders` needs an `Idempotency-Key`; a repeat of an answer carries `Idempotent-Replayed: true`. */
export const cancelOwnOrderInput = z.strictObject({ reason: z.optional(actReason('cancel')) });

export const orderCalls = declareCalls({
  'POST /api/orders': {
    says: 'Place an order',
    rights: RENTERS,
    body: placeOrderInput,
    answer: order,
    status: 201,
    takes: 'requiredKey',
  },
  'GET /api/orders': { says: 'The orders of the unit', rights: forRoles(ROLES), query: orderQuery, answer: orderPage },
  'GET /api/orders/{id}': { says: 'One order', rights: forRoles(ROLES, 'hidden'), answer: order },
  'PATCH /api/orders/{id}': {
    says: 'Change the purchase order number or the cost centre for invoices to come',
    rights: withStaff(forRoles(['admin', 'dispatcher'], 'hidden'), 'orders.write'),
    body: changeOrderInput,
    answer: order,
    takes: 'version',
  },
  /** A customer need not say why; the operator has to. */
  'POST /api/orders/{id}/cancel': {
    says: 'Cancel an order',
    rights: withStaff(forRoles(['admin', 'dispatcher'], 'hidden'), 'orders.write'),
    body: cancelOwnOrderInput,
    answer: order,
    takes: 'version',
  },
  'POST /api/orders/{id}/approve': {
    says: 'Approve an order',
    rights: forRoles(['admin'], 'hidden'),
    body: approveOrderInput,
    answer: order,
    takes: 'version',
  },
  'POST /api/orders/{id}/reject': {
    says: 'Reject an order',
    rights: forRoles(['admin'], 'hidden'),
    body: rejectOrderInput,
    answer: order,
    takes: 'version',
  },
  'GET /api/orders/{id}/confirmation.pdf': {
    says: 'The order confirmation',
    rights: forRoles(ROLES, 'hidden'),
    answer: { file: 'application/pdf' },
  },
  'GET /api/orders/{id}/contract.pdf': {
    says: 'The rental contract',
    rights: forRoles(ROLES, 'hidden'),
    answer: { file: 'application/pdf' },
  },
  'GET /api/orders/{id}/calendar.ics': {
    says: 'Pick-ups and returns',
    rights: forRoles(ROLES, 'hidden'),
    answer: { file: 'text/calendar' },
  },
});
