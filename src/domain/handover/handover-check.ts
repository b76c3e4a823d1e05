import {
  checklistFor,
  equipmentFor,
  handoverSteps,
  requiredPhotos,
  type HandoverKind,
  type HandoverStep,
} from './handover-plan.ts';
import { damageOfPhoto, damagePhoto } from './photo-position.ts';
import { findStop } from './pick-up-stop.ts';
import { tyrePositions } from './tread-depth.ts';

export type Signing = { readonly name: string } | { readonly refusedBecause: string };

/** What has been collected so far, as far as the rules look at it. */
export type HandoverSoFar = {
  readonly kind: HandoverKind;
  readonly type: string;
  readonly axles: number;
  /** Keys of the booked services. */
  readonly services: readonly string[];
  readonly driverName: string | null;
  readonly mileageKm: number | null;
  readonly cooling: { readonly engineHours: number; readonly fuelPercent: number } | null;
  /** Tread depth in mm by tyre position. */
  readonly treadMm: Readonly<Record<string, number>>;
  /** Each check of the list: whether it is in order. */
  readonly checks: Readonly<Record<string, boolean>>;
  /** Checks that are not in order, and that somebody has let pass. */
  readonly released: readonly string[];
  /** The ids of the damages found; null until somebody has looked for any. */
  readonly damages: readonly string[] | null;
  readonly photos: readonly string[];
  /** How many there are of each thing. */
  readonly equipment: Readonly<Record<string, number>>;
  readonly isClean: boolean | null;
  readonly customer: Signing | null;
  readonly depot: Signing | null;
};

export type HandoverObstacle = { readonly step: HandoverStep; readonly missing: readonly string[] };

const isAnswered = (signing: Signing | null): boolean =>
  signing !== null && ('name' in signing ? signing.name : signing.refusedBecause).trim() !== '';

const hasSigned = (signing: Signing | null): boolean => signing !== null && 'name' in signing && isAnswered(signing);

const unless = (isDone: boolean, what: string): readonly string[] => (isDone ? [] : [what]);

/** Worn tyres stop a pick-up; on return they are written down, the trailer is back anyway. */
function tyreObstacles(handover: HandoverSoFar): readonly string[] {
  const { tyres } = findStop(handover);
  return tyrePositions(handover.axles).filter(
    (position) => handover.treadMm[position] === undefined || tyres.includes(position),
  );
}

/** Checks without which the trailer is not safe on the road stop a pick-up, too. */
function checklistObstacles(handover: HandoverSoFar): readonly string[] {
  const stopped: readonly string[] = findStop(handover).checks;
  return checklistFor(handover.type).filter((check) => handover.checks[check] === undefined || stopped.includes(check));
}

/** A damage that nobody can see is hard to argue about later: each needs a photo. */
function damageObstacles({ damages, photos }: HandoverSoFar): readonly string[] {
  if (damages === null) return ['damages'];
  const shown = new Set(photos.map(damageOfPhoto));
  return damages.filter((id) => !shown.has(id)).map((id) => damagePhoto(id, 1));
}

/**
 * One side may refuse, with a reason; a protocol that nobody signs proves nothing. What becomes of one that the depot has
 * not signed, `outcomeOf` says.
 */
function signatureObstacles({ customer, depot }: HandoverSoFar): readonly string[] {
  if (!isAnswered(customer)) return ['customer'];
  return hasSigned(customer) || hasSigned(depot) ? [] : ['signature'];
}

const MISSING: Record<HandoverStep, (handover: HandoverSoFar) => readonly string[]> = {
  driver: ({ driverName }) => unless(driverName !== null && driverName.trim() !== '', 'driverName'),
  mileage: ({ mileageKm }) => unless(mileageKm !== null, 'mileageKm'),
  cooling: ({ cooling }) => unless(cooling !== null, 'cooling'),
  tyres: tyreObstacles,
  checklist: checklistObstacles,
  damages: damageObstacles,
  photos: ({ type, photos }) => requiredPhotos(type).filter((position) => !photos.includes(position)),
  equipment: ({ type, services, equipment }) =>
    equipmentFor(type, services).filter((item) => equipment[item] === undefined),
  cleanliness: ({ isClean }) => unless(isClean !== null, 'cleanliness'),
  signatures: signatureObstacles,
};

/** What still keeps a protocol from being signed and closed, step by step in their order. */
export const findObstacles = (handover: HandoverSoFar): readonly HandoverObstacle[] =>
  handoverSteps(handover.type)
    .map((step) => ({ step, missing: MISSING[step](handover) }))
    .filter(({ missing }) => missing.length > 0);

/** The step to go on with after a break; the last one when all is done. */
export const resumeStep = (handover: HandoverSoFar): HandoverStep => findObstacles(handover)[0]?.step ?? 'signatures';
