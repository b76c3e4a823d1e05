import { line } from './fleet-line.ts';
import type { FleetLine } from './fleet-line.ts';

const PLANE = { axles: 3, liftAxles: 0, innerLengthMm: [13_620, 13_620], innerWidthMm: 2480, pallets: 34 } as const;
const CURTAIN = { tarp: 'curtain', roof: 'sliding', sideLoading: true, topLoading: true, vdi2700: true } as const;

export const PLANES: readonly FleetLine[] = [
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
];
