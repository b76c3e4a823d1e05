import * as z from 'zod/mini';
import { TRAILER_SORTS, type TrailerSort } from '#contract/trailer-query.ts';

/** Where a page ended: free trailers come first, then the others, each in the order of the sort. */
export type SearchCursor = {
  readonly sort: TrailerSort;
  readonly wanted: 'free' | 'taken';
  /** Absent at the beginning of the taken ones. */
  readonly last?: { readonly place: string; readonly number: string } | undefined;
};

const shape = z.strictObject({
  sort: z.enum(TRAILER_SORTS),
  wanted: z.enum(['free', 'taken']),
  last: z.optional(
    z.strictObject({ place: z.string().check(z.maxLength(200)), number: z.string().check(z.maxLength(50)) }),
  ),
});

export const encodeCursor = (cursor: SearchCursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** The column's value where that is the order; else the group, which only the search knows. */
const PLACES: Readonly<Record<TrailerSort, (place: string) => boolean>> = {
  price: () => true,
  distance: () => true,
  payload: (place) => /^\d{1,7}$/.test(place),
  newest: (place) => /^\d{4}-\d\d-\d\d$/.test(place) && !Number.isNaN(Date.parse(place)),
};

/** Undefined if it is broken or belongs to another order. */
export function decodeCursor(text: string, sort: TrailerSort): SearchCursor | undefined {
  try {
    const parsed = shape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (!parsed.success || parsed.data.sort !== sort) return undefined;
    const { last } = parsed.data;
    return last === undefined || PLACES[sort](last.place) ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
