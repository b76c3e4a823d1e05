import { type Clock, feelPulse, PROCESS_CLOCK } from './feel-pulse.ts';
import { hearArrivals } from './hear-arrivals.ts';
import type { RequestKind } from './kind-of-request.ts';
import { openLane, type Visitor } from './open-lane.ts';
import type { LaneLimits } from './should-shed.ts';

type Waitable = Exclude<RequestKind, 'vital'>;
export type GateCounts = {
  readonly inside: () => number;
  readonly waiting: () => number;
  /** Those turned away so far. */
  readonly shed: () => Readonly<Record<Waitable, number>>;
};
export type Gate = GateCounts & {
  /** To be told of every new connection. */
  readonly arrive: () => void;
  readonly enter: (kind: RequestKind, visitor: Visitor) => void;
};
type GateLimits = { readonly delayMs: number; readonly queue: number };

/** One computes while the other waits for the database. More would only make the turns of the event loop longer. */
const FEW = 2;
/** Two browsers with six connections each. */
const SHORT = 12;
const WAIT_MS = 500;
/** How much more there has to be before signed-in people and writes are turned away. */
const PATIENCE = { guest: 1, work: 8 } as const;

/** Stands before everything that costs: it knows how late the event loop is and how long the lines are. */
export function openGate({ delayMs, queue }: GateLimits, clock: Clock = PROCESS_CLOCK): Gate {
  const limitsOf = (kind: Waitable): LaneLimits => ({
    few: FEW * PATIENCE[kind],
    short: SHORT,
    queue: queue * PATIENCE[kind],
    waitMs: WAIT_MS * PATIENCE[kind],
  });
  const { now } = clock;
  const { arrive, whenQuiet } = hearArrivals();
  const onFree = () =>
    whenQuiet(() => {
      lanes.work.callNext();
      lanes.guest.callNext();
    });
  const lanes = {
    work: openLane(limitsOf('work'), { now, onFree }),
    guest: openLane(limitsOf('guest'), { now, onFree }),
  };

  feelPulse(delayMs, clock, (pulse) => {
    for (const lane of [lanes.work, lanes.guest]) lane.tend(pulse);
  });

  return {
    arrive,
    enter: (kind, visitor) => (kind === 'vital' ? void visitor.answer() : lanes[kind].enter(visitor)),
    inside: () => lanes.work.look().inside + lanes.guest.look().inside,
    waiting: () => lanes.work.look().waiting + lanes.guest.look().waiting,
    shed: () => ({ guest: lanes.guest.shed(), work: lanes.work.shed() }),
  };
}
