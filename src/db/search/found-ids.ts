import { type RawBuilder, sql } from 'kysely';
import { matchesTyped, toPattern, trailersLike } from '#db/figure/console-search.queries.ts';
import { MOST_HITS, type SearchKind } from '#domain/admin/search-kind.ts';
import type { PhoneSearch } from '#domain/user/phone-search.ts';
import { toWordsQuery } from '../search-words.ts';

/** What somebody typed into the search over everything, and what it may mean. */
export type Typed = {
  readonly q: string;
  /** With what numbers of orders begin, and those of bookings. */
  readonly orders: readonly string[];
  readonly bookings: readonly string[];
  readonly phone: PhoneSearch | undefined;
  /** The last letters of a VIN, or all of them. */
  readonly vinEnd: string | undefined;
};

const NOTHING = sql`false`;
const reversed = (text: string): string => text.split('').toReversed().join('');

/** The words of an index on `search_words(…)` against what was typed, all of it by its beginnings. */
const hasWords = (columns: RawBuilder<unknown>, q: string): RawBuilder<unknown> => {
  const query = toWordsQuery(q);
  return query === undefined ? NOTHING : sql`search_words(${columns}) @@ to_tsquery('simple', ${query})`;
};

/** Phones are words of such an index, and backwards too: so their ends are beginnings. */
const hasPhone = (columns: RawBuilder<unknown>, phone: PhoneSearch | undefined): RawBuilder<unknown> => {
  if (phone === undefined) return NOTHING;
  const words = [...phone.beginnings, ...(phone.end === undefined ? [] : [reversed(phone.end)])];
  return sql`search_words(${columns}) @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' | ')})`;
};

const numbersLike = (prefixes: readonly string[]) => matchesTyped({ q: '', prefixes }).numbers;

const BOOKING_WORDS = sql`m.driver_name, m.driver_phone, reverse(m.driver_phone)`;
const UNIT_WORDS = sql`m.name, m.registration_number, m.vat_id, m.tax_number, m.invoice_email`;
const CONTACT_WORDS = sql`m.first_name, m.last_name, m.email, m.phone, reverse(m.phone)`;
/** There are too few of them for an index. */
const DEPOT_WORDS = sql`m.name, m.city, m.code, m.postal_code, m.phone, reverse(m.phone)`;

/** The ids of the rows `m` of a table that fit, not without end. */
const some = (table: string, fits: RawBuilder<unknown>, id = 'id'): RawBuilder<unknown> =>
  sql`(select ${sql.ref(`m.${id}`)} as id from ${sql.table(table)} m where ${fits} limit ${MOST_HITS + 1})`;

const oneOf = (...parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(parts, sql` union `);

const PARTS = {
  order: ({ q, orders }) =>
    oneOf(
      some('customer_order', sql`(${numbersLike(orders)(sql`m.number`)})`),
      some('customer_order', hasWords(sql`m.po_number, m.cost_centre`, q)),
    ),
  quote: ({ q }) =>
    oneOf(
      some('quote', hasWords(sql`m.number, m.recipient_name, m.recipient_email, m.caller`, q)),
      some('quote', sql`m.business_unit_id = any(array(${some('business_unit', hasWords(UNIT_WORDS, q))}))`),
    ),
  booking: ({ q, bookings, phone }) =>
    oneOf(
      some('booking', sql`(${numbersLike(bookings)(sql`m.number`)})`),
      some('booking', hasWords(BOOKING_WORDS, q)),
      some('booking', hasPhone(BOOKING_WORDS, phone)),
    ),
  trailer: ({ q, vinEnd }) =>
    oneOf(
      sql`(select l.id from (${trailersLike(q, MOST_HITS + 1)}) l)`,
      some('trailer', vinEnd === undefined ? NOTHING : sql`reverse(m.vin) like ${toPattern(reversed(vinEnd))}`),
    ),
  businessUnit: ({ q, phone }) =>
    oneOf(
      some('business_unit', hasWords(UNIT_WORDS, q)),
      some('business_unit', hasPhone(sql`m.phone, reverse(m.phone)`, phone)),
      some('address', hasWords(CONTACT_WORDS, q), 'business_unit_id'),
      some('address', hasPhone(CONTACT_WORDS, phone), 'business_unit_id'),
    ),
  user: ({ q }) => some('user_account', hasWords(sql`m.first_name, m.last_name, m.email`, q)),
  invoice: ({ q }) => some('invoice', hasWords(sql`m.number, m.po_number`, q)),
  depot: ({ q, phone }) => some('depot', sql`(${hasWords(DEPOT_WORDS, q)} or ${hasPhone(DEPOT_WORDS, phone)})`),
} as const satisfies Record<SearchKind, (typed: Typed) => RawBuilder<unknown>>;

/**
 * The ids of what was meant, each part by an index of its own: whatever is put into order afterwards, the tables are not
 * read whole. One more than are shown tells that there are others.
 */
export const foundIds = (kind: SearchKind, typed: Typed): RawBuilder<unknown> =>
  sql`select f.id from (${PARTS[kind](typed)}) f limit ${MOST_HITS + 1}`;
