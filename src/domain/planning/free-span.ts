import { PLANNING_LIMITS } from './planning-limit.ts';
import { findOverlaps, overlaps } from './stretch.ts';

/** What has a trailer for a time, its turnaround included. Times are numbers of one unit. */
export type Taken = {
  readonly id: string;
  readonly trailerId: string;
  readonly from: number;
  readonly until: number;
};

export type Plan = {
  /** What each trailer is taken for, in the order of beginnings and never two at once. */
  readonly rows: ReadonlyMap<string, readonly Taken[]>;
  /** Whether it may be given another trailer at all. */
  readonly isMovable: (taken: Taken) => boolean;
  /** Whether this other trailer would do for it, were it free. */
  readonly isAdmissible: (taken: Taken, trailerId: string) => boolean;
};

export type Span = Pick<Taken, 'trailerId' | 'from' | 'until'>;
export type Move = { readonly taken: Taken; readonly to: string };

type Limits = { readonly moves: number; readonly steps: number };
const LIMITS: Limits = { moves: PLANNING_LIMITS.chainMoves, steps: PLANNING_LIMITS.chainSteps };

/**
 * The fewest moves that make a trailer free for a time; none if it is free, undefined if they would be too many. First
 * all ways with one move are walked, then with two, and so on, so the first that is found has the fewest. None is
 * overlooked: in any solution, what is in the way lies on some other trailer, and all that is in its way there has moved
 * too.
 */
export function freeSpan(plan: Plan, wanted: Span, limits: Limits = LIMITS): readonly Move[] | undefined {
  const open = findOverlaps(plan.rows.get(wanted.trailerId) ?? [], wanted);
  if (!open.every(plan.isMovable)) return undefined;
  const search: Search = { plan, wanted, stepsLeft: limits.steps };
  for (let moves = open.length; moves <= limits.moves; moves++) {
    const found = place(search, { done: [], open, left: moves });
    if (found !== undefined) return found;
  }
  return undefined;
}

type Search = { readonly plan: Plan; readonly wanted: Span; stepsLeft: number };
type Stage = {
  readonly done: readonly Move[];
  /** Without a trailer as yet. */
  readonly open: readonly Taken[];
  /** How many moves may still be made. */
  readonly left: number;
};
type Place = { readonly to: string; readonly inTheWay: readonly Taken[] };

function place(search: Search, { done, open, left }: Stage): readonly Move[] | undefined {
  const [first, ...others] = open;
  if (first === undefined) return done;
  if (open.length > left || --search.stepsLeft < 0) return undefined;
  const taken = others.reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a), first);
  const rest = open.filter((other) => other !== taken);
  for (const { to, inTheWay } of placesFor(search, taken, { done, open: rest, left: left - 1 })) {
    const found = place(search, { done: [...done, { taken, to }], open: [...rest, ...inTheWay], left: left - 1 });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Where it could go, those first where the least is in the way. */
function placesFor({ plan, wanted }: Search, taken: Taken, { done, open, left }: Stage): readonly Place[] {
  const gone = new Set([...done.map((move) => move.taken), ...open]);
  const isPromised = (to: string) =>
    (to === wanted.trailerId && overlaps(wanted, taken)) ||
    done.some((move) => move.to === to && overlaps(move.taken, taken));
  return [...plan.rows]
    .flatMap(([to, row]): readonly Place[] => {
      if (to === taken.trailerId || isPromised(to) || !plan.isAdmissible(taken, to)) return [];
      const inTheWay = findOverlaps(row, taken).filter((other) => !gone.has(other));
      return inTheWay.length + open.length <= left && inTheWay.every(plan.isMovable) ? [{ to, inTheWay }] : [];
    })
    .toSorted((a, b) => a.inTheWay.length - b.inTheWay.length);
}

const lengthOf = ({ from, until }: Taken): number => until - from;
