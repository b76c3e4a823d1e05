import { keysOf } from '#domain/table.ts';
import { isTrailerType, type TrailerType } from '#domain/trailer/trailer-type.ts';
import { bodyShape } from './body-shape.ts';
import { DAMAGE_VIEWS, type DamageView } from './damage.ts';

export const HANDOVER_KINDS = ['pickUp', 'return'] as const;
export type HandoverKind = (typeof HANDOVER_KINDS)[number];

export const HANDOVER_STEPS = [
  'driver',
  'mileage',
  'cooling',
  'tyres',
  'checklist',
  'damages',
  'photos',
  'equipment',
  'cleanliness',
  'signatures',
] as const;
export type HandoverStep = (typeof HANDOVER_STEPS)[number];

const isReefer = (type: string): boolean => type === 'cool';

/** The steps of a handover in their order; only reefers have engine hours and fuel. */
export const handoverSteps = (type: string): readonly HandoverStep[] =>
  HANDOVER_STEPS.filter((step) => step !== 'cooling' || isReefer(type));

const EVERY_TRAILER = [
  'papers',
  'plate',
  'lights',
  'brakes',
  'airLines',
  'kingpin',
  'landingLegs',
  'mudguards',
  'underrun',
  'wheelChocks',
] as const;

/** What has to be looked at besides; checks of a type come after those of every trailer. */
const TYPE_CHECKS = {
  plane: ['tarp', 'roof', 'posts', 'sideBoards', 'rearDoors', 'customsCable'],
  box: ['rearDoors', 'doorSeals', 'walls', 'floor', 'lashingRails'],
  cool: ['rearDoors', 'doorSeals', 'floor', 'coolingRuns', 'setPoint', 'temperatureRecorder'],
  chassis: ['twistlocks', 'frame', 'extension'],
  chassisAllround: ['twistlocks', 'frame', 'extension', 'slideLocks'],
  tipper: ['body', 'tailgate', 'hydraulics', 'sheet'],
  tipperAgrar: ['body', 'tailgate', 'hydraulics', 'rollSheet', 'grainHatch', 'platform'],
} as const satisfies Record<TrailerType, readonly string[]>;

export type Check = (typeof EVERY_TRAILER)[number] | (typeof TYPE_CHECKS)[TrailerType][number];

export const CHECKS: readonly Check[] = [...new Set<Check>([...EVERY_TRAILER, ...Object.values(TYPE_CHECKS).flat()])];

export const checklistFor = (type: string): readonly Check[] => [
  ...EVERY_TRAILER,
  ...(isTrailerType(type) ? TYPE_CHECKS[type] : []),
];

const EVERY_EQUIPMENT = ['spareWheel', 'wheelChocks', 'warningPlates'] as const;

const TYPE_EQUIPMENT = {
  plane: ['lashingStraps', 'edgeProtectors', 'sideBoards'],
  box: ['lashingStraps', 'lockBars', 'deckBeams'],
  cool: ['lockBars', 'deckBeams'],
  chassis: [],
  chassisAllround: ['slideHandle'],
  tipper: ['sheetCrank', 'ladder'],
  tipperAgrar: ['sheetCrank', 'ladder'],
} as const satisfies Record<TrailerType, readonly string[]>;

/** What comes along with a service that was booked, and how many of each; null where either is possible. */
const SERVICE_EQUIPMENT = {
  lashingKit: { lashingStraps: 20, edgeProtectors: 10, lockBars: 2 },
  barsBeams: { lockBars: null, deckBeams: null },
  adrKit: { adrKit: 1 },
  twistlockKit: { twistlockKit: 1 },
  snowChains: { snowChains: 2 },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number | null>>>>;

type KeysOf<T> = T extends unknown ? keyof T : never;
export type Equipment =
  | (typeof EVERY_EQUIPMENT)[number]
  | (typeof TYPE_EQUIPMENT)[TrailerType][number]
  | KeysOf<(typeof SERVICE_EQUIPMENT)[keyof typeof SERVICE_EQUIPMENT]>;

export const EQUIPMENT: readonly Equipment[] = [
  ...new Set<Equipment>([
    ...EVERY_EQUIPMENT,
    ...Object.values(TYPE_EQUIPMENT).flat(),
    ...Object.values(SERVICE_EQUIPMENT).flatMap((pieces): readonly Equipment[] => keysOf(pieces)),
  ]),
];

/** How many pieces were ordered with the booked services. Several services add up. */
export function orderedEquipment(services: readonly string[]): Readonly<Partial<Record<Equipment, number | null>>> {
  const ordered: Partial<Record<Equipment, number | null>> = {};
  for (const service of keysOf(SERVICE_EQUIPMENT).filter((key) => services.includes(key))) {
    const pieces: Partial<Record<Equipment, number | null>> = SERVICE_EQUIPMENT[service];
    for (const piece of keysOf(pieces)) {
      const [before = 0, more = 0] = [ordered[piece], pieces[piece]];
      ordered[piece] = before === null || more === null ? null : before + more;
    }
  }
  return ordered;
}

/** What is counted when a trailer leaves, and again when it comes back: what belongs to it, and what was ordered. */
export const equipmentFor = (type: string, services: readonly string[]): readonly Equipment[] => [
  ...new Set([
    ...EVERY_EQUIPMENT,
    ...(isTrailerType(type) ? TYPE_EQUIPMENT[type] : []),
    ...keysOf(orderedEquipment(services)),
  ]),
];

/** In the order of one walk around the trailer: past its front and left side to the rear, a look inside, and back. */
export const PHOTO_POSITIONS = ['front', 'coolingDisplay', 'left', 'rear', 'inside', 'right'] as const;
export type PhotoPosition = (typeof PHOTO_POSITIONS)[number];

export const hasInside = (type: string): boolean => bodyShape(type) !== 'frame';

/** The sides of the body sketch that a type has; a bare frame has no roof either. */
export const damageViews = (type: string): readonly DamageView[] =>
  DAMAGE_VIEWS.filter((view) => hasInside(type) || (view !== 'inside' && view !== 'top'));

/** Photos without which a protocol cannot be signed. */
export const requiredPhotos = (type: string): readonly PhotoPosition[] =>
  PHOTO_POSITIONS.filter((position) => {
    if (position === 'inside') return hasInside(type);
    return position !== 'coolingDisplay' || isReefer(type);
  });
