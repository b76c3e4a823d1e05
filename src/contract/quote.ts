import * as z from 'zod/mini';
import { QUOTE_STATES } from '#domain/quote/quote-state.ts';
import { PAYMENT_METHOD_NAMES } from '#domain/payment/payment-method.ts';
import { ROLES } from '#domain/team/role.ts';
import { declareCalls } from './call.ts';
import { cartItem } from './cart.ts';
import { accepted, token } from './field.ts';
import { totals } from './line.ts';
import { money } from './money.ts';
import { order } from './order.ts';
import { mandateInput } from './payment.ts';
import { forRoles, PUBLIC } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

/** A quote in the list of the company that it was made for. */
export const quoteSummary = shape('QuoteSummary', {
  id: z.string(),
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  /** Of its page, also without a session. */
  token: z.string(),
  createdAt: z.string(),
  validUntil: z.string(),
  /** Until when the trailers are kept for it; null if others may take them first. */
  heldUntil: z.nullable(z.string()),
  recipient: z.string(),
  net: money,
  gross: money,
  orderId: z.nullable(z.string()),
});
export type QuoteSummary = Answer<typeof quoteSummary>;

/** What whoever holds its link reads. Taxes are those of today; whether a line can be had is asked anew each time. */
export const quote = shape(
  'Quote',
  z.extend(z.omit(quoteSummary, { net: true, gross: true, orderId: true }), {
    company: z.string(),
    poNumber: z.nullable(z.string()),
    note: z.nullable(z.string()),
    lines: z.array(cartItem),
    totals,
    /** Whether this user may accept or decline it. */
    mayAnswer: z.boolean(),
  }),
);
export type Quote = Answer<typeof quote>;

export const acceptQuoteInput = z.strictObject({
  paymentMethod: z.enum(PAYMENT_METHOD_NAMES, 'unknown'),
  /** Grants a new mandate with the order; for direct debit without an active one. */
  mandate: z.optional(mandateInput),
  acceptTerms: accepted,
});
export type AcceptQuoteInput = z.infer<typeof acceptQuoteInput>;

const ANSWERING = forRoles(['admin', 'dispatcher'], 'hidden');

export const quoteCalls = declareCalls({
  'GET /api/quotes': {
    says: 'The quotes for the unit',
    rights: forRoles(ROLES),
    answer: shape('QuoteList', { items: z.array(quoteSummary) }),
  },
  'GET /api/quotes/{token}': { says: 'What a quote offers', rights: PUBLIC, params: { token }, answer: quote },
  'POST /api/quotes/{token}/accept': {
    says: 'Accept a quote, which makes an order of it',
    rights: ANSWERING,
    params: { token },
    body: acceptQuoteInput,
    answer: order,
    status: 201,
    takes: 'requiredKey',
  },
  'POST /api/quotes/{token}/decline': { says: 'Decline a quote', rights: ANSWERING, params: { token }, answer: quote },
});
