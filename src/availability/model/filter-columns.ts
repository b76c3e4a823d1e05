import { keysOf } from '#domain/table.ts';
import { SEARCH_FILTERS, type FilterName, type FilterValue, type FilterValues } from '#domain/trailer/search-filter.ts';
import { textOf } from './parse-values.ts';
import type { RowText } from '#db/feed/row-change.ts';

/** A trailer's row, and what only some types have. */
export type TrailerFacts = { readonly row: RowText; readonly facts: Readonly<Record<string, unknown>> };

/** One number per trailer for what a filter asks for, and what a value asked for makes of it. */
type FilterColumn<V> = {
  readonly read: (trailer: TrailerFacts) => number;
  readonly admit: (value: V) => (stored: number) => boolean;
};

/** Less than any number that can be asked for: what is not known is not enough. */
const UNKNOWN = -1;
const LARGEST = 2 ** 31 - 1;

const numberOf = (value: unknown): number => (value === null || value === undefined ? UNKNOWN : Number(value));
/** As the feed of changes writes it, and as a query does. */
export const isTrue = (value: unknown): boolean => value === true || value === 't' || value === 'true';

const least = (read: (trailer: TrailerFacts) => unknown): FilterColumn<number> => ({
  read: (trailer) => Math.min(numberOf(read(trailer)), LARGEST),
  admit: (wanted) => (stored) => stored >= wanted,
});

const flag = (read: (trailer: TrailerFacts) => boolean): FilterColumn<boolean> => ({
  read: (trailer) => Number(read(trailer)),
  admit: (wanted) => (stored) => (stored === 1) === wanted,
});

/** A bit for every option that it has; those asked for share one with it. */
const choices = (
  options: readonly string[],
  read: (trailer: TrailerFacts) => readonly unknown[],
): FilterColumn<readonly string[]> => {
  const toBits = (values: readonly unknown[]) =>
    values.reduce(
      (bits: number, value) => bits | (options.includes(String(value)) ? 1 << options.indexOf(String(value)) : 0),
      0,
    );
  return {
    read: (trailer) => toBits(read(trailer)),
    admit: (wanted) => {
      const bits = toBits(wanted);
      return (stored) => (stored & bits) !== 0;
    },
  };
};

const lengthsOf = ({ facts }: TrailerFacts): readonly unknown[] => {
  const lengths = facts['containerLengths'];
  return Array.isArray(lengths) ? lengths : [];
};

const COLUMNS: { readonly [N in FilterName]: FilterColumn<FilterValue<N>> } = {
  minPayloadKg: least(({ row }) => row['payload_kg']),
  minPallets: least(({ row }) => Math.max(numberOf(row['euro_pallets']), numberOf(row['euro_pallets_double']))),
  minVolumeM3: least(({ row }) => row['volume_m3']),
  minInnerHeightMm: least(({ row }) => row['inner_height_mm']),
  minInnerLengthMm: least(({ row }) => row['inner_length_mm']),
  axles: {
    read: ({ row }) => numberOf(row['axles']),
    admit: (wanted) => (stored) => wanted.includes(stored),
  },
  liftAxle: flag(({ row }) => isTrue(row['lift_axle'])),
  tailLift: flag(({ row }) => row['tail_lift_kg'] !== null),
  telematics: choices(SEARCH_FILTERS.telematics.options, ({ row }) => [row['telematics']]),
  xlCertificate: flag(({ facts }) => isTrue(facts['xlCertificate'])),
  atpClass: choices(SEARCH_FILTERS.atpClass.options, ({ facts }) => [facts['atpClass']]),
  containerLength: choices(SEARCH_FILTERS.containerLength.options, lengthsOf),
  roof: choices(SEARCH_FILTERS.roof.options, ({ facts }) => [facts['roof']]),
  doors: choices(SEARCH_FILTERS.doors.options, ({ facts }) => [facts['doors']]),
  minYear: least(({ row }) => textOf(row, 'first_registered_on').slice(0, 4)),
};

export const FILTER_NAMES = keysOf(COLUMNS);

export const readFilterValue = (name: FilterName, trailer: TrailerFacts): number => COLUMNS[name].read(trailer);

const admit = <N extends FilterName>(name: N, value: FilterValue<N> | undefined) =>
  value === undefined ? [] : [{ name, value, isAdmitted: COLUMNS[name].admit(value) }];

/** What a search asks for, filter by filter. */
export const toConditions = (filter: FilterValues) => FILTER_NAMES.flatMap((name) => admit(name, filter[name]));
