import * as z from 'zod/mini';
import { keysOf, tableOf } from '#domain/table.ts';
import { type FilterName, type FilterRow, type FilterValue, SEARCH_FILTERS } from '#domain/trailer/search-filter.ts';
import { depotName, flag, many, point, wallTime, wholeNumber, wholePeriod } from './query.ts';

export const TRAILER_SORTS = ['price', 'distance', 'payload', 'newest'] as const;
export type TrailerSort = (typeof TRAILER_SORTS)[number];

export const SEARCH_LIMIT = 24;
const LARGEST_LIMIT = 100;

const key = z.string().check(z.regex(/^[A-Za-z0-9_]{1,40}$/, 'unknown'));
const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(schema);

function schemaOf(row: FilterRow): z.ZodMiniType {
  switch (row.kind) {
    case 'least':
      return wholeNumber(...row.range);
    case 'flag':
      return flag;
    case 'choices':
      return many(z.enum(row.options, 'unknown'));
    case 'numbers':
      return many(wholeNumber(...row.range));
  }
}

type FilterShape = {
  readonly [N in FilterName]: z.ZodMiniOptional<z.ZodMiniType<FilterValue<N>, string | string[]>>;
};
// The compiler does not follow that each kind has the schema of its values; the tests of the search do.
export const filterFields = tableOf(keysOf(SEARCH_FILTERS), (name) =>
  optional(schemaOf(SEARCH_FILTERS[name])),
) as FilterShape;

/** A search as it stands in a query string. Everything may be left out. */
export const trailerQuery = z
  .strictObject({
    type: optional(many(key)),
    subType: optional(many(key)),
    /** Code, id or city of depots. */
    depot: optional(many(depotName)),
    /** Where they are brought back, if that is another one. */
    returnDepot: optional(depotName),
    near: optional(point),
    radiusKm: optional(wholeNumber(1, 5000)),
    from: optional(wallTime),
    to: optional(wallTime),
    freeOnly: optional(flag),
    q: optional(z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100, 'too-long'))),
    ...filterFields,
    sort: optional(z.enum(TRAILER_SORTS, 'unknown')),
    cursor: optional(z.string().check(z.maxLength(500, 'cursor'), z.regex(/^[A-Za-z0-9_-]+$/, 'cursor'))),
    limit: optional(wholeNumber(1, LARGEST_LIMIT)),
  })
  .check(
    ...wholePeriod(),
    z.refine(({ near, radiusKm }) => radiusKm === undefined || near !== undefined, {
      path: ['near'],
      message: 'required',
    }),
    z.refine(({ near, sort }) => sort !== 'distance' || near !== undefined, { path: ['near'], message: 'required' }),
  );
export type TrailerQuery = z.output<typeof trailerQuery>;

type Entries = Iterable<readonly [name: string, value: string]>;

const toRecord = (entries: Entries): Record<string, string | string[]> =>
  Object.fromEntries(
    [...Map.groupBy(entries, ([name]) => name)].map(([name, pairs]) => {
      const values = pairs.map(([, value]) => value);
      return [name, values.length === 1 ? values.join('') : values];
    }),
  );

export type ReadQuery = {
  readonly query: TrailerQuery;
  /** What was left out of the query, and why: name of the parameter → code. */
  readonly problems: Readonly<Record<string, string>>;
};

/**
 * Reads the address of a page, which people edit and share: whatever is wrong is left out and named, the rest is
 * searched for. Fields that a form left empty, and parameters of others such as campaigns, are no problem.
 */
export function readTrailerQuery(entries: Entries): ReadQuery {
  let given = toRecord([...entries].filter(([name, value]) => value !== '' && isKnown(name)));
  const problems: Record<string, string> = {};
  for (;;) {
    const parsed = trailerQuery.safeParse(given);
    if (parsed.success) return { query: parsed.data, problems };
    for (const { path, message } of parsed.error.issues) problems[String(path[0])] ??= message;
    given = Object.fromEntries(
      Object.entries(given).filter(([name]) => !(name in problems) && !leansOn(name, problems)),
    );
  }
}

const isKnown = (name: string): boolean => Object.hasOwn(trailerQuery.shape, name);

/** Half a period is none, and a radius or a sort by distance needs its point. */
function leansOn(name: string, problems: Readonly<Record<string, string>>): boolean {
  if (name === 'from' || name === 'to') return 'from' in problems || 'to' in problems;
  return (name === 'radiusKm' || name === 'sort') && 'near' in problems;
}

/** The query string of a search, in one order, so that equal searches have equal addresses. */
export function toSearchParams(query: Partial<TrailerQuery>): URLSearchParams {
  const given: Readonly<Record<string, unknown>> = query;
  const params = new URLSearchParams();
  for (const name of Object.keys(trailerQuery.shape)) {
    const value = name === 'near' && query.near ? `${query.near.lat},${query.near.lon}` : given[name];
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) params.append(name, String(item));
    }
  }
  return params;
}
