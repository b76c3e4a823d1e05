import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../client.ts';
import { matchesWords } from '../search-words.ts';
import { toPrefixQuery } from '#db/trailer/trailer-filter.ts';

type Typed = { readonly q: string; readonly limit: number };
type Numbers = { readonly prefixes: readonly string[]; readonly limit: number };

const toPlainPlate = (q: string): string => q.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
const toPattern = (prefix: string): string => `${prefix.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

export type TrailerHitRow = { readonly id: string; readonly number: string; readonly plate: string };

/**
 * Trailers by plate, however it is spaced, or by the beginnings of the words of number, make and model. Gathered apart
 * from the limit: the database thinks that a rare word is a common one, and would rather read the fleet until a few of
 * them are found.
 */
const trailersLike = (q: string, limit: number): RawBuilder<unknown> => {
  const plate = toPlainPlate(q);
  return sql`
    with by_plate as materialized (
      select id from trailer
      where ${plate.length >= 2} and regexp_replace(upper(plate), '[^A-Z0-9]', '', 'g') like ${toPattern(plate)}
    ), by_word as materialized (
      select id from trailer where search_words @@ to_tsquery('simple', ${toPrefixQuery(q)})
    )
    (select id from by_plate limit ${limit}) union (select id from by_word limit ${limit})`;
};

export async function searchTrailers(db: Database, { q, limit }: Typed): Promise<readonly TrailerHitRow[]> {
  const { rows } = await sql<TrailerHitRow>`
    select id, number, plate from trailer where id = any(array(${trailersLike(q, limit)}))
    order by number limit ${limit}`.execute(db);
  return rows;
}

export type NumberHitRow = { readonly id: string; readonly number: string; readonly company: string };

const searchNumbers =
  (table: 'customer_order' | 'booking') =>
  async (db: Database, { prefixes, limit }: Numbers): Promise<readonly NumberHitRow[]> => {
    if (prefixes.length === 0) return [];
    const { rows } = await sql<NumberHitRow>`
      select n.id, n.number, u.name as company
      from ${sql.table(table)} n join business_unit u on u.id = n.business_unit_id
      where ${sql.join(
        prefixes.map((prefix) => sql`n.number like ${toPattern(prefix)}`),
        sql` or `,
      )}
      order by n.number desc limit ${limit}`.execute(db);
    return rows;
  };
export const searchOrders = searchNumbers('customer_order');
export const searchBookings = searchNumbers('booking');

export type UnitHitRow = { readonly id: string; readonly name: string; readonly country: string };

export async function searchBusinessUnits(db: Database, { q, limit }: Typed): Promise<readonly UnitHitRow[]> {
  const named = matchesUnit(q);
  if (named === undefined) return [];
  const { rows } = await sql<UnitHitRow>`
    select u.id, u.name, u.country from business_unit u where ${named} order by u.name, u.id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** The company `u` by its name and its numbers, as in the list of companies. */
const UNIT_WORDS = ['name', 'registration_number', 'vat_id', 'tax_number', 'invoice_email'] as const;
const matchesUnit = (q: string) => matchesWords({ id: 'u.id', table: 'business_unit', columns: UNIT_WORDS }, q);

/** What somebody typed into the search of a list: words, and the numbers that they may mean. */
export type TypedFilter = { readonly q: string; readonly prefixes: readonly string[] };

/** How many trailers a few letters may mean in a list of something else. */
const MOST_TRAILERS = 50;

/** The parts of a search by number, company or trailer, for lists of orders and bookings. */
export function matchesTyped(typed: TypedFilter | undefined): {
  readonly numbers: (column: RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly units: RawBuilder<unknown>;
  readonly trailers: RawBuilder<unknown>;
} {
  const q = typed?.q ?? '';
  const prefixes = typed?.prefixes ?? [];
  return {
    numbers: (column) =>
      prefixes.length === 0
        ? sql`false`
        : sql.join(
            prefixes.map((prefix) => sql`${column} like ${toPattern(prefix)}`),
            sql` or `,
          ),
    units: sql`select u.id from business_unit u where ${matchesUnit(q) ?? sql`false`}`,
    trailers: trailersLike(q, MOST_TRAILERS),
  };
}
