import type { Move, Plan, Taken } from './free-span.ts';
import { overlay } from './overlay.ts';
import { PLANNING_LIMITS } from './planning-limit.ts';
import { findOverlaps, type Stretch } from './stretch.ts';

export type Fleet = Plan & {
  /** What is free of a trailer that is not on offer cannot be sold. */
  readonly isOffered: (trailerId: string) => boolean;
  /** The time that is packed. */
  readonly window: Stretch;
  /** The length of a week in the unit of the plan. */
  readonly week: number;
};

export type Repacking = {
  readonly moves: readonly Move[];
  /** How many whole weeks could be sold, and how many can after that. */
  readonly before: number;
  readonly after: number;
};

/** What a move must bring at least, in weeks: somebody has to be told. */
const COST_OF_MOVE = 0.25;

type Rows = Fleet['rows'];
type Step = { readonly gain: number; readonly moves: readonly Move[]; readonly rows: Rows; readonly moved: number };

/**
 * The moves that leave a fleet with more whole weeks in a row. The best of all single moves and exchanges is taken again
 * and again until none brings anything. There may be a better way that gets worse first: finding it takes too long.
 */
export function repack(fleet: Fleet, mostMoves: number = PLANNING_LIMITS.repackMoves): Repacking {
  const home = new Map([...fleet.rows.values()].flat().map((taken) => [taken.id, taken]));
  let rows = fleet.rows;
  let moved = 0;
  for (;;) {
    const step = findBestStep({ fleet, home, rows }, mostMoves - moved);
    if (step === undefined) break;
    ({ rows } = step);
    moved += step.moved;
  }
  const moves = [...rows.values()].flat().flatMap(({ id, trailerId: to }) => {
    const taken = home.get(id);
    return taken && taken.trailerId !== to ? [{ taken, to }] : [];
  });
  return { moves, before: countWeeks(fleet, fleet.rows), after: countWeeks(fleet, rows) };
}

type State = { readonly fleet: Fleet; readonly home: ReadonlyMap<string, Taken>; readonly rows: Rows };

function findBestStep(state: State, movesLeft: number): Step | undefined {
  let best: Omit<Step, 'rows'> | undefined;
  for (const step of listSteps(state)) {
    if (step.gain > (best?.gain ?? 0) && step.moved <= movesLeft) best = step;
  }
  if (best === undefined) return undefined;
  const changes = best.moves.map(({ taken, to }) => ({ ...taken, trailerId: to }));
  return { ...best, rows: overlay(state.rows, changes).rows };
}

/** Every move to where it is free, and every exchange with what alone is in the way. */
function* listSteps(state: State): Generator<Omit<Step, 'rows'>> {
  const { fleet, home, rows } = state;
  const weeks = new Map([...rows].map(([id, row]) => [id, weeksOf(fleet, id, row)]));
  for (const [from, row] of rows) {
    for (const taken of row) {
      if (!fleet.isMovable(taken)) continue;
      const without = row.filter((other) => other !== taken);
      for (const [to, there] of rows) {
        if (to === from || !mayStand(state, taken, to)) continue;
        const [inTheWay, ...others] = findOverlaps(there, taken);
        if (others.length > 0 || (inTheWay && !canTakePlace(state, inTheWay, { of: from, among: without }))) continue;
        const left = inTheWay ? insert(without, inTheWay) : without;
        const filled = insert(inTheWay ? there.filter((other) => other !== inTheWay) : there, taken);
        const moves = [{ taken, to }, ...(inTheWay ? [{ taken: inTheWay, to: from }] : [])];
        const moved = moves.reduce((sum, move) => sum + countAway(home, move), 0);
        const after = weeksOf(fleet, from, left) + weeksOf(fleet, to, filled);
        const before = (weeks.get(from) ?? 0) + (weeks.get(to) ?? 0);
        yield { gain: after - before - moved * COST_OF_MOVE, moves, moved };
      }
    }
  }
}

/** Where it was before, it may always stand. */
const mayStand = ({ fleet, home }: State, taken: Taken, trailerId: string): boolean =>
  home.get(taken.id)?.trailerId === trailerId || fleet.isAdmissible(taken, trailerId);

const canTakePlace = (
  state: State,
  taken: Taken,
  { of, among }: { readonly of: string; readonly among: readonly Taken[] },
): boolean => state.fleet.isMovable(taken) && mayStand(state, taken, of) && findOverlaps(among, taken).length === 0;

/** One more that is away from its first place, one fewer, or neither. */
function countAway(home: State['home'], { taken, to }: Move): number {
  const first = home.get(taken.id)?.trailerId;
  return Number(to !== first) - Number(taken.trailerId !== first);
}

function insert(row: readonly Taken[], taken: Taken): readonly Taken[] {
  const place = row.findIndex(({ from }) => from >= taken.from);
  return place === -1 ? [...row, taken] : row.toSpliced(place, 0, taken);
}

const countWeeks = (fleet: Fleet, rows: Rows): number =>
  [...rows].reduce((sum, [trailerId, row]) => sum + weeksOf(fleet, trailerId, row), 0);

/** The whole weeks in a row that nothing has the trailer. */
function weeksOf({ isOffered, window, week }: Fleet, trailerId: string, row: readonly Taken[]): number {
  if (!isOffered(trailerId)) return 0;
  let weeks = 0;
  let free = window.from;
  for (const { from, until } of row) {
    weeks += wholeWeeks(free, Math.min(from, window.until), week);
    free = Math.max(free, until);
  }
  return weeks + wholeWeeks(free, window.until, week);
}

const wholeWeeks = (from: number, until: number, week: number): number =>
  Math.max(0, Math.floor((until - from) / week));
