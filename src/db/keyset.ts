import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

/**
 * Pages of a list by the values of the row that ended the page before, so that the hundredth page costs what the first
 * one does. The columns together name one row and are never null; an index has them in this order, and so serves both
 * directions.
 */
export type KeysetColumn = {
  readonly by: RawBuilder<unknown>;
  readonly type: keyof typeof TYPES;
};
export type Keyset = { readonly columns: readonly KeysetColumn[]; readonly isDescending: boolean };

/**
 * The values of the columns as texts. Instants are microseconds, because a `Date` would lose three digits, and days are
 * counted, as every number is one.
 */
export type Place = readonly string[];

const TYPES = {
  text: {
    write: (by: RawBuilder<unknown>) => sql`${by}::text`,
    read: (value: string) => sql`${value}::text`,
    shape: /^[^\0]{0,500}$/u,
  },
  integer: {
    write: (by: RawBuilder<unknown>) => sql`(${by})::int8::text`,
    read: (value: string) => sql`${value}::int8`,
    shape: /^-?\d{1,18}$/,
  },
  uuid: {
    write: (by: RawBuilder<unknown>) => sql`(${by})::text`,
    read: (value: string) => sql`${value}::uuid`,
    shape: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  },
  day: {
    write: (by: RawBuilder<unknown>) => sql`(${by} - date 'epoch')::text`,
    read: (value: string) => sql`(date 'epoch' + ${value}::int4)`,
    shape: /^-?\d{1,6}$/,
  },
  instant: {
    write: (by: RawBuilder<unknown>) => sql`(extract(epoch from ${by}) * 1000000)::int8::text`,
    read: (value: string) => sql`(timestamptz 'epoch' + ${value}::int8 * interval '1 microsecond')`,
    shape: /^-?\d{1,16}$/,
  },
} as const;

export const isPlaceOf = ({ columns }: Keyset, place: Place): boolean =>
  place.length === columns.length &&
  columns.every(({ type }, position) => TYPES[type].shape.test(place[position] ?? ''));

/** Adds order, limit and the beginning of the page to a query, and `place` to its rows. */
export function pageBy<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  keyset: Keyset,
  { after, limit }: { readonly after?: Place | undefined; readonly limit: number },
) {
  const { columns, isDescending } = keyset;
  const values = columns.map(({ by, type }) => TYPES[type].write(by));
  const page = inOrderOf(query, keyset)
    .select(sql<string[]>`array[${sql.join(values)}]`.as('place'))
    .limit(limit);
  if (after === undefined) return page;
  const compare = sql.raw(isDescending ? '<' : '>');
  const here = sql.join(columns.map(({ by }) => by));
  const there = sql.join(columns.map(({ type }, position) => TYPES[type].read(after[position] ?? '')));
  return page.where(sql<boolean>`(${here}) ${compare} (${there})`);
}

export function inOrderOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { columns, isDescending }: Keyset,
) {
  let ordered = query;
  for (const { by } of columns) ordered = ordered.orderBy(by, isDescending ? 'desc' : 'asc');
  return ordered;
}
