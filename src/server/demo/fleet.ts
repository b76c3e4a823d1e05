import type { FactsOf } from '#domain/trailer/fact.ts';
import type { TrailerType } from '#domain/trailer/trailer-type.ts';
import type { Livery } from '#web/art/livery.ts';
import type { PriceClass } from './prices.ts';
import type { Range } from './random.ts';

export type Make = 'Krone' | 'Schmitz Cargobull' | 'Kögel' | 'Schwarzmüller' | 'Wielton' | 'Fliegl';

/** One line of the fleet: as many trailers as depots are named, numbered from 101 in that order. */
export type FleetLine = {
  readonly code: string;
  readonly type: TrailerType;
  readonly subType: string;
  readonly priceClass: PriceClass;
  readonly depots: string;
  readonly models: readonly (readonly [Make, string])[];
  readonly liveries: readonly Livery[];
  readonly axles: number;
  /** How many of them, from the first on, can lift an axle. */
  readonly liftAxles: number;
  readonly tareKg: Range;
  readonly innerLengthMm?: Range;
  readonly innerWidthMm?: number;
  readonly innerHeightMm?: number;
  readonly pallets?: number;
  readonly palletsDouble?: number;
  readonly volumeM3?: Range;
  readonly tailLiftKg?: number;
  /** By the place in the line, from 0. */
  readonly facts: (place: number) => Readonly<Record<string, unknown>>;
};

type Shape = Omit<FleetLine, 'code' | 'type' | 'subType' | 'depots' | 'facts' | 'priceClass'> & {
  readonly priceClass?: PriceClass;
};

/** Checks the facts against those that the type has. */
function line<T extends TrailerType & PriceClass>(
  code: string,
  [type, subType]: readonly [T, string],
  depots: string,
  shape: Shape,
  facts: (place: number) => FactsOf<T>,
): FleetLine {
  return { code, type, subType, depots, priceClass: type, ...shape, facts };
}

const PLANE = { axles: 3, liftAxles: 0, innerLengthMm: [13_620, 13_620], innerWidthMm: 2480, pallets: 34 } as const;
const CURTAIN = { tarp: 'curtain', roof: 'sliding', sideLoading: true, topLoading: true, vdi2700: true } as const;
const COOL = { axles: 3, liftAxles: 0, innerWidthMm: 2460, pallets: 33 } as const;
const REEFER = {
  atpClass: 'FRC',
  coolingDrive: 'hybrid',
  minCelsius: -30,
  maxCelsius: 30,
  temperatureRecorder: true,
  haccp: true,
} as const;
const carrier = 'Carrier Vector 1550';
const thermoKing = 'Thermo King Advancer A-500';
const BOX = { axles: 3, liftAxles: 0, innerLengthMm: [13_550, 13_550], innerWidthMm: 2480, pallets: 33 } as const;

/** What was carried last decides how a grain tipper must be cleaned; botanical names need no translation. */
const LAST_LOADS = {
  lastLoads: ['Triticum aestivum', 'Hordeum vulgare', 'Brassica napus'],
  cleaningRegime: 'B',
} as const;

export const DEMO_FLEET: readonly FleetLine[] = [
  line(
    'PS',
    ['plane', 'standard'],
    'HAM FRA NUE HAM BER BRE POZ BUH',
    {
      ...PLANE,
      models: [
        ['Krone', 'Profi Liner'],
        ['Schmitz Cargobull', 'S.CS Universal'],
        ['Kögel', 'Cargo'],
      ],
      liveries: ['night', 'petrol', 'slate'],
      liftAxles: 4,
      tareKg: [6150, 6600],
      innerHeightMm: 2680,
      volumeM3: [91, 91],
    },
    (place) => ({ ...CURTAIN, xlCertificate: true, tyrePressureMonitor: place < 4 }),
  ),
  line(
    'PX',
    ['plane', 'beverageXL'],
    'BRE MUC PAR',
    {
      ...PLANE,
      models: [
        ['Krone', 'Profi Liner Getränke'],
        ['Schmitz Cargobull', 'S.CS Beverage'],
      ],
      liveries: ['fir'],
      tareKg: [6450, 6800],
      innerHeightMm: 2700,
      volumeM3: [91, 91],
    },
    () => ({ ...CURTAIN, xlCertificate: true, beverageCertificate: true, palletStop: true, postPairs: 4 }),
  ),
  line(
    'PM',
    ['plane', 'mega'],
    'MUC HAM VIE VIE BCN',
    {
      ...PLANE,
      priceClass: 'planeMega',
      models: [
        ['Krone', 'Mega Liner'],
        ['Schmitz Cargobull', 'S.CS Mega'],
      ],
      liveries: ['ink', 'oxide'],
      liftAxles: 2,
      tareKg: [6300, 6700],
      innerHeightMm: 3000,
      volumeM3: [100, 100],
    },
    (place) => ({
      ...CURTAIN,
      roof: place < 3 ? 'lift' : 'sliding',
      xlCertificate: true,
      daimler95: true,
      fifthWheelMm: place % 2 === 0 ? 950 : 1000,
    }),
  ),
  line(
    'PC',
    ['plane', 'coil'],
    'DUI DUI VRN',
    {
      ...PLANE,
      models: [
        ['Krone', 'Coil Liner'],
        ['Schwarzmüller', 'Coil'],
      ],
      liveries: ['slate', 'oxide'],
      tareKg: [6500, 6900],
      innerHeightMm: 2650,
      volumeM3: [89, 89],
    },
    (place) => ({ ...CURTAIN, xlCertificate: true, coilWellMm: 7200 + place * 900 }),
  ),
  line(
    'PY',
    ['plane', 'city'],
    'BER',
    {
      axles: 2,
      liftAxles: 0,
      models: [['Krone', 'City Liner']],
      liveries: ['petrol'],
      tareKg: [6900, 6900],
      innerLengthMm: [10_500, 10_500],
      innerWidthMm: 2480,
      innerHeightMm: 2600,
      pallets: 26,
      volumeM3: [68, 68],
      tailLiftKg: 2000,
    },
    () => ({ ...CURTAIN, steeredAxle: true }),
  ),
  line(
    'KM',
    ['cool', 'mono'],
    'HAM HAM HAM NUE FRA LYS',
    {
      ...COOL,
      models: [
        ['Krone', 'Cool Liner'],
        ['Schmitz Cargobull', 'S.KO Cool'],
      ],
      liveries: ['chalk', 'petrol'],
      liftAxles: 2,
      tareKg: [8300, 8900],
      innerLengthMm: [13_410, 13_410],
      innerHeightMm: 2650,
      volumeM3: [87, 87],
    },
    (place) => ({
      ...REEFER,
      coolingUnit: place % 2 === 0 ? carrier : thermoKing,
      temperatureZones: 1,
      pharmaGdp: place < 2,
    }),
  ),
  line(
    'KT',
    ['cool', 'multiTemp'],
    'MUC BCN',
    {
      ...COOL,
      priceClass: 'coolSpecial',
      models: [['Schmitz Cargobull', 'S.KO Cool Multitemp']],
      liveries: ['chalk'],
      tareKg: [8900, 9300],
      innerLengthMm: [13_310, 13_310],
      innerHeightMm: 2600,
      volumeM3: [85, 85],
    },
    () => ({ ...REEFER, coolingUnit: thermoKing, temperatureZones: 2, partition: true }),
  ),
  line(
    'KD',
    ['cool', 'doubleDeck'],
    'LEJ VLO',
    {
      ...COOL,
      models: [['Krone', 'Cool Liner Duoplex']],
      liveries: ['fir'],
      tareKg: [8900, 9200],
      innerLengthMm: [13_410, 13_410],
      innerWidthMm: 2490,
      innerHeightMm: 2650,
      palletsDouble: 66,
      volumeM3: [88, 88],
    },
    () => ({ ...REEFER, coolingUnit: carrier, temperatureZones: 1, deckBeamPairs: 11, flowerWidth: true }),
  ),
  line(
    'KR',
    ['cool', 'meatRail'],
    'VIE',
    {
      ...COOL,
      priceClass: 'coolSpecial',
      models: [['Schmitz Cargobull', 'S.KO Cool Meat']],
      liveries: ['oxide'],
      tareKg: [9400, 9400],
      innerLengthMm: [13_310, 13_310],
      innerHeightMm: 2550,
      volumeM3: [83, 83],
    },
    () => ({ ...REEFER, coolingUnit: carrier, temperatureZones: 1, meatRails: 5, washableFloor: true }),
  ),
  line(
    'KC',
    ['cool', 'city'],
    'BER',
    {
      ...COOL,
      axles: 2,
      models: [['Krone', 'Cool Liner City']],
      liveries: ['chalk'],
      tareKg: [9100, 9100],
      innerLengthMm: [10_500, 10_500],
      innerHeightMm: 2550,
      pallets: 26,
      volumeM3: [66, 66],
      tailLiftKg: 2500,
    },
    () => ({ ...REEFER, coolingUnit: thermoKing, temperatureZones: 1, steeredAxle: true }),
  ),
  line(
    'BD',
    ['box', 'dry'],
    'DUI FRA PAR',
    {
      ...BOX,
      models: [
        ['Krone', 'Dry Liner'],
        ['Schmitz Cargobull', 'S.BO Box'],
      ],
      liveries: ['night', 'chalk'],
      liftAxles: 1,
      tareKg: [6800, 7300],
      innerHeightMm: 2700,
      volumeM3: [91, 91],
    },
    () => ({ doors: 'swing', wall: 'steel', lashingRails: 2 }),
  ),
  line(
    'BL',
    ['box', 'doubleDeck'],
    'MUC VLO',
    {
      ...BOX,
      models: [['Krone', 'Dry Liner Double Deck']],
      liveries: ['ink'],
      tareKg: [7600, 8000],
      innerWidthMm: 2490,
      innerHeightMm: 2750,
      palletsDouble: 66,
      volumeM3: [93, 93],
    },
    () => ({ doors: 'swing', wall: 'grp', lashingRails: 2, deckBeamPairs: 11, parcelCode: true }),
  ),
  line(
    'BF',
    ['box', 'furniture'],
    'VRN',
    {
      ...BOX,
      axles: 2,
      models: [['Schmitz Cargobull', 'S.BO Move']],
      liveries: ['fir'],
      tareKg: [7200, 7200],
      innerHeightMm: 3000,
      volumeM3: [100, 100],
    },
    () => ({ doors: 'swing', wall: 'ply', lashingRails: 3, lowFrame: true }),
  ),
  line(
    'BC',
    ['box', 'city'],
    'FRA BER',
    {
      ...BOX,
      axles: 2,
      models: [['Krone', 'Dry Liner City']],
      liveries: ['petrol', 'chalk'],
      tareKg: [7400, 7900],
      innerLengthMm: [10_200, 10_200],
      innerHeightMm: 2500,
      pallets: 25,
      volumeM3: [63, 63],
      tailLiftKg: 2000,
    },
    (place) => ({ doors: place === 0 ? 'roller' : 'swing', wall: 'grp', lashingRails: 2, steeredAxle: true }),
  ),
  line(
    'CF',
    ['chassis', 'fixed40'],
    'RTM ANR',
    { axles: 3, liftAxles: 0, models: [['Kögel', 'Port 40']], liveries: ['ink'], tareKg: [4600, 4900] },
    () => ({ containerLengths: [20, 40], twin20: true, twistlocks: 8 }),
  ),
  line(
    'CL',
    ['chassis', 'light40HC'],
    'RTM BRE',
    { axles: 3, liftAxles: 2, models: [['Krone', 'Box Liner Light']], liveries: ['ink'], tareKg: [3700, 4100] },
    () => ({ containerLengths: [40], highCube: true, gooseneck: true, twistlocks: 4 }),
  ),
  line(
    'CT',
    ['chassis', 'tank20_30'],
    'RTM DUI',
    { axles: 3, liftAxles: 2, models: [['Kögel', 'Port 30']], liveries: ['ink'], tareKg: [3600, 4000] },
    () => ({ containerLengths: [20, 30], twistlocks: 8, adr: ['FL', 'AT'] }),
  ),
  line(
    'AR',
    ['chassisAllround', 'extendRear'],
    'HAM RTM BRE',
    { axles: 3, liftAxles: 1, models: [['Krone', 'Box Liner eLTU']], liveries: ['ink'], tareKg: [5250, 5600] },
    () => ({ containerLengths: [20, 30, 40], highCube: true, gooseneck: true, twin20: true, twistlocks: 12 }),
  ),
  line(
    'AF',
    ['chassisAllround', 'extendFrontRear'],
    'RTM ANR VLO',
    { axles: 3, liftAxles: 2, models: [['Kögel', 'Port 45 Triplex']], liveries: ['ink'], tareKg: [5500, 5950] },
    (place) => ({
      containerLengths: [20, 30, 40, 45],
      highCube: true,
      gooseneck: true,
      twin20: true,
      twistlocks: 16,
      frontSlide: true,
      gensetMount: place === 0,
    }),
  ),
  line(
    'TS',
    ['tipper', 'steelHalfpipe'],
    'DUI LEJ POZ',
    {
      axles: 3,
      liftAxles: 3,
      models: [
        ['Schmitz Cargobull', 'S.KI Halfpipe'],
        ['Fliegl', 'Stone Master'],
      ],
      liveries: ['slate', 'oxide'],
      tareKg: [5600, 6300],
      innerLengthMm: [7400, 8200],
      volumeM3: [24, 27],
    },
    () => ({ floorMm: 5, sideMm: 4, tailgate: 'flap', sheet: true }),
  ),
  line(
    'TA',
    ['tipper', 'aluBox'],
    'DUI POZ',
    {
      axles: 3,
      liftAxles: 2,
      models: [['Wielton', 'NW Alu']],
      liveries: ['slate'],
      tareKg: [4100, 4800],
      innerLengthMm: [8600, 9200],
      volumeM3: [28, 32],
    },
    () => ({ floorMm: 7, sideMm: 5, tailgate: 'combi', sheet: true }),
  ),
  line(
    'TT',
    ['tipper', 'thermoAsphalt'],
    'LEJ',
    {
      axles: 3,
      liftAxles: 0,
      models: [['Schmitz Cargobull', 'S.KI Thermo']],
      liveries: ['oxide'],
      tareKg: [6400, 6400],
      innerLengthMm: [7600, 7600],
      volumeM3: [25, 25],
    },
    () => ({
      floorMm: 5,
      sideMm: 4,
      tailgate: 'flap',
      sheet: true,
      thermoCertificate: true,
      temperatureDisplay: true,
    }),
  ),
  line(
    'GA',
    ['tipperAgrar', 'grain50'],
    'LEJ NUE',
    {
      axles: 3,
      liftAxles: 1,
      models: [['Fliegl', 'Green Master']],
      liveries: ['fir'],
      tareKg: [5500, 5900],
      innerLengthMm: [9600, 10_000],
      volumeM3: [48, 52],
    },
    () => ({ grainHatches: 1, rollSheet: true, platform: true, foodGradeFloor: true, ...LAST_LOADS, gmpPlus: true }),
  ),
  line(
    'GB',
    ['tipperAgrar', 'grain60'],
    'NUE BUH',
    {
      axles: 3,
      liftAxles: 0,
      models: [['Wielton', 'Bulk Master']],
      liveries: ['petrol'],
      tareKg: [6100, 6600],
      innerLengthMm: [10_500, 10_900],
      volumeM3: [56, 62],
    },
    () => ({ grainHatches: 2, rollSheet: true, platform: true, vibrator: true, ...LAST_LOADS, gmpPlus: true }),
  ),
];
