import { freeSpan, type Move, type Plan, type Span, type Taken } from './free-span.ts';
import { overlay } from './overlay.ts';
import { findOverlaps, overlaps } from './stretch.ts';

/** How many others may be moved so that one booking finds a place; more would trouble too many for one. */
const MOST_MOVES = 2;
const MOST_STEPS = 2000;

export type RoomPlan = Plan & {
  /** Whether a person may give it another trailer, whatever was agreed. */
  readonly isInHand: (taken: Taken) => boolean;
  /** Of an admissible trailer: whether it is equal, and no better one. */
  readonly isTwin: (taken: Taken, trailerId: string) => boolean;
};

export type Room = {
  readonly moves: readonly Move[];
  /** What keeps the trailer: it cannot be moved, or nothing else is to be had. */
  readonly left: readonly Taken[];
};

/**
 * Frees a trailer for a time as far as that goes. Each booking in the way gets what troubles the fewest, the first ones first: an
 * equal trailer that is free, an equal one for which others make room, a better one.
 */
export function makeRoom(plan: RoomPlan, wanted: Span): Room {
  const row = plan.rows.get(wanted.trailerId) ?? [];
  const inTheWay = findOverlaps(row, wanted);
  const blocked = [...row.filter((taken) => !overlaps(taken, wanted)), { id: 'blocked', ...wanted }];
  let rows = new Map(plan.rows).set(
    wanted.trailerId,
    blocked.toSorted((a, b) => a.from - b.from),
  );
  const moves: Move[] = [];
  const left: Taken[] = [];
  for (const taken of inTheWay) {
    const found = plan.isInHand(taken) ? findPlace({ ...plan, rows }, { taken, done: moves }) : undefined;
    if (found === undefined) left.push(taken);
    else {
      moves.push(...found);
      rows = new Map(
        overlay(
          rows,
          found.map(({ taken: one, to }) => ({ ...one, trailerId: to })),
        ).rows,
      );
    }
  }
  return { moves, left };
}

type Wish = { readonly taken: Taken; readonly done: readonly Move[] };

/** All that has to move so that it has a place, itself last. */
function findPlace(plan: RoomPlan, { taken, done }: Wish): readonly Move[] | undefined {
  const moved = new Set(done.map((move) => move.taken.id));
  // A plan moves a booking once.
  const open: Plan = { ...plan, isMovable: (one) => !moved.has(one.id) && plan.isMovable(one) };
  const limits = { moves: MOST_MOVES, steps: MOST_STEPS };
  const [best] = [...plan.rows.keys()]
    .filter((to) => to !== taken.trailerId && plan.isAdmissible(taken, to))
    .flatMap((to) => {
      const others = freeSpan(open, { trailerId: to, from: taken.from, until: taken.until }, limits);
      const cost = (plan.isTwin(taken, to) ? 0 : MOST_MOVES + 1) + (others?.length ?? 0);
      return others ? [{ moves: [...others, { taken, to }], cost }] : [];
    })
    .toSorted((a, b) => a.cost - b.cost);
  return best?.moves;
}

type Stretch = { readonly from: number; readonly until: number };

/** What is left of a stretch between others, which are in the order of their beginnings. */
export function gapsBetween(stretch: Stretch, others: readonly Stretch[]): readonly Stretch[] {
  const starts = [stretch.from, ...others.map(({ until }) => Math.max(until, stretch.from))];
  const ends = [...others.map(({ from }) => Math.min(from, stretch.until)), stretch.until];
  return starts.flatMap((from, i) => {
    const until = ends[i] ?? from;
    return from < until ? [{ from, until }] : [];
  });
}
