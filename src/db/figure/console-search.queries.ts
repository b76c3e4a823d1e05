import { sql, type RawBuilder } from 'kysely';
import { matchesWords } from '../search-words.ts';
import { toPrefixQuery } from '#db/trailer/trailer-filter.ts';

const toPlainPlate = (q: string): string => q.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
export const toPattern = (prefix: string): string => `${prefix.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Trailers by plate, however it is spaced, or by the beginnings of the words of number, make and model. Gathered apart
 * from the limit: the database thinks that a rare word is a common one, and would rather read the fleet until a few of
 * them are found.
 */
export const trailersLike = (q: string, limit: number): RawBuilder<unknown> => {
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

/** The company `u` by its name and its numbers, as in the list of companies. */
export const UNIT_WORDS = ['name', 'registration_number', 'vat_id', 'tax_number', 'invoice_email'] as const;
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
