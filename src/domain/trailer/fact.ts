/** What kind of value a fact has: a yes or no, a number with its unit, words, one of some options, or several. */
type FactKind =
  | { readonly kind: 'flag' }
  | { readonly kind: 'number'; readonly unit?: 'mm' | '°C' }
  | { readonly kind: 'text' }
  | { readonly kind: 'texts' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'choices'; readonly options: readonly (string | number)[] };

const FLAG = { kind: 'flag' } as const;
const NUMBER = { kind: 'number' } as const;
const MILLIMETRES = { kind: 'number', unit: 'mm' } as const;
const CELSIUS = { kind: 'number', unit: '°C' } as const;

/** Every fact that only some types have. Facts of all trailers are columns of their own. */
export const FACTS = {
  steeredAxle: FLAG,
  tyrePressureMonitor: FLAG,
  doors: { kind: 'choice', options: ['swing', 'roller'] },
  wall: { kind: 'choice', options: ['ply', 'grp', 'steel'] },
  lashingRails: NUMBER,
  deckBeamPairs: NUMBER,
  lowFrame: FLAG,
  parcelCode: FLAG,
  tarp: { kind: 'choice', options: ['curtain', 'full'] },
  roof: { kind: 'choice', options: ['sliding', 'lift', 'fixed'] },
  sideLoading: FLAG,
  topLoading: FLAG,
  xlCertificate: FLAG,
  beverageCertificate: FLAG,
  daimler95: FLAG,
  vdi2700: FLAG,
  coilWellMm: MILLIMETRES,
  fifthWheelMm: MILLIMETRES,
  postPairs: NUMBER,
  palletBox: FLAG,
  palletStop: FLAG,
  atpClass: { kind: 'choice', options: ['FNA', 'FRC', 'FRB'] },
  coolingUnit: { kind: 'text' },
  coolingDrive: { kind: 'choice', options: ['diesel', 'electric', 'hybrid'] },
  minCelsius: CELSIUS,
  maxCelsius: CELSIUS,
  temperatureZones: NUMBER,
  partition: FLAG,
  temperatureRecorder: FLAG,
  haccp: FLAG,
  pharmaGdp: FLAG,
  meatRails: NUMBER,
  flowerWidth: FLAG,
  washableFloor: FLAG,
  containerLengths: { kind: 'choices', options: [20, 30, 40, 45] },
  twin20: FLAG,
  highCube: FLAG,
  gooseneck: FLAG,
  twistlocks: NUMBER,
  adr: { kind: 'choices', options: ['FL', 'AT', 'EX2', 'EX3'] },
  tipping: FLAG,
  frontSlide: FLAG,
  gensetMount: FLAG,
  floorMm: MILLIMETRES,
  sideMm: MILLIMETRES,
  tailgate: { kind: 'choice', options: ['flap', 'door', 'combi'] },
  sheet: FLAG,
  thermoCertificate: FLAG,
  temperatureDisplay: FLAG,
  frontRam: FLAG,
  vibrator: FLAG,
  grainHatches: NUMBER,
  rollSheet: FLAG,
  platform: FLAG,
  foodGradeFloor: FLAG,
  lastLoads: { kind: 'texts' },
  cleaningRegime: { kind: 'choice', options: ['A', 'B', 'C', 'D'] },
  gmpPlus: FLAG,
} as const satisfies Record<string, FactKind>;
export type Fact = keyof typeof FACTS;

type FactTable = typeof FACTS;
export type FactValue<F extends Fact> = FactTable[F] extends { options: readonly (infer Option)[] }
  ? FactTable[F]['kind'] extends 'choices'
    ? readonly Option[]
    : Option
  : {
      flag: boolean;
      number: number;
      text: string;
      texts: readonly string[];
      choice: never;
      choices: never;
    }[FactTable[F]['kind']];
