import * as z from 'zod/mini';
import { MOST_CART_LINES } from '#domain/cart/cart-limit.ts';
import { QUOTE_STATES } from '#domain/quote/quote-state.ts';
import { declareCalls } from './call.ts';
import { cartItem, LONGEST_NOTE, unitChoice } from './cart.ts';
import { accepted, country, email, id, locale, name, optionalText } from './field.ts';
import { totals } from './line.ts';
import { listFields, sortOf } from './list-query.ts';
import { money } from './money.ts';
import { LONGEST_BOOKS_TEXT } from './order.ts';
import { periodInput } from './period.ts';
import { PAYMENT_METHOD_NAMES } from '#domain/payment/payment-method.ts';
import { staff } from './rights-row.ts';
import { type Answer, pageOf, shape } from './shape.ts';

const NAME_LENGTH = 100;
const PHONE_LENGTH = 40;

const wantedLine = z
  .strictObject({
    trailerId: id,
    ...periodInput.shape,
    /** Beside those that always go with it. */
    services: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(50))).check(z.maxLength(50, 'too-many'))),
    /** `exact` unless it says otherwise. */
    unitChoice: z.optional(unitChoice),
    /** Where it is brought back; none is where it leaves. */
    returnDepotId: z.optional(z.nullable(id)),
  })
  .check(z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], message: 'before-from' }));
export type WantedLine = z.infer<typeof wantedLine>;
const wantedLines = z.array(wantedLine).check(z.minLength(1, 'required'), z.maxLength(MOST_CART_LINES, 'too-many'));

/** Prices are those of anybody; the taxes are the company's, or those of a company of the country that is not known yet. */
export const priceCounterInput = z.strictObject({
  businessUnitId: z.optional(id),
  country: z.optional(country),
  lines: wantedLines,
});
export type PriceCounterInput = z.infer<typeof priceCounterInput>;

export const counterPrice = shape('CounterPrice', {
  lines: z.array(cartItem),
  totals,
  /** Until when a quote of these lines could be accepted. */
  validUntil: z.string(),
});
export type CounterPrice = Answer<typeof counterPrice>;

/** Who called, in the words of the desk, and what the customer's books and the yard are to know. */
const call = {
  caller: optionalText(NAME_LENGTH),
  callerPhone: optionalText(PHONE_LENGTH),
  poNumber: optionalText(LONGEST_BOOKS_TEXT),
  note: optionalText(LONGEST_NOTE),
  lines: wantedLines,
};

const person = { firstName: name(NAME_LENGTH), lastName: name(NAME_LENGTH), email };

/** Somebody who is known, somebody new of a company that is known, or somebody of a company that nobody knows yet. */
export const counterCustomer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), userId: id }),
  z.strictObject({ kind: z.literal('newPerson'), businessUnitId: id, ...person }),
  z.strictObject({ kind: z.literal('newCompany'), company: name(200), country, locale, ...person }),
]);
export type CounterCustomer = z.infer<typeof counterCustomer>;

/** Longer than any call is worth. */
const MOST_HOLD_HOURS = 720;

export const createQuoteInput = z.strictObject({
  customer: counterCustomer,
  ...call,
  /** 0 keeps nothing: others may take the trailers first. */
  holdHours: z.int('number').check(z.minimum(0, 'too-small'), z.maximum(MOST_HOLD_HOURS, 'too-big')),
});
export type CreateQuoteInput = z.infer<typeof createQuoteInput>;

export const placeCounterOrderInput = z.strictObject({
  userId: id,
  ...call,
  paymentMethod: z.enum(PAYMENT_METHOD_NAMES, 'unknown'),
  /** The caller was told the terms and has agreed to them. */
  acceptTerms: accepted,
});
export type PlaceCounterOrderInput = z.infer<typeof placeCounterOrderInput>;

export const adminQuote = shape('AdminQuote', {
  id: z.string(),
  number: z.string(),
  version: z.number(),
  state: z.enum(QUOTE_STATES),
  company: z.strictObject({ id: z.string(), name: z.string() }),
  recipient: z.strictObject({ name: z.string(), email: z.string() }),
  caller: z.nullable(z.string()),
  callerPhone: z.nullable(z.string()),
  takenBy: z.string(),
  createdAt: z.string(),
  validUntil: z.string(),
  heldUntil: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  net: money,
  gross: money,
  order: z.nullable(z.strictObject({ id: z.string(), number: z.string() })),
});
export type AdminQuote = Answer<typeof adminQuote>;

export const createdQuote = shape('CreatedQuote', {
  id: z.string(),
  number: z.string(),
  validUntil: z.string(),
  heldUntil: z.nullable(z.string()),
});
export type CreatedQuote = Answer<typeof createdQuote>;

export const counterOrder = shape('CounterOrder', { orderId: z.string(), number: z.string() });
export type CounterOrder = Answer<typeof counterOrder>;

export const adminQuoteQuery = z.strictObject({
  ...listFields,
  state: z.optional(z.enum(QUOTE_STATES, 'unknown')),
  businessUnit: z.optional(id),
  sort: sortOf(['at', 'validUntil']),
});
export type AdminQuoteQuery = z.infer<typeof adminQuoteQuery>;

export const adminQuoteCalls = declareCalls({
  'POST /api/admin/counter/preview': {
    says: 'What lines cost a customer now, and whether they can be had',
    rights: staff('orders.write'),
    body: priceCounterInput,
    answer: counterPrice,
  },
  'POST /api/admin/counter/orders': {
    says: 'Place an order for a customer who has called',
    rights: staff('orders.write'),
    body: placeCounterOrderInput,
    answer: counterOrder,
    status: 201,
    takes: 'requiredKey',
  },
  'GET /api/admin/quotes': {
    says: 'Quotes for all customers',
    rights: staff('orders.read'),
    query: adminQuoteQuery,
    answer: pageOf(adminQuote),
  },
  'GET /api/admin/quotes.csv': {
    says: 'Quotes as a file',
    rights: staff('orders.read'),
    query: adminQuoteQuery,
    answer: { file: 'text/csv' },
  },
  'POST /api/admin/quotes': {
    says: 'Send a quote to a customer, who may be new',
    rights: staff('orders.write'),
    body: createQuoteInput,
    answer: createdQuote,
    status: 201,
    takes: 'requiredKey',
  },
  'GET /api/admin/quotes/{id}/quote.pdf': {
    says: 'A quote on paper, as its recipient has it',
    rights: staff('orders.read'),
    answer: { file: 'application/pdf' },
  },
  'POST /api/admin/quotes/{id}/withdraw': {
    says: 'Withdraw a quote',
    rights: staff('orders.write'),
    answer: createdQuote,
    takes: 'version',
  },
  'POST /api/admin/quotes/{id}/resend': {
    says: 'Send the mail of a quote again',
    rights: staff('orders.write'),
    answer: createdQuote,
  },
});
