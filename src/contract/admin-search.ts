import * as z from 'zod/mini';
import { SEARCH_KINDS } from '#domain/admin/search-kind.ts';
import { BOOKING_STATES } from '#domain/booking/booking-state.ts';
import { BUSINESS_UNIT_STATUSES } from '#domain/business-unit/fields.ts';
import { SHOWN_STATUSES } from '#domain/invoice/shown-status.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import { QUOTE_STATES } from '#domain/quote/quote-state.ts';
import { TRAILER_SITUATIONS } from '#domain/trailer/trailer-state.ts';
import { userStatus } from './admin-user.ts';
import { depotState } from './admin-depot.ts';
import { declareCalls } from './call.ts';
import { text } from './field.ts';
import { invoiceSummary } from './invoice.ts';
import { listFields } from './list-query.ts';
import { staff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

/** A single letter means half of everything. */
export const SEARCH_LEAST = 2;

export const consoleSearchQuery = z.strictObject({
  cursor: listFields.cursor,
  limit: listFields.limit,
  q: text(100).check(z.minLength(SEARCH_LEAST, 'too-small')),
  /** One kind in pages; without it the first few of each. */
  kind: z.optional(z.enum(SEARCH_KINDS, 'unknown')),
});
export type ConsoleSearchQuery = z.infer<typeof consoleSearchQuery>;

const hit = { id: z.string() };
const company = z.string();

/** Says what it is and how it stands, whose it is, and by what else it may have been found. */
export const searchHit = shape(
  'SearchHit',
  z.union([
    z.strictObject({
      ...hit,
      kind: z.literal('order'),
      number: z.string(),
      company,
      status: z.enum(ORDER_STATES),
      poNumber: z.nullable(z.string()),
      costCentre: z.nullable(z.string()),
    }),
    z.strictObject({
      ...hit,
      kind: z.literal('quote'),
      number: z.string(),
      company,
      status: z.enum(QUOTE_STATES),
      recipient: z.string(),
      /** Who called, if that was somebody else. */
      caller: z.nullable(z.string()),
    }),
    z.strictObject({
      ...hit,
      kind: z.literal('booking'),
      number: z.string(),
      company,
      status: z.enum(BOOKING_STATES),
      isToConfirm: z.boolean(),
      isToSign: z.boolean(),
      isOverdue: z.boolean(),
      trailer: z.string(),
      driverName: z.nullable(z.string()),
      driverPhone: z.nullable(z.string()),
    }),
    z.strictObject({
      ...hit,
      kind: z.literal('trailer'),
      number: z.string(),
      plate: z.string(),
      country: z.string(),
      vin: z.string(),
      depot: z.string(),
      situation: z.enum(TRAILER_SITUATIONS),
    }),
    z.strictObject({
      ...hit,
      kind: z.literal('businessUnit'),
      name: z.string(),
      status: z.enum(BUSINESS_UNIT_STATUSES),
      country: z.string(),
      vatId: z.nullable(z.string()),
      phone: z.nullable(z.string()),
    }),
    z.strictObject({
      ...hit,
      kind: z.literal('user'),
      name: z.string(),
      email: z.string(),
      company: z.nullable(company),
      status: userStatus,
    }),
    z.strictObject({
      ...hit,
      kind: z.literal('invoice'),
      number: z.string(),
      company,
      document: invoiceSummary.shape.kind,
      status: z.enum(SHOWN_STATUSES),
      poNumber: z.nullable(z.string()),
    }),
    z.strictObject({
      ...hit,
      kind: z.literal('depot'),
      name: z.string(),
      code: z.string(),
      city: z.string(),
      country: z.string(),
      status: depotState,
    }),
  ]),
);
export type SearchHit = Answer<typeof searchHit>;

const count = z.int();

export const searchAnswer = shape('ConsoleSearch', {
  items: z.array(searchHit),
  /** How many there are of each kind, shown or not; 1001 are more than a thousand. */
  counts: z.strictObject({
    order: count,
    quote: count,
    booking: count,
    trailer: count,
    businessUnit: count,
    user: count,
    invoice: count,
    depot: count,
  }),
  nextCursor: z.nullable(z.string()),
});
export type SearchAnswer = Answer<typeof searchAnswer>;

export const adminSearchCalls = declareCalls({
  'GET /api/admin/search': {
    says: 'Search everything',
    rights: staff('orders.read'),
    query: consoleSearchQuery,
    answer: searchAnswer,
  },
});
