import * as z from 'zod/mini';
import { BAND_STARTS, type Band } from '#domain/pricing/tariff.ts';
import { keysOf } from '#domain/table.ts';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { id, text } from './field.ts';
import { type ListPage, listFields, type SentQuery, sortOf } from './list-query.ts';
import { many } from './query.ts';

/** A list is a draft until it is published; of the published ones the latest that has begun is in force. */
export const PRICE_LIST_STATES = ['draft', 'coming', 'inForce', 'past'] as const;
export type PriceListState = (typeof PRICE_LIST_STATES)[number];

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
const cents = z.int('number').check(z.minimum(0, 'too-small'), z.maximum(HIGHEST_RATE_CENTS, 'too-big'));
const trailerTypes = keysOf(TRAILER_TYPES);

export const createPriceListInput = z.strictObject({
  name: text(80),
  validFrom: instant,
  /** The list whose prices it begins with; without one, that in force. */
  copyOf: z.optional(id),
});
export type CreatePriceListInput = z.infer<typeof createPriceListInput>;

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
          factor: z.int('number').check(z.minimum(1_000, 'too-small'), z.maximum(50_000, 'too-big')),
        }),
      )
      .check(z.maxLength(500, 'too-many')),
  ),
  services: z.optional(
    z
      .array(z.strictObject({ key: text(40), trailerType: z.enum(trailerTypes, 'unknown'), priceCents: cents }))
      .check(z.maxLength(2_000, 'too-many')),
  ),
});
export type ChangePriceListInput = z.infer<typeof changePriceListInput>;

export type PriceListRow = {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly validFrom: string;
  readonly publishedAt: string | null;
  readonly state: PriceListState;
};

export type PriceListClass = {
  readonly priceClass: string;
  readonly bands: readonly Band[];
};
export type ServicePrice = { readonly key: string; readonly trailerType: string; readonly priceCents: number };

export type AdminPriceList = PriceListRow & {
  readonly version: number;
  readonly classes: readonly PriceListClass[];
  readonly factors: readonly { readonly depotId: string; readonly factor: number }[];
  readonly services: readonly ServicePrice[];
  /** Price classes of the fleet that this list has no prices for: their trailers could not be rented. */
  readonly missingClasses: readonly string[];
};

export interface AdminPriceCalls {
  'GET /api/admin/prices': {
    query: SentQuery<AdminPriceQuery>;
    answer: ListPage<PriceListRow>;
  };
  'POST /api/admin/prices': { body: CreatePriceListInput; answer: AdminPriceList };
  'GET /api/admin/prices/{id}': { answer: AdminPriceList };
  'PATCH /api/admin/prices/{id}': { body: ChangePriceListInput; answer: AdminPriceList };
  /** From its date on, or from now if that has passed. It never changes again. */
  'POST /api/admin/prices/{id}/publish': { answer: AdminPriceList };
  'DELETE /api/admin/prices/{id}': { answer: undefined };
}
