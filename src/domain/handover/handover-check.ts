import { checklistFor, handoverSteps, requiredPhotos, type HandoverKind, type HandoverStep } from './handover-plan.ts';
import { judgeTread, tyrePositions } from './tread-depth.ts';

export type Signing = { readonly name: string } | { readonly refusedBecause: string };

/** What has been collected so far, as far as the rules look at it. */
export type HandoverSoFar = {
  readonly kind: HandoverKind;
  readonly type: string;
  readonly axles: number;
  /** With a key box the customer signs alone. */
  readonly keyBox: boolean;
  readonly driverName: string | null;
  readonly mileageKm: number | null;
  readonly cooling: { readonly engineHours: number; readonly fuelPercent: number } | null;
  /** Tread depth in mm by tyre position. */
  readonly treadMm: Readonly<Record<string, number>>;
  /** Each check of the list: whether it is in order. */
  readonly checks: Readonly<Record<string, boolean>>;
  /** Whether someone has looked for damage, with or without finding any. */
  readonly damagesConfirmed: boolean;
  readonly photos: readonly string[];
  readonly equipmentConfirmed: boolean;
  readonly isClean: boolean | null;
  readonly customer: Signing | null;
  readonly depot: Signing | null;
};

export type HandoverObstacle = { readonly step: HandoverStep; readonly missing: readonly string[] };

const isSigned = (signing: Signing | null): boolean =>
  signing !== null && ('name' in signing ? signing.name : signing.refusedBecause).trim() !== '';

const unless = (isDone: boolean, what: string): readonly string[] => (isDone ? [] : [what]);

/** Worn tyres stop a pick-up; on return they are written down, the trailer is back anyway. */
function tyreObstacles({ kind, axles, treadMm }: HandoverSoFar): readonly string[] {
  return tyrePositions(axles).filter((position) => {
    const depth = treadMm[position];
    return depth === undefined || (kind === 'pickUp' && judgeTread(depth) === 'block');
  });
}

const MISSING: Record<HandoverStep, (handover: HandoverSoFar) => readonly string[]> = {
  driver: ({ driverName }) => unless(driverName !== null && driverName.trim() !== '', 'driverName'),
  mileage: ({ mileageKm }) => unless(mileageKm !== null, 'mileageKm'),
  cooling: ({ cooling }) => unless(cooling !== null, 'cooling'),
  tyres: tyreObstacles,
  checklist: ({ type, checks }) => checklistFor(type).filter((check) => checks[check] === undefined),
  damages: ({ damagesConfirmed }) => unless(damagesConfirmed, 'damages'),
  photos: ({ type, photos }) => requiredPhotos(type).filter((position) => !photos.includes(position)),
  equipment: ({ equipmentConfirmed }) => unless(equipmentConfirmed, 'equipment'),
  cleanliness: ({ isClean }) => unless(isClean !== null, 'cleanliness'),
  signatures: ({ customer, depot, keyBox }) => [
    ...unless(isSigned(customer), 'customer'),
    ...unless(keyBox || isSigned(depot), 'depot'),
  ],
};

/** What still keeps a protocol from being signed and closed, step by step in their order. */
export const findObstacles = (handover: HandoverSoFar): readonly HandoverObstacle[] =>
  handoverSteps(handover.type)
    .map((step) => ({ step, missing: MISSING[step](handover) }))
    .filter(({ missing }) => missing.length > 0);

/** The step to go on with after a break; the last one when all is done. */
export const resumeStep = (handover: HandoverSoFar): HandoverStep => findObstacles(handover)[0]?.step ?? 'signatures';
