import { FILTERS, type SearchFilter } from '#domain/trailer/search-filter.ts';
import { rulesOf } from '#domain/trailer/trailer-type.ts';

/** What people ask for first of any type, or of several. */
const QUICK_FOR_ALL = [
  ['minPayloadKg', '25000'],
  ['liftAxle', 'true'],
  ['telematics', 'full'],
  ['tailLift', 'true'],
] as const;

export function quickFilters(types: readonly string[]): readonly (readonly [name: string, value: string])[] {
  const [type, ...others] = types;
  const own = type !== undefined && others.length === 0 ? rulesOf(type).quickFilters : [];
  return own.length > 0 ? own : QUICK_FOR_ALL;
}

/** Filters that say something about the chosen types, and those that are in use whatever the types. */
export const fittingFilters = (types: readonly string[], isUsed: (name: string) => boolean): readonly SearchFilter[] =>
  FILTERS.filter(
    (filter) =>
      isUsed(filter.name) ||
      filter.types === undefined ||
      (types.length > 0 && types.every((type) => filter.types?.some((fitting) => fitting === type))),
  );

/** Names that narrow a search, apart from place and time. They are remembered and shown as chips. */
export const NARROWING: readonly string[] = ['type', 'subType', 'q', ...FILTERS.map(({ name }) => name)];
