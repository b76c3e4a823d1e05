import type { Fact, FactValue } from './fact.ts';

/** What a trailer looks like to somebody who marks damages on it. */
export type BodyShape = 'box' | 'tub' | 'frame';

type TypeRow = {
  /** The usual ones; the first stands for the type. Configuration may offer fewer, or others. */
  readonly subTypes: readonly string[];
  /** How long a trailer stays off the market after its return, until the console says otherwise. */
  readonly turnaroundHours: number;
  /** The fewest chargeable days for which it is rented out. */
  readonly minimumDays: number;
  readonly body: BodyShape;
  /** Whether it has an engine of its own, with hours and fuel. */
  readonly isCooled: boolean;
  /** In the order in which they are shown. */
  readonly facts: readonly Fact[];
  /** What people compare first, in the plate of equal cells. */
  readonly plate: readonly PlateFact[];
  /** What people ask for first. Those of them that are not chosen yet stand beside the search. */
  readonly quickFilters: readonly (readonly [name: string, value: string])[];
  /** What a handover looks at after what it looks at on every trailer, and what it counts. */
  readonly checks: readonly string[];
  readonly equipment: readonly string[];
};

/** Facts of every trailer, in the order in which they are shown. */
export const COMMON_FACTS = [
  'payloadKg',
  'tareKg',
  'euroPallets',
  'euroPalletsDouble',
  'volumeM3',
  'innerLengthMm',
  'innerWidthMm',
  'innerHeightMm',
  'axles',
  'tailLiftKg',
  'telematics',
] as const;
export type CommonFact = (typeof COMMON_FACTS)[number];
/** Facts that are columns of every trailer. */
export const FACT_COLUMNS = [...COMMON_FACTS, 'liftAxle'] as const;
type PlateFact = CommonFact | Fact;

export const CLOSED_PLATE = [
  'payloadKg',
  'tareKg',
  'euroPallets',
  'volumeM3',
  'innerLengthMm',
  'innerWidthMm',
  'innerHeightMm',
  'axles',
] as const satisfies readonly PlateFact[];
const CHASSIS_PLATE = ['payloadKg', 'tareKg', 'axles', 'twistlocks'] as const;
const BULK_PLATE = ['payloadKg', 'tareKg', 'volumeM3', 'axles', 'innerLengthMm'] as const;
const CHASSIS_FACTS = ['containerLengths', 'twin20', 'highCube', 'gooseneck', 'twistlocks', 'adr', 'tipping'] as const;

/**
 * The types the rules know. A new one is a row here, its icon and drawings (`web/art`) and its names; everything else
 * follows from the row.
 */
export const TRAILER_TYPES = {
  plane: {
    subTypes: ['standard', 'mega', 'coil', 'beverageXL', 'liftRoof', 'dropSide', 'city'],
    turnaroundHours: 2,
    minimumDays: 1,
    body: 'box',
    isCooled: false,
    facts: [
      'tarp',
      'roof',
      'sideLoading',
      'topLoading',
      'xlCertificate',
      'beverageCertificate',
      'daimler95',
      'vdi2700',
      'coilWellMm',
      'fifthWheelMm',
      'postPairs',
      'palletBox',
      'palletStop',
      'steeredAxle',
      'tyrePressureMonitor',
    ],
    plate: CLOSED_PLATE,
    quickFilters: [
      ['minPayloadKg', '25000'],
      ['xlCertificate', 'true'],
      ['liftAxle', 'true'],
      ['roof', 'lift'],
      ['subType', 'coil'],
    ],
    checks: ['tarp', 'roof', 'posts', 'sideBoards', 'rearDoors', 'customsCable'],
    equipment: ['lashingStraps', 'edgeProtectors', 'sideBoards'],
  },
  cool: {
    subTypes: ['mono', 'multiTemp', 'doubleDeck', 'meatRail', 'flower', 'city', 'electric'],
    turnaroundHours: 6,
    minimumDays: 3,
    body: 'box',
    isCooled: true,
    facts: [
      'atpClass',
      'coolingUnit',
      'coolingDrive',
      'minCelsius',
      'maxCelsius',
      'temperatureZones',
      'partition',
      'temperatureRecorder',
      'haccp',
      'pharmaGdp',
      'deckBeamPairs',
      'meatRails',
      'flowerWidth',
      'washableFloor',
      'steeredAxle',
      'tyrePressureMonitor',
    ],
    plate: CLOSED_PLATE,
    quickFilters: [
      ['subType', 'multiTemp'],
      ['subType', 'doubleDeck'],
      ['atpClass', 'FRC'],
      ['tailLift', 'true'],
      ['liftAxle', 'true'],
    ],
    checks: ['rearDoors', 'doorSeals', 'floor', 'coolingRuns', 'setPoint', 'temperatureRecorder'],
    equipment: ['lockBars', 'deckBeams'],
  },
  box: {
    subTypes: ['dry', 'furniture', 'doubleDeck', 'city', 'parcel'],
    turnaroundHours: 2,
    minimumDays: 1,
    body: 'box',
    isCooled: false,
    facts: [
      'doors',
      'wall',
      'lashingRails',
      'deckBeamPairs',
      'lowFrame',
      'parcelCode',
      'steeredAxle',
      'tyrePressureMonitor',
    ],
    plate: CLOSED_PLATE,
    quickFilters: [
      ['minPallets', '66'],
      ['tailLift', 'true'],
      ['doors', 'roller'],
      ['liftAxle', 'true'],
    ],
    checks: ['rearDoors', 'doorSeals', 'walls', 'floor', 'lashingRails'],
    equipment: ['lashingStraps', 'lockBars', 'deckBeams'],
  },
  chassis: {
    subTypes: ['fixed40', 'light40HC', 'tank20_30', 'tip20'],
    turnaroundHours: 2,
    minimumDays: 1,
    body: 'frame',
    isCooled: false,
    facts: CHASSIS_FACTS,
    plate: CHASSIS_PLATE,
    quickFilters: [
      ['containerLength', '20'],
      ['containerLength', '40'],
      ['liftAxle', 'true'],
    ],
    checks: ['twistlocks', 'frame', 'extension'],
    equipment: [],
  },
  chassisAllround: {
    subTypes: ['extendRear', 'extendFrontRear', 'split2x20'],
    turnaroundHours: 2,
    minimumDays: 1,
    body: 'frame',
    isCooled: false,
    facts: [...CHASSIS_FACTS, 'frontSlide', 'gensetMount'],
    plate: CHASSIS_PLATE,
    quickFilters: [
      ['containerLength', '20'],
      ['containerLength', '45'],
      ['liftAxle', 'true'],
    ],
    checks: ['twistlocks', 'frame', 'extension', 'slideLocks'],
    equipment: ['slideHandle'],
  },
  tipper: {
    subTypes: ['steelHalfpipe', 'aluBox', 'thermoAsphalt', 'demolition'],
    turnaroundHours: 2,
    minimumDays: 1,
    body: 'tub',
    isCooled: false,
    facts: [
      'floorMm',
      'sideMm',
      'tailgate',
      'sheet',
      'thermoCertificate',
      'temperatureDisplay',
      'frontRam',
      'vibrator',
    ],
    plate: [...BULK_PLATE, 'floorMm', 'sideMm', 'tailgate'],
    quickFilters: [
      ['subType', 'aluBox'],
      ['subType', 'steelHalfpipe'],
      ['liftAxle', 'true'],
    ],
    checks: ['body', 'tailgate', 'hydraulics', 'sheet'],
    equipment: ['sheetCrank', 'ladder'],
  },
  tipperAgrar: {
    subTypes: ['grain50', 'grain60', 'woodchip', 'pushFloor'],
    turnaroundHours: 6,
    minimumDays: 1,
    body: 'tub',
    isCooled: false,
    facts: [
      'grainHatches',
      'rollSheet',
      'platform',
      'vibrator',
      'foodGradeFloor',
      'lastLoads',
      'cleaningRegime',
      'gmpPlus',
    ],
    plate: [...BULK_PLATE, 'grainHatches', 'cleaningRegime', 'telematics'],
    quickFilters: [
      ['minVolumeM3', '50'],
      ['liftAxle', 'true'],
    ],
    checks: ['body', 'tailgate', 'hydraulics', 'rollSheet', 'grainHatch', 'platform'],
    equipment: ['sheetCrank', 'ladder'],
  },
} as const satisfies Record<string, TypeRow>;
type Table = typeof TRAILER_TYPES;
export type TrailerType = keyof Table;

/** One entry of the configured `TRAILER_TYPES`. */
export type TrailerTypeConfig = { readonly type: string; readonly subTypes?: readonly string[] | undefined };

export const isTrailerType = (value: string): value is TrailerType => Object.hasOwn(TRAILER_TYPES, value);

/** Whether a type, and a sub-type if one is given, is offered. */
export const isOffered = (types: readonly TrailerTypeConfig[], type: string, subType?: string): boolean =>
  types.some((entry) => entry.type === type && (subType === undefined || entry.subTypes?.includes(subType) === true));

/** A configured type that the rules do not know is treated like any other box. */
const UNKNOWN: TypeRow = {
  subTypes: [],
  turnaroundHours: 2,
  minimumDays: 1,
  body: 'box',
  isCooled: false,
  facts: [],
  plate: CLOSED_PLATE,
  quickFilters: [],
  checks: [],
  equipment: [],
};
export const rulesOf = (type: string): TypeRow => (isTrailerType(type) ? TRAILER_TYPES[type] : UNKNOWN);

export const minimumDays = (type: string): number => rulesOf(type).minimumDays;

/** The facts of a type; whichever is unknown is left out. */
export type FactsOf<T extends TrailerType> = { readonly [F in Table[T]['facts'][number]]?: FactValue<F> };

/** A road train of 40 t with a tractor of 7.5 t leaves this for trailer and load. */
const TRAILER_AND_LOAD_KG = 32_500;
export const payloadKg = (tareKg: number): number => TRAILER_AND_LOAD_KG - tareKg;
