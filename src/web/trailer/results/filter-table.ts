/** The filters of the search: how they are asked, and for which types they mean anything. */
export type ChoiceFilter = {
  readonly kind: 'flag' | 'min' | 'any';
  readonly name: FilterName;
  readonly options: readonly string[];
  /** Absent: for all types. */
  readonly types?: readonly string[];
};

export type FilterName =
  | 'minPayloadKg'
  | 'minPallets'
  | 'minVolumeM3'
  | 'minInnerHeightMm'
  | 'minInnerLengthMm'
  | 'liftAxle'
  | 'tailLift'
  | 'xlCertificate'
  | 'roof'
  | 'doors'
  | 'atpClass'
  | 'containerLength'
  | 'axles'
  | 'telematics'
  | 'minYear';

const CLOSED = ['plane', 'cool', 'box'];
const BULK = ['tipper', 'tipperAgrar'];
const CHASSIS = ['chassis', 'chassisAllround'];
const ON = ['true'];

export const FILTER_TABLE: readonly ChoiceFilter[] = [
  { kind: 'min', name: 'minPayloadKg', options: ['24000', '25000', '26000', '28000'] },
  { kind: 'min', name: 'minPallets', options: ['26', '33', '34', '66'], types: CLOSED },
  { kind: 'min', name: 'minInnerHeightMm', options: ['2600', '2650', '2700', '3000'], types: CLOSED },
  { kind: 'min', name: 'minInnerLengthMm', options: ['10000', '13400', '13600'], types: CLOSED },
  { kind: 'min', name: 'minVolumeM3', options: ['25', '50', '90', '100'], types: [...CLOSED, ...BULK] },
  { kind: 'flag', name: 'liftAxle', options: ON },
  { kind: 'flag', name: 'xlCertificate', options: ON, types: ['plane'] },
  { kind: 'flag', name: 'tailLift', options: ON, types: CLOSED },
  { kind: 'any', name: 'roof', options: ['sliding', 'lift', 'fixed'], types: ['plane'] },
  { kind: 'any', name: 'doors', options: ['swing', 'roller'], types: ['box'] },
  { kind: 'any', name: 'atpClass', options: ['FRC', 'FRB', 'FNA'], types: ['cool'] },
  { kind: 'any', name: 'containerLength', options: ['20', '30', '40', '45'], types: CHASSIS },
  { kind: 'any', name: 'axles', options: ['2', '3'] },
  { kind: 'any', name: 'telematics', options: ['full', 'gps', 'none'] },
  { kind: 'min', name: 'minYear', options: ['2018', '2020', '2022', '2024'] },
];

/** What people ask for first, by type. The first of them that are not chosen yet stand beside the search. */
const QUICK: Readonly<Record<string, readonly (readonly [name: string, value: string])[]>> = {
  plane: [
    ['minPayloadKg', '25000'],
    ['xlCertificate', 'true'],
    ['liftAxle', 'true'],
    ['roof', 'lift'],
    ['subType', 'coil'],
  ],
  cool: [
    ['subType', 'multiTemp'],
    ['subType', 'doubleDeck'],
    ['atpClass', 'FRC'],
    ['tailLift', 'true'],
    ['liftAxle', 'true'],
  ],
  box: [
    ['minPallets', '66'],
    ['tailLift', 'true'],
    ['doors', 'roller'],
    ['liftAxle', 'true'],
  ],
  chassis: [
    ['containerLength', '20'],
    ['containerLength', '40'],
    ['liftAxle', 'true'],
  ],
  chassisAllround: [
    ['containerLength', '20'],
    ['containerLength', '45'],
    ['liftAxle', 'true'],
  ],
  tipper: [
    ['subType', 'aluBox'],
    ['subType', 'steelHalfpipe'],
    ['liftAxle', 'true'],
  ],
  tipperAgrar: [
    ['minVolumeM3', '50'],
    ['liftAxle', 'true'],
  ],
};
const QUICK_FOR_ALL = [
  ['minPayloadKg', '25000'],
  ['liftAxle', 'true'],
  ['telematics', 'full'],
  ['tailLift', 'true'],
] as const;

export function quickFilters(types: readonly string[]): readonly (readonly [name: string, value: string])[] {
  const [type, ...others] = types;
  return (type !== undefined && others.length === 0 ? QUICK[type] : undefined) ?? QUICK_FOR_ALL;
}

/** Filters that say something about the chosen types, and those that are in use whatever the types. */
export const fittingFilters = (types: readonly string[], isUsed: (name: string) => boolean): readonly ChoiceFilter[] =>
  FILTER_TABLE.filter(
    (filter) =>
      isUsed(filter.name) ||
      filter.types === undefined ||
      (types.length > 0 && types.every((type) => filter.types?.includes(type))),
  );

/** Names that narrow a search, apart from place and time. They are remembered and shown as chips. */
export const NARROWING: readonly string[] = ['type', 'subType', 'q', ...FILTER_TABLE.map(({ name }) => name)];
