import type { TypedFilter } from '#db/figure/console-search.queries.ts';
import { toNumberPrefixes } from './number-prefix.ts';

/** What was typed into the search of a list; undefined if nothing was. */
export const toTypedFilter = (q: string | undefined, now: Date): TypedFilter | undefined =>
  q === undefined || q === '' ? undefined : { q, prefixes: toNumberPrefixes(q, now) };
