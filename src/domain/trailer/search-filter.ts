import { keysOf } from '../table.ts';
import type { TrailerType } from './trailer-type.ts';

/** How a filter is asked: a least value, a yes, one of some choices, or one of some numbers. */
export type FilterRow = {
  /** For which types it means anything. Absent: for all. */
  readonly types?: readonly TrailerType[];
} & (
  | { readonly kind: 'least'; readonly range: Range; readonly unit?: 'kg' | 'mm' | 'm³'; readonly options: Numbers }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choices'; readonly options: readonly string[] }
  | { readonly kind: 'numbers'; readonly range: Range; readonly options: Numbers }
);
type Numbers = readonly number[];
type Range = readonly [from: number, to: number];

const CLOSED = ['plane', 'cool', 'box'] as const;

/**
 * What a search may ask of a trailer besides type, place and time, in the order in which it is shown. A new filter is a
 * row here, its condition in `db` and its words.
 */
export const SEARCH_FILTERS = {
  minPayloadKg: { kind: 'least', range: [0, 100_000], unit: 'kg', options: [24_000, 25_000, 26_000, 28_000] },
  minPallets: { kind: 'least', range: [0, 200], options: [26, 33, 34, 66], types: CLOSED },
  minInnerHeightMm: { kind: 'least', range: [0, 10_000], unit: 'mm', options: [2600, 2650, 2700, 3000], types: CLOSED },
  minInnerLengthMm: { kind: 'least', range: [0, 30_000], unit: 'mm', options: [10_000, 13_400, 13_600], types: CLOSED },
  minVolumeM3: {
    kind: 'least',
    range: [0, 500],
    unit: 'm³',
    options: [25, 50, 90, 100],
    types: [...CLOSED, 'tipper', 'tipperAgrar'],
  },
  liftAxle: { kind: 'flag' },
  xlCertificate: { kind: 'flag', types: ['plane'] },
  tailLift: { kind: 'flag', types: CLOSED },
  roof: { kind: 'choices', options: ['sliding', 'lift', 'fixed'], types: ['plane'] },
  doors: { kind: 'choices', options: ['swing', 'roller'], types: ['box'] },
  atpClass: { kind: 'choices', options: ['FRC', 'FRB', 'FNA'], types: ['cool'] },
  containerLength: { kind: 'choices', options: ['20', '30', '40', '45'], types: ['chassis', 'chassisAllround'] },
  axles: { kind: 'numbers', range: [1, 5], options: [2, 3] },
  telematics: { kind: 'choices', options: ['full', 'gps', 'none'] },
  minYear: { kind: 'least', range: [1950, 2100], options: [2018, 2020, 2022, 2024] },
} as const satisfies Record<string, FilterRow>;

type Table = typeof SEARCH_FILTERS;
export type FilterName = keyof Table;
export type SearchFilter = FilterRow & { readonly name: FilterName };

type Values = {
  readonly least: number;
  readonly flag: boolean;
  readonly choices: readonly string[];
  readonly numbers: readonly number[];
};
export type FilterValue<N extends FilterName> = Values[Table[N]['kind']];
export type FilterValues = { readonly [N in FilterName]?: FilterValue<N> | undefined };

export const FILTERS: readonly SearchFilter[] = keysOf(SEARCH_FILTERS).map((name) => ({
  name,
  ...SEARCH_FILTERS[name],
}));
