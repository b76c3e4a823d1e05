import { type Load, type LoadLimits, type RequestKind, shouldShed } from './should-shed.ts';

export type LoadWatch = {
  readonly limits: LoadLimits;
  readonly load: () => Load;
  /** Requests turned away so far. */
  readonly shed: Record<Exclude<RequestKind, 'vital'>, number>;
  /** Lets a request in, to be told when it has left; undefined if it is turned away. */
  readonly enter: (kind: RequestKind) => (() => void) | undefined;
};

const TICK_MS = 20;
/** The part of the newest tick in the average: one long pause is soon forgotten, lateness again and again is not. */
const NEWEST = 0.1;
/** A longer pause weighs no more than this many limits: by itself it must not turn anybody away. */
const MOST = 8;

/** Watches how late the event loop is, and how many requests are being answered. */
export function watchLoad(limits: LoadLimits, now: () => number = () => performance.now()): LoadWatch {
  const shed = { guest: 0, work: 0 };
  let inFlight = 0;
  let due = now() + TICK_MS;
  let delayMs = 0;
  setInterval(() => {
    const delay = Math.min(Math.max(0, now() - due), limits.delayMs * MOST);
    delayMs += (delay - delayMs) * NEWEST;
    due = now() + TICK_MS;
  }, TICK_MS).unref();

  const load = () => ({ delayMs, inFlight });
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
