import { checklistFor, type Check, type HandoverKind } from './handover-plan.ts';
import { judgeTread, tyrePositions } from './tread-depth.ts';

/** Not in order at a pick-up, these keep a trailer in the yard: with them it is not safe on the road. */
export const STOPPING_CHECKS = ['lights', 'brakes', 'kingpin'] as const satisfies readonly Check[];
export type StoppingCheck = (typeof STOPPING_CHECKS)[number];

export const isStoppingCheck = (check: string): check is StoppingCheck =>
  STOPPING_CHECKS.some((stopping) => stopping === check);

/** Somebody of the operator lets a trailer go although checks are not in order, and says why. */
export type PickUpRelease = {
  readonly checks: readonly string[];
  readonly reason: string;
  readonly by: string;
  readonly at: string;
};

type Findings = {
  readonly kind: HandoverKind;
  readonly type: string;
  readonly axles: number;
  /** Tread depth in mm by tyre position. */
  readonly treadMm: Readonly<Record<string, number>>;
  readonly checks: Readonly<Record<string, boolean>>;
  /** The checks that somebody has let pass. */
  readonly released: readonly string[];
};

export type PickUpStop = { readonly tyres: readonly string[]; readonly checks: readonly StoppingCheck[] };

/**
 * What keeps the trailer of a pick-up in the yard: worn tyres, which are changed or measured again, and failed checks
 * that nobody has let pass. On return the same is only written down, for the trailer is back anyway.
 */
export function findStop({ kind, type, axles, treadMm, checks, released }: Findings): PickUpStop {
  if (kind === 'return') return { tyres: [], checks: [] };
  return {
    tyres: tyrePositions(axles).filter((position) => {
      const depth = treadMm[position];
      return depth !== undefined && judgeTread(depth) === 'block';
    }),
    checks: checklistFor(type)
      .filter(isStoppingCheck)
      .filter((check) => checks[check] === false && !released.includes(check)),
  };
}

export const isStopped = ({ tyres, checks }: PickUpStop): boolean => tyres.length + checks.length > 0;
