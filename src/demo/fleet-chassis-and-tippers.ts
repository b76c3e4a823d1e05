import { line } from './fleet-line.ts';
import type { FleetLine } from './fleet-line.ts';

/** What was carried last decides how a grain tipper must be cleaned; botanical names need no translation. */
const LAST_LOADS = {
  lastLoads: ['Triticum aestivum', 'Hordeum vulgare', 'Brassica napus'],
  cleaningRegime: 'B',
} as const;

export const CHASSIS_AND_TIPPERS: readonly FleetLine[] = [
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
