import { performance } from 'node:perf_hooks';
import type { Pulse } from './next-places.ts';

export type Clock = { readonly now: () => number; readonly idleMs: () => number };

export const TICK_MS = 20;
/** The part of the newest tick in the average: one long pause is soon forgotten, lateness again and again is not. */
const NEWEST = 0.1;
/** A longer pause weighs no more than this many limits. */
const MOST = 8;
/** A process that computes all the time still waits for a moment now and then. */
const IDLE_SHARE = 0.1;

export const PROCESS_CLOCK: Clock = {
  now: () => performance.now(),
  idleMs: () => performance.eventLoopUtilization().idle,
};

/** Tells again and again how late the event loop is on average, and whether it has nothing to do at times. */
export function feelPulse(delayLimitMs: number, { now, idleMs }: Clock, tell: (pulse: Pulse) => void): void {
  let last = { at: now(), idle: idleMs() };
  let delayMs = 0;
  let idleShare = 1;
  setInterval(() => {
    const passed = now() - last.at;
    const delay = Math.min(Math.max(0, passed - TICK_MS), delayLimitMs * MOST);
    const idle = passed > 0 ? (idleMs() - last.idle) / passed : 0;
    delayMs += (delay - delayMs) * NEWEST;
    idleShare += (idle - idleShare) * NEWEST;
    last = { at: now(), idle: idleMs() };
    tell({ isLate: delayMs >= delayLimitMs, isIdle: idleShare >= IDLE_SHARE });
  }, TICK_MS).unref();
}
