import { nextPlaces, type Pulse } from './next-places.ts';
import { type Lane, type LaneLimits, shouldShed } from './should-shed.ts';

export type Visitor = {
  /** Settles when nothing is left to do for the answer. */
  readonly answer: () => Promise<unknown>;
  readonly turnAway: () => void;
  readonly isGone: () => boolean;
};

type Waiting = { readonly visitor: Visitor; readonly since: number };
type Options = {
  readonly now: () => number;
  /** Told when a place is free, to call the next one soon. */
  readonly onFree: () => void;
};

/** Who takes longer waits for a slow connection or database, and keeps nobody else from being answered. */
const BRIEF_MS = 1000;
/** A line may turn out slower than it looked; then so many times the wait that was promised is the end. */
const BROKEN_PROMISE = 2;
/** The part of the newest turn in the average. */
const NEWEST = 0.1;

/** A few are answered side by side, some wait in a line, and the others are turned away. */
export function openLane(limits: LaneLimits, { now, onFree }: Options) {
  const line: Waiting[] = [];
  const busy = new Set<{ readonly since: number }>();
  let places = limits.few;
  let inside = 0;
  let shed = 0;
  let turnMs = 0;
  let lastTurn: number | undefined;

  const look = (): Lane => ({ waiting: line.length, inside, turnMs });

  const hasWaitedTooLong = (first: Waiting | undefined): boolean =>
    first !== undefined && now() - first.since >= limits.waitMs * BROKEN_PROMISE;

  function turnAway(waiting: Waiting | undefined): void {
    if (waiting === undefined || waiting.visitor.isGone()) return;
    shed += 1;
    waiting.visitor.turnAway();
  }

  function letIn(visitor: Visitor): void {
    const stay = { since: now() };
    busy.add(stay);
    inside += 1;
    const leave = () => {
      inside -= 1;
      busy.delete(stay);
      onFree();
    };
    visitor.answer().then(leave, leave);
  }

  function callNext(): void {
    while (busy.size < places) {
      const next = line.shift();
      if (next === undefined) break;
      if (next.visitor.isGone()) continue;
      if (lastTurn !== undefined) turnMs += (now() - lastTurn - turnMs) * NEWEST;
      lastTurn = now();
      letIn(next.visitor);
    }
    // Between the last of one line and the first of the next nobody waits.
    if (line.length === 0) lastTurn = undefined;
  }

  return {
    look,
    shed: () => shed,
    enter(visitor: Visitor): void {
      const waiting = { visitor, since: now() };
      if (shouldShed(look(), limits)) return turnAway(waiting);
      line.push(waiting);
      if (line.length === 1) callNext();
    },
    callNext,
    /** To be called again and again. */
    tend(pulse: Pulse): void {
      for (const stay of busy) if (now() - stay.since >= BRIEF_MS) busy.delete(stay);
      while (line.length > limits.short && hasWaitedTooLong(line[0])) turnAway(line.shift());
      places = nextPlaces(places, line.length, pulse, limits.few);
      if (line.length > 0) onFree();
    },
  };
}
