import * as z from 'zod/mini';
import { INVOICED_WHEN } from '#domain/billing/invoiced-when.ts';
import { billingField } from './business-unit.ts';
import { BUSINESS_UNIT_FIELDS } from '#domain/business-unit/fields.ts';
import { UNIT_CHOICES } from '#domain/booking/unit-choice.ts';
import type { CartFacts } from '#domain/cart/cart-step.ts';
import { PAYMENT_METHOD_NAMES, type PaymentMethod } from '#domain/payment/payment-method.ts';
import { PAYMENT_OBSTACLES } from '#domain/payment/payment-obstacle.ts';
import { tableOf } from '#domain/table.ts';
import { RISK_REASONS } from '#domain/payment/risk.ts';
import { hold } from './checkout.ts';
import { id, optionalText } from './field.ts';
import { line, lineReason, totals } from './line.ts';
import { bankAccount, creditor, mandate } from './payment.ts';
import { periodInput, snappedPeriod } from './period.ts';
import { isInOrder, wallTime } from './query.ts';
import { serviceOffer } from './service.ts';
import { trailerCard } from './trailer.ts';
import { type Answer, shape } from './shape.ts';
import { money } from './money.ts';
import { declareCalls } from './call.ts';
import { OWN_CART_LINE, RENTERS } from './rights-row.ts';

const serviceProblem = z.union([
  z.strictObject({ key: z.string(), problem: z.enum(['unknown', 'missing', 'tooLate']) }),
  z.strictObject({ key: z.string(), problem: z.enum(['requires', 'excludes']), other: z.string() }),
]);

/** A line that has not been ordered: whether it can still be had is asked anew each time. */
export const cartItem = shape(
  'CartItem',
  z.extend(line, {
    /** The wall times asked for, where opening hours made the period of them. */
    asked: z.nullable(z.strictObject({ from: z.string(), to: z.string() })),
    snapped: z.exactOptional(snappedPeriod),
    free: z.boolean(),
    reason: z.exactOptional(lineReason),
    nextFreeFrom: z.exactOptional(z.string()),
    /** A certificate ends during the rental, which is long enough for the workshop to renew it. */
    needsWorkshop: z.boolean(),
    /** What could be taken instead; only of a line that is not free. */
    twins: z.array(trailerCard),
    /** What can be chosen for this trailer, and what is wrong with the present choice. */
    offers: z.array(serviceOffer),
    /** So many hours before pick-up cancelling would be free, by the choice of the unit. */
    freeCancellationHours: z.strictObject(tableOf(UNIT_CHOICES, () => z.number())),
    serviceProblems: z.array(serviceProblem),
  }),
);
export type CartItem = Answer<typeof cartItem>;

/** What stands between the cart and an order, told on every step. */
export const cartPayment = shape('CartPayment', {
  mandate: z.nullable(mandate),
  /** Why a method cannot be used now; null if it can. */
  obstacles: z.strictObject(tableOf(PAYMENT_METHOD_NAMES, () => z.nullable(z.enum(PAYMENT_OBSTACLES)))),
  creditor,
  bankAccount,
  /** An order above it waits for an approval; null is no limit. */
  orderLimit: z.nullable(money),
  needsApproval: z.boolean(),
  /** Of a transfer that has to come in advance: when it would be there, and until when it has to be. Else null. */
  advance: z.nullable(z.strictObject({ arrivesBy: z.string(), neededBy: z.string(), isPossible: z.boolean() })),
  /** When and how it is invoiced, and by when an invoice is to be paid; null where somebody else invoices it. */
  invoicing: z.nullable(
    z.strictObject({
      when: z.enum(INVOICED_WHEN),
      termDays: z.number(),
      email: z.nullable(z.string()),
      /** The company wants a purchase order on its invoices. */
      poRequired: z.boolean(),
    }),
  ),
  /** Whether this user may make the method of an order that of the company. */
  mayKeepMethod: z.boolean(),
  mayChangeMandate: z.boolean(),
});
export type CartPayment = Answer<typeof cartPayment>;

export const cart = shape('Cart', {
  version: z.number(),
  items: z.array(cartItem),
  totals,
  suggestedPaymentMethod: z.nullable(z.enum(PAYMENT_METHOD_NAMES)),
  riskCheckFailed: z.boolean(),
  poNumber: z.nullable(z.string()),
  costCentre: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** The live hold on its lines, if there is one. */
  hold: z.nullable(hold),
  payment: cartPayment,
  missing: z.strictObject({ billing: z.array(billingField), company: z.array(z.enum(BUSINESS_UNIT_FIELDS)) }),
  isUnitActive: z.boolean(),
});
export type Cart = Answer<typeof cart>;

/** What the table of cart steps asks, for the payment method that is chosen in this tab. */
export const cartFacts = (
  { items, missing, payment, isUnitActive }: Cart,
  method: PaymentMethod | null,
): CartFacts => ({
  items: items.length > 0,
  freeItems: items.every(({ free }) => free),
  services: items.every(({ serviceProblems }) => serviceProblems.length === 0),
  billingData: missing.billing.length === 0,
  companyData: missing.company.length === 0,
  paymentMethod: method !== null,
  usableMethod: method !== null && payment.obstacles[method] === null,
  activeUnit: isUnitActive,
});

export const LONGEST_NOTE = 500;

export const changeCartInput = z.strictObject({
  poNumber: optionalText(50),
  costCentre: optionalText(50),
  note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_NOTE, 'too-long')))),
});
export type ChangeCartInput = z.infer<typeof changeCartInput>;

const asked = z.optional(
  z
    .strictObject({ from: wallTime, to: wallTime })
    .check(z.refine(({ from, to }) => isInOrder(from, to), { path: ['to'], message: 'before-from' })),
);
const inOrder = z.refine<{ from: string; to: string }>(({ from, to }) => Date.parse(from) < Date.parse(to), {
  path: ['to'],
  message: 'before-from',
});

/** Where it is brought back; null is where it is picked up. */
const returnDepotId = z.optional(z.nullable(id));

/** As many of a kind as one act may add. */
export const MOST_OF_A_KIND = 20;

const chosenServices = z.array(z.string().check(z.minLength(1), z.maxLength(50))).check(z.maxLength(50, 'too-many'));

export const unitChoice = z.enum(UNIT_CHOICES, 'unknown');

/**
 * `asked` are the wall times that the period was made of, kept to say what became of them. More than one are the trailer
 * and others of its kind at its depot. `services` go with each of them, beside those that always do.
 */
export const addTrailerInput = z
  .strictObject({
    trailerId: id,
    ...periodInput.shape,
    asked,
    quantity: z.optional(z.int('number').check(z.gte(1, 'too-small'), z.lte(MOST_OF_A_KIND, 'too-big'))),
    services: z.optional(chosenServices),
    /** `exact` unless it says otherwise. */
    unitChoice: z.optional(unitChoice),
    returnDepotId,
  })
  .check(inOrder);
export type AddTrailerInput = z.infer<typeof addTrailerInput>;

/** A drive of ours that is taken in our place, for all the time that there is for it. */
export const addLegInput = z.strictObject({ legId: id });

export const changePeriodInput = z.strictObject({ ...periodInput.shape, asked, returnDepotId }).check(inOrder);
export type ChangePeriodInput = z.infer<typeof changePeriodInput>;

/** Where a line is brought back: its period becomes what the hours there make of it. */
export const changeReturnInput = z.strictObject({ returnDepotId: z.nullable(id) });
export type ChangeReturnInput = z.infer<typeof changeReturnInput>;

/** One period for all lines, by the clock of each depot. */
export const changePeriodsInput = z
  .strictObject({ from: wallTime, to: wallTime })
  .check(z.refine(({ from, to }) => isInOrder(from, to), { path: ['to'], message: 'before-from' }));
export type ChangePeriodsInput = z.infer<typeof changePeriodsInput>;

/** The cart after it, and the lines that could not be had then: they keep their period. */
export const cartPeriods = shape('CartPeriods', {
  cart,
  kept: z.array(z.strictObject({ itemId: z.string(), reason: lineReason })),
});
export type CartPeriods = Answer<typeof cartPeriods>;

export const chooseServicesInput = z.strictObject({ services: chosenServices });
export const chooseUnitInput = z.strictObject({ unitChoice });

export const riskCheckInput = z.strictObject({ paymentMethod: z.enum(PAYMENT_METHOD_NAMES, 'unknown') });
export const riskCheck = shape('RiskCheck', {
  riskCheckFailed: z.boolean(),
  reason: z.exactOptional(z.enum(RISK_REASONS)),
});
export type RiskCheck = Answer<typeof riskCheck>;

/** Every change answers with the whole cart. `If-Match` is the version of the cart. */
export const cartCalls = declareCalls({
  'GET /api/cart': { says: 'The cart', rights: RENTERS, answer: cart },
  'PATCH /api/cart': {
    says: 'Change order number, cost centre or note',
    rights: RENTERS,
    body: changeCartInput,
    answer: cart,
    takes: 'version',
  },
  'POST /api/cart/items': {
    says: 'Add a trailer, or several of its kind, with the services chosen for it',
    rights: RENTERS,
    body: addTrailerInput,
    answer: cart,
    takes: 'version',
  },
  /** `leg-gone` if somebody was faster, or the offer has ended. */
  'POST /api/cart/legs': {
    says: 'Add an empty leg',
    rights: RENTERS,
    body: addLegInput,
    answer: cart,
    takes: 'version',
  },
  'PUT /api/cart/period': {
    says: 'Give all lines one period, except those that cannot be had then',
    rights: RENTERS,
    body: changePeriodsInput,
    answer: cartPeriods,
    takes: 'version',
  },
  'PATCH /api/cart/items/{id}': {
    says: 'Change the period of a line, or where it is brought back as well',
    rights: OWN_CART_LINE,
    body: changePeriodInput,
    answer: cart,
    takes: 'version',
  },
  'DELETE /api/cart/items/{id}': { says: 'Remove a line', rights: OWN_CART_LINE, answer: cart, takes: 'version' },
  'PUT /api/cart/items/{id}/services': {
    says: 'Choose the services of a line',
    rights: OWN_CART_LINE,
    body: chooseServicesInput,
    answer: cart,
    takes: 'version',
  },
  'PUT /api/cart/items/{id}/choice': {
    says: 'Choose exactly this trailer for a line, or also an equal or better one',
    rights: OWN_CART_LINE,
    body: chooseUnitInput,
    answer: cart,
    takes: 'version',
  },
  'PUT /api/cart/items/{id}/return': {
    says: 'Bring a line back to another depot, at the time that its hours make of the one there was',
    rights: OWN_CART_LINE,
    body: changeReturnInput,
    answer: cart,
    takes: 'version',
  },
  'POST /api/cart/risk-check': {
    says: 'Whether the cart may be paid later',
    rights: RENTERS,
    body: riskCheckInput,
    answer: riskCheck,
  },
});
