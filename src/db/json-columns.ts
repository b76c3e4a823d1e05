import type { LineTrace } from '#domain/billing/draft-document.ts';
import type { DunningLetter } from '#domain/dunning/dunning-letter.ts';
import type { SignUpDetails } from '#domain/user/sign-up.ts';
import type { HoursRange, Season, WeeklyHours } from '#domain/depot/opening-hours.ts';
import type { HandoverParts, HandoverSignatures, ReturnDispute } from '#domain/handover/handover-parts.ts';
import type { PickUpRelease } from '#domain/handover/pick-up-stop.ts';
import type { InvoiceDocument, InvoiceWords } from '#domain/invoice/invoice-document.ts';
import type { MailWords } from '#domain/mail/mail-words.ts';
import type { OneWayTrace } from '#domain/one-way/one-way-fee.ts';
import type { Campaign } from '#domain/path/campaign.ts';
import type { PriceTrace } from '#domain/price/price.ts';
import type { ServiceUnit } from '#domain/price/service-price.ts';
import type { SettingRecord } from '#domain/setting/setting-field.ts';
import type { TaxGroup } from '#domain/tax/totals.ts';

/** The usual week, and the parts of a year that have another one. */
export type OpeningHours = { readonly week: WeeklyHours; readonly seasons?: readonly Season[] };

/** The facts that only some types of trailer have, under the names that the search filters use. */
export type TrailerFacts = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/** What the operator calls a service, by language. */
export type ServiceNames = Readonly<Record<string, { readonly name: string; readonly text: string }>>;

/** What the operator called a service when it was booked, by language. */
export type BookedServiceNames = Readonly<Record<string, { readonly name: string }>>;

/** A service as it was booked, with what it costs over the days of the rental. */
export type BookedService = {
  readonly key: string;
  readonly names: BookedServiceNames;
  readonly unit: ServiceUnit;
  readonly unitPriceCents: number;
  readonly netCents: number;
};

type JsonObject = Readonly<Record<string, unknown>>;

/** What is inside each jsonb column; the table types refer to it by table and column. */
export type JsonColumns = {
  'approval.input': JsonObject;
  'audit_log.data': JsonObject;
  'booking.one_way': OneWayTrace;
  'booking.price_trace': PriceTrace;
  'booking_charge.price_trace': JsonObject;
  'booking_extension.price_trace': PriceTrace;
  'booking_rebooking.previous_services': readonly BookedService[];
  'booking_rebooking.price_trace': PriceTrace;
  'booking_rebooking.services': readonly BookedService[];
  'booking_service.names': BookedServiceNames;
  'cart.shown': {
    readonly netCents: number;
    readonly grossCents: number;
    /** Net of each line, by its id. */
    readonly lines: Readonly<Record<string, number>>;
  };
  'customer_order.billing_address': Readonly<Record<string, string | null>>;
  'customer_order.campaign': Readonly<Record<string, string>>;
  'customer_order.due_taxes': readonly TaxGroup[];
  'customer_order.taxes': readonly TaxGroup[];
  'depot.opening_hours': OpeningHours;
  'depot_exception.hours': readonly HoursRange[];
  'document.content': JsonObject;
  'dunning_notice.content': DunningLetter;
  'handover.dispute': ReturnDispute;
  'handover.parts': HandoverParts;
  'handover.signatures': HandoverSignatures;
  'handover.release': PickUpRelease;
  'idempotency_key.answer': JsonObject;
  'installation.value': JsonObject;
  'invoice.content': { readonly document: InvoiceDocument; readonly words: InvoiceWords };
  'invoice_line.trace': LineTrace;
  'mail_words.words': MailWords;
  'outbox.payload': JsonObject;
  'sent_mail.request': JsonObject;
  'service.names': ServiceNames;
  'setting.value': SettingRecord;
  'sign_up.campaign_parameters': Campaign;
  'sign_up.details': SignUpDetails;
  'trailer.facts': TrailerFacts;
};
