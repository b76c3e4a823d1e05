import { type Load, type LoadLimits, type RequestKind, shouldShed } from './should-shed.ts';

export type LoadWatch = {
  readonly limits: LoadLimits;
  readonly load: () => Load;
  /** Those turned away so far. */
  readonly shed: Record<Exclude<RequestKind, 'vital'>, number>;
  /** Lets a request in, to be told when it has left; undefined if it is turned away. */
  readonly enter: (kind: RequestKind) => (() => void) | undefined;
};

const TICK_MS = 20;
/** A late tick weighs as much as four that come in time; three in a row are no accident. */
const LATE = { weight: 4, enough: 12, most: 40 } as const;

/** Watches how late the event loop is, and how many requests are being answered. */
export function watchLoad(limits: LoadLimits, now: () => number = () => performance.now()): LoadWatch {
  const shed = { guest: 0, work: 0 };
  let inFlight = 0;
  let due = now() + TICK_MS;
  let lastDelay = 0;
  let lateness = 0;
  setInterval(() => {
    lastDelay = Math.max(0, now() - due);
    due = now() + TICK_MS;
    const step = lastDelay >= limits.delayMs ? LATE.weight : -1;
    lateness = Math.min(LATE.most, Math.max(0, lateness + step));
  }, TICK_MS).unref();

  // The tick that is due now may be the latest of all.
  const load = () => ({
    isLate: lateness >= LATE.enough,
    delayMs: Math.max(lastDelay, now() - due),
    inFlight,
  });
  return {
    limits,
    load,
    shed,
    enter: (kind) => {
      if (kind === 'vital') return () => undefined;
      if (shouldShed(kind, load(), limits)) {
        shed[kind] += 1;
        return undefined;
      }
      inFlight += 1;
      return () => {
        inFlight -= 1;
      };
    },
  };
}
