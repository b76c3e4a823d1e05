import * as z from 'zod/mini';
import { BAND_STARTS } from '#domain/price/tariff.ts';
import { keysOf } from '#domain/table.ts';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { hundredths, id, text } from './field.ts';
import { listFields, sortOf } from './list-query.ts';
import { many } from './query.ts';
import { type Answer, pageOf, shape } from './shape.ts';
import { band } from './price.ts';
import { declareCalls } from './call.ts';
import { staff } from './rights-row.ts';

/** A list is a draft until it is published; of the published ones the latest that has begun is in force. */
export const PRICE_LIST_STATES = ['draft', 'coming', 'inForce', 'past'] as const;
export type PriceListState = (typeof PRICE_LIST_STATES)[number];
export const priceListState = z.enum(PRICE_LIST_STATES);

export const adminPriceQuery = z.strictObject({
  ...listFields,
  state: z.optional(many(z.enum(PRICE_LIST_STATES, 'unknown'))),
  sort: sortOf(['validFrom', 'number']),
});
export type AdminPriceQuery = z.infer<typeof adminPriceQuery>;

const INSTANT = /^20\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/;
const instant = z
  .string()
  .check(z.refine((value) => INSTANT.test(value) && !Number.isNaN(Date.parse(value)), 'instant'));

const HIGHEST_RATE_CENTS = 10_000_000;
const parts = z.int({ error: ({ input }) => (Number.isFinite(input) ? 'number' : 'decimal') });
const cents = hundredths(0, HIGHEST_RATE_CENTS);
const trailerTypes = keysOf(TRAILER_TYPES);

export const createPriceListInput = z.strictObject({
  name: text(80),
  validFrom: instant,
  /** The list whose prices it begins with; without one, that in force. */
  copyOf: z.optional(id),
});
export type CreatePriceListInput = z.infer<typeof createPriceListInput>;

/** What it costs to bring trailers back to another depot, in cents. Without a depot or type it is for all of them. */
const oneWayFee = z.strictObject({
  fromDepotId: z.nullable(id),
  toDepotId: z.nullable(id),
  trailerType: z.nullable(z.enum(trailerTypes, 'unknown')),
  baseCents: cents,
  perKmCents: cents,
  leastCents: cents,
  mostCents: z.nullable(cents),
  /** So many leave a depot in a calendar month at most. */
  monthlyQuota: z.nullable(parts.check(z.minimum(0, 'too-small'), z.maximum(100_000, 'too-big'))),
  closed: z.boolean(),
});

/** What is left out stays as it is; a part that is there replaces that part. */
export const changePriceListInput = z.strictObject({
  name: z.optional(text(80)),
  validFrom: z.optional(instant),
  classes: z.optional(
    z
      .array(
        z.strictObject({
          priceClass: z.string().check(z.trim(), z.regex(/^[a-z][A-Za-z0-9]{1,39}$/, 'price-class')),
          /** One for each start of `BAND_STARTS`. */
          rates: z.array(cents).check(z.length(BAND_STARTS.length, 'required')),
        }),
      )
      .check(z.minLength(1, 'required'), z.maxLength(60, 'too-many')),
  ),
  /** In ten-thousandths. A depot that is left out has 10,000. */
  factors: z.optional(
    z
      .array(
        z.strictObject({
          depotId: id,
          factor: parts.check(z.minimum(1_000, 'too-small'), z.maximum(50_000, 'too-big')),
        }),
      )
      .check(z.maxLength(500, 'too-many')),
  ),
  services: z.optional(
    z
      .array(z.strictObject({ key: text(40), trailerType: z.enum(trailerTypes, 'unknown'), priceCents: cents }))
      .check(z.maxLength(2_000, 'too-many')),
  ),
  oneWayFees: z.optional(z.array(oneWayFee).check(z.maxLength(2_000, 'too-many'))),
});
export type ChangePriceListInput = z.infer<typeof changePriceListInput>;

export const priceListRow = shape('PriceListRow', {
  id: z.string(),
  number: z.number(),
  name: z.string(),
  validFrom: z.string(),
  publishedAt: z.nullable(z.string()),
  state: priceListState,
});
export type PriceListRow = Answer<typeof priceListRow>;

export const priceListClass = shape('PriceListClass', { priceClass: z.string(), bands: z.array(band) });
export const servicePrice = shape('ServicePrice', { key: z.string(), trailerType: z.string(), priceCents: z.number() });

export const oneWayRule = shape('OneWayRule', {
  fromDepotId: z.nullable(z.string()),
  toDepotId: z.nullable(z.string()),
  trailerType: z.nullable(z.string()),
  baseCents: z.number(),
  perKmCents: z.number(),
  leastCents: z.number(),
  mostCents: z.nullable(z.number()),
  monthlyQuota: z.nullable(z.number()),
  closed: z.boolean(),
});

export const adminPriceList = shape(
  'AdminPriceList',
  z.extend(priceListRow, {
    version: z.number(),
    classes: z.array(priceListClass),
    factors: z.array(z.strictObject({ depotId: z.string(), factor: z.number() })),
    services: z.array(servicePrice),
    oneWayFees: z.array(oneWayRule),
    /** Price classes of the fleet that this list has no prices for: their trailers could not be rented. */
    missingClasses: z.array(z.string()),
  }),
);
export type AdminPriceList = Answer<typeof adminPriceList>;

export const adminPriceCalls = declareCalls({
  'GET /api/admin/prices': {
    says: 'All price lists',
    rights: staff('prices.read'),
    query: adminPriceQuery,
    answer: pageOf(priceListRow),
  },
  'GET /api/admin/prices.csv': {
    says: 'All price lists as a file',
    rights: staff('prices.read'),
    query: adminPriceQuery,
    answer: { file: 'text/csv' },
  },
  'POST /api/admin/prices': {
    says: 'Begin a new version as a copy',
    rights: staff('prices.write'),
    body: createPriceListInput,
    answer: adminPriceList,
    status: 201,
    takes: 'key',
  },
  'GET /api/admin/prices/{id}': { says: 'One price list', rights: staff('prices.read'), answer: adminPriceList },
  'PATCH /api/admin/prices/{id}': {
    says: 'Change a draft',
    rights: staff('prices.write'),
    body: changePriceListInput,
    answer: adminPriceList,
    takes: 'version',
  },
  /** From its date on, or from now if that has passed. From then on it never changes again. */
  'POST /api/admin/prices/{id}/publish': {
    says: 'Publish a draft',
    rights: staff('prices.write'),
    answer: adminPriceList,
    takes: 'version',
  },
  'POST /api/admin/prices/{id}/withdraw': {
    says: 'Make a draft of a published list that has not begun',
    rights: staff('prices.write'),
    answer: adminPriceList,
    takes: 'version',
  },
  'DELETE /api/admin/prices/{id}': { says: 'Throw a draft away', rights: staff('prices.write'), takes: 'version' },
});
