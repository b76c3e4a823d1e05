import { type ListPage, USUAL_LIMIT } from '#contract/list-query.ts';
import { isPlaceOf, type Keyset, type Place } from '#db/keyset.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuseFields } from '../failure.ts';

/** The way a list is ordered: its name in the query, such as `-createdAt`, and what that means in the database. */
export type ListOrder = { readonly sort: string; readonly keyset: Keyset };
type Asked = { readonly cursor?: string | undefined; readonly limit?: number | undefined };

/**
 * One page of a list of the console. `read` gets where to begin and how many rows to fetch (one more than shown, which
 * tells whether there is another page); every row it returns carries its `place` (`pageBy` of `#db/keyset.ts`).
 *
 *     pageOf(orderBy(UNIT_ORDERS, sort), query, (page) => listUnits(db, { ...filters, ...page }), toUnitSummary)
 */
export async function pageOf<Row extends { readonly place: Place }, Item>(
  { sort, keyset }: ListOrder,
  { cursor, limit = USUAL_LIMIT }: Asked,
  read: (page: { keyset: Keyset; after: Place | undefined; limit: number }) => Promise<readonly Row[]>,
  toItem: (row: Row) => Item,
): Promise<Outcome<ListPage<Item>>> {
  const after = cursor === undefined ? undefined : readCursor(cursor, sort);
  if (cursor !== undefined && (after === undefined || !isPlaceOf(keyset, after))) {
    return refuseFields({ cursor: 'unknown' });
  }
  const rows = await read({ keyset, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return ok({
    items: shown.map(toItem),
    nextCursor: rows.length > limit && last ? writeCursor(sort, last.place) : null,
  });
}

/** `-name` is the order of `name` the other way round. */
export function orderBy<Column extends string>(
  columns: Readonly<Record<Column, Keyset['columns']>>,
  sort: Column | `-${Column}`,
): ListOrder {
  const isDescending = sort.startsWith('-');
  // What is left without its minus is the name of a column.
  const column = (isDescending ? sort.slice(1) : sort) as Column;
  return { sort, keyset: { columns: columns[column], isDescending } };
}

/** A cursor belongs to the order it was made in, and means nothing to anybody else. */
const writeCursor = (sort: string, place: Place): string =>
  Buffer.from(JSON.stringify([sort, ...place])).toString('base64url');

function readCursor(cursor: string, sort: string): Place | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(parsed)) return undefined;
    const [madeIn, ...place]: unknown[] = parsed;
    return madeIn === sort && place.every((value) => typeof value === 'string') ? place : undefined;
  } catch {
    return undefined;
  }
}
