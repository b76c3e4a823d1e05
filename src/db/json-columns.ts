import type { PriceTrace } from '#domain/pricing/price.ts';
import type { TaxGroup } from '#domain/tax/totals.ts';

/** A stretch of a day in depot-local wall time, such as 06:00 to 20:00. */
export type HoursRange = { readonly from: string; readonly to: string };

/** By ISO weekday, Monday is 1; a missing day is closed. */
export type WeeklyHours = Readonly<Partial<Record<'1' | '2' | '3' | '4' | '5' | '6' | '7', readonly HoursRange[]>>>;

export type OpeningHours = {
  readonly week: WeeklyHours;
  /** Parts of every year, `MM-DD` inclusive, in which other hours replace the week. */
  readonly seasons?: readonly { readonly from: string; readonly to: string; readonly week: WeeklyHours }[];
};

/** The facts that only some types of trailer have, under the names that the search filters use. */
export type TrailerFacts = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

type JsonObject = Readonly<Record<string, unknown>>;

/** What is inside each jsonb column; the table types refer to it by table and column. */
export type JsonColumns = {
  'audit_log.data': JsonObject;
  'booking.price_trace': PriceTrace;
  'booking_charge.price_trace': JsonObject;
  'booking_extension.price_trace': PriceTrace;
  'customer_order.billing_address': Readonly<Record<string, string | null>>;
  'customer_order.campaign': Readonly<Record<string, string>>;
  'customer_order.taxes': readonly TaxGroup[];
  'depot.opening_hours': OpeningHours;
  'depot_exception.hours': readonly HoursRange[];
  'handover.parts': JsonObject;
  'handover.signatures': JsonObject;
  'idempotency_key.answer': JsonObject;
  'installation.value': JsonObject;
  'outbox.payload': JsonObject;
  'sign_up.details': JsonObject;
  'trailer.facts': TrailerFacts;
};
