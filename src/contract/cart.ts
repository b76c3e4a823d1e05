import * as z from 'zod/mini';
import type { BillingField } from '#domain/account/completeness.ts';
import type { BusinessUnitField } from '#domain/account/fields.ts';
import type { CartFacts } from '#domain/cart/cart-step.ts';
import type { ServiceProblem } from '#domain/cart/service-choice.ts';
import type { Money } from '#domain/money/money.ts';
import type { SepaObstacle } from '#domain/payment/mandate.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payment/payment-method.ts';
import type { RiskReason } from '#domain/payment/risk.ts';
import type { Hold } from './checkout.ts';
import { id, optionalText } from './field.ts';
import type { Line, LineReason, Totals } from './line.ts';
import type { BankAccount, Creditor, Mandate } from './payment.ts';
import { periodInput, type SnappedPeriod } from './period.ts';
import { isInOrder, wallTime } from './query.ts';
import type { ServiceOffer } from './service.ts';
import type { TrailerCard } from './trailer.ts';

/** A line that has not been ordered: whether it can still be had is asked anew each time. */
export type CartItem = Line & {
  /** The wall times asked for, where opening hours made the period of them. */
  readonly asked: { readonly from: string; readonly to: string } | null;
  readonly snapped?: SnappedPeriod;
  readonly free: boolean;
  readonly reason?: LineReason;
  readonly nextFreeFrom?: string;
  /** A certificate ends during the rental, which is long enough for the workshop to renew it. */
  readonly needsWorkshop: boolean;
  /** What could be taken instead; only of a line that is not free. */
  readonly twins: readonly TrailerCard[];
  /** What can be chosen for this trailer, and what is wrong with the present choice. */
  readonly offers: readonly ServiceOffer[];
  readonly serviceProblems: readonly ServiceProblem[];
};

/** What stands between the cart and an order, told on every step. */
export type CartPayment = {
  readonly mandate: Mandate | null;
  /** Why direct debit cannot be used now; null if it can. */
  readonly sepaObstacle: SepaObstacle | null;
  readonly creditor: Creditor;
  readonly bankAccount: BankAccount;
  /** An order above it waits for an approval; null is no limit. */
  readonly orderLimit: Money | null;
  readonly needsApproval: boolean;
  /** Of a transfer that has to come in advance: when it would be there, and until when it has to be. Else null. */
  readonly advance: { readonly arrivesBy: string; readonly neededBy: string; readonly isPossible: boolean } | null;
  /** Whether this user may make the method of an order that of the company. */
  readonly mayKeepMethod: boolean;
};

export type Cart = {
  readonly version: number;
  readonly items: readonly CartItem[];
  readonly totals: Totals;
  readonly suggestedPaymentMethod: PaymentMethod | null;
  readonly riskCheckFailed: boolean;
  readonly poNumber: string | null;
  readonly costCentre: string | null;
  readonly note: string | null;
  /** The live hold on its lines, if there is one. */
  readonly hold: Hold | null;
  readonly payment: CartPayment;
  readonly missing: { readonly billing: readonly BillingField[]; readonly company: readonly BusinessUnitField[] };
  readonly isUnitActive: boolean;
};

/** What the table of cart steps asks, for the payment method that is chosen in this tab. */
export const cartFacts = (cart: Cart, method: PaymentMethod | null): CartFacts => ({
  items: cart.items.length > 0,
  freeItems: cart.items.every(({ free }) => free),
  services: cart.items.every(({ serviceProblems }) => serviceProblems.length === 0),
  billingData: cart.missing.billing.length === 0,
  companyData: cart.missing.company.length === 0,
  paymentMethod: method !== null,
  usableMethod: method === 'transfer' ? cart.payment.advance?.isPossible !== false : cart.payment.sepaObstacle === null,
  activeUnit: cart.isUnitActive,
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

/** `asked` are the wall times that the period was made of, kept to say what became of them. */
export const addTrailerInput = z.strictObject({ trailerId: id, ...periodInput.shape, asked }).check(inOrder);
export type AddTrailerInput = z.infer<typeof addTrailerInput>;

export const changePeriodInput = z.strictObject({ ...periodInput.shape, asked }).check(inOrder);
export type ChangePeriodInput = z.infer<typeof changePeriodInput>;

export const cartItemParam = z.strictObject({ id });

export const chooseServicesInput = z.strictObject({
  services: z.array(z.string().check(z.minLength(1), z.maxLength(50))).check(z.maxLength(50, 'too-many')),
});
export type ChooseServicesInput = z.infer<typeof chooseServicesInput>;

export const riskCheckInput = z.strictObject({ paymentMethod: z.enum(PAYMENT_METHODS, 'unknown') });
export type RiskCheckInput = z.infer<typeof riskCheckInput>;
export type RiskCheck = { readonly riskCheckFailed: boolean; readonly reason?: RiskReason };

/** Every change answers with the whole cart. `If-Match` is the version of the cart. */
export interface CartCalls {
  'GET /api/cart': { answer: Cart };
  'PATCH /api/cart': { body: ChangeCartInput; answer: Cart };
  'POST /api/cart/items': { body: AddTrailerInput; answer: Cart };
  'PATCH /api/cart/items/{id}': { body: ChangePeriodInput; answer: Cart };
  'DELETE /api/cart/items/{id}': { answer: Cart };
  'PUT /api/cart/items/{id}/services': { body: ChooseServicesInput; answer: Cart };
  'POST /api/cart/risk-check': { body: RiskCheckInput; answer: RiskCheck };
}
