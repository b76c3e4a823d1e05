import type { SearchHit } from '#contract/admin-search.ts';
import type {
  BookingHitRow,
  DepotHitRow,
  InvoiceHitRow,
  OrderHitRow,
  PersonHitRow,
  QuoteHitRow,
  TrailerHitRow,
  UnitHitRow,
} from '#db/search/console-search.queries.ts';
import { isOverdue } from '#domain/booking/booking-flag.ts';
import { isHandedBack } from '#domain/booking/booking-state.ts';
import { shownStatus } from '#domain/invoice/shown-status.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { situationOf } from '../trailer/list-trailers.ts';

/** What was found, as it stands now. */
export const TO_HIT = {
  order: ({ id, number, company, status, poNumber, costCentre }: OrderHitRow): SearchHit => ({
    kind: 'order',
    id,
    number,
    company,
    status,
    poNumber,
    costCentre,
  }),
  quote: (row: QuoteHitRow, now: Date): SearchHit => ({
    kind: 'quote',
    id: row.id,
    number: row.number,
    company: row.company,
    status: quoteState(row, now),
    recipient: row.recipientName,
    caller: row.caller,
  }),
  booking: (row: BookingHitRow, now: Date): SearchHit => ({
    kind: 'booking',
    id: row.id,
    number: row.number,
    company: row.company,
    status: row.status,
    isToConfirm: isHandedBack(row),
    isToSign: row.isToSign,
    isOverdue: isOverdue({ state: row.status, isHandedBack: isHandedBack(row) }, toInstant(row.endsAt), toInstant(now)),
    trailer: row.trailer,
    driverName: row.driverName,
    driverPhone: row.driverPhone,
  }),
  trailer: (row: TrailerHitRow, now: Date): SearchHit => ({
    kind: 'trailer',
    id: row.id,
    number: row.number,
    plate: row.plate,
    country: row.country,
    vin: row.vin,
    depot: row.depot,
    situation: situationOf(row, now),
  }),
  businessUnit: ({ id, name, status, country, vatId, phone }: UnitHitRow): SearchHit => ({
    kind: 'businessUnit',
    id,
    name,
    status,
    country,
    vatId,
    phone,
  }),
  user: ({ id, firstName, lastName, email, company, status }: PersonHitRow): SearchHit => ({
    kind: 'user',
    id,
    name: `${firstName} ${lastName}`,
    email,
    company,
    status,
  }),
  invoice: (row: InvoiceHitRow, now: Date): SearchHit => ({
    kind: 'invoice',
    id: row.id,
    number: row.number,
    company: row.company,
    document: row.kind,
    status: shownStatus(row, operatorToday(toInstant(now)).toString()),
    poNumber: row.poNumber,
  }),
  depot: ({ id, name, code, city, country, status }: DepotHitRow): SearchHit => ({
    kind: 'depot',
    id,
    name,
    code,
    city,
    country,
    status,
  }),
} as const;
