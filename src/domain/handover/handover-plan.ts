import { isTrailerType, type TrailerType } from '#domain/trailer/trailer-type.ts';
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

export type Equipment = (typeof EVERY_EQUIPMENT)[number] | (typeof TYPE_EQUIPMENT)[TrailerType][number];

/** What is counted when a trailer leaves, and again when it comes back. */
export const equipmentFor = (type: string): readonly Equipment[] => [
  ...EVERY_EQUIPMENT,
  ...(isTrailerType(type) ? TYPE_EQUIPMENT[type] : []),
];

export const PHOTO_POSITIONS = ['front', 'left', 'right', 'rear', 'inside', 'coolingDisplay'] as const;
export type PhotoPosition = (typeof PHOTO_POSITIONS)[number];

const hasInside = (type: string): boolean => type !== 'chassis' && type !== 'chassisAllround';

/** The sides of the body sketch that a type has. */
export const damageViews = (type: string): readonly DamageView[] =>
  DAMAGE_VIEWS.filter((view) => view !== 'inside' || hasInside(type));

/** Photos without which a protocol cannot be signed. */
export const requiredPhotos = (type: string): readonly PhotoPosition[] =>
  PHOTO_POSITIONS.filter((position) => {
    if (position === 'inside') return hasInside(type);
    return position !== 'coolingDisplay' || isReefer(type);
  });
