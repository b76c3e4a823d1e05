import { keysOf } from '#domain/table.ts';
import { isTrailerType, rulesOf, TRAILER_TYPES, type TrailerType } from '#domain/trailer/trailer-type.ts';
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

/** The steps of a handover in their order; only reefers have engine hours and fuel. */
export const handoverSteps = (type: string): readonly HandoverStep[] =>
  HANDOVER_STEPS.filter((step) => step !== 'cooling' || rulesOf(type).isCooled);

/** What is looked at on every trailer; checks of a type come after. */
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

export type Check = (typeof EVERY_TRAILER)[number] | (typeof TRAILER_TYPES)[TrailerType]['checks'][number];

export const CHECKS: readonly Check[] = [
  ...new Set<Check>([
    ...EVERY_TRAILER,
    ...Object.values(TRAILER_TYPES).flatMap(({ checks }): readonly Check[] => checks),
  ]),
];

export const checklistFor = (type: string): readonly Check[] => [
  ...EVERY_TRAILER,
  ...(isTrailerType(type) ? TRAILER_TYPES[type].checks : []),
];

const EVERY_EQUIPMENT = ['spareWheel', 'wheelChocks', 'warningPlates'] as const;

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
  | (typeof TRAILER_TYPES)[TrailerType]['equipment'][number]
  | KeysOf<(typeof SERVICE_EQUIPMENT)[keyof typeof SERVICE_EQUIPMENT]>;

export const EQUIPMENT: readonly Equipment[] = [
  ...new Set<Equipment>([
    ...EVERY_EQUIPMENT,
    ...Object.values(TRAILER_TYPES).flatMap(({ equipment }): readonly Equipment[] => equipment),
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
    ...(isTrailerType(type) ? TRAILER_TYPES[type].equipment : []),
    ...keysOf(orderedEquipment(services)),
  ]),
];

/** In the order of one walk around the trailer: past its front and left side to the rear, a look inside, and back. */
export const PHOTO_POSITIONS = ['front', 'coolingDisplay', 'left', 'rear', 'inside', 'right'] as const;
export type PhotoPosition = (typeof PHOTO_POSITIONS)[number];

export const hasInside = (type: string): boolean => rulesOf(type).body !== 'frame';

/** The sides of the body sketch that a type has; a bare frame has no roof either. */
export const damageViews = (type: string): readonly DamageView[] =>
  DAMAGE_VIEWS.filter((view) => hasInside(type) || (view !== 'inside' && view !== 'top'));

/** Photos without which a protocol cannot be signed. */
export const requiredPhotos = (type: string): readonly PhotoPosition[] =>
  PHOTO_POSITIONS.filter((position) => {
    if (position === 'inside') return hasInside(type);
    return position !== 'coolingDisplay' || rulesOf(type).isCooled;
  });
