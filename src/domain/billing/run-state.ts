import { HOUR_MS } from '#domain/time/duration.ts';

export const RUN_STATES = ['waiting', 'running', 'brokenOff', 'done'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** Longer than any job is waited for before another process takes it up. */
const LONGEST_RUN_MS = HOUR_MS;

type Run = { readonly startedAt: Date | null; readonly finishedAt: Date | null };

/** A run that has not ended although another was started after it, or that takes too long, was broken off. */
export function runState({ startedAt, finishedAt }: Run, others: readonly Run[], now: Date): RunState {
  if (finishedAt !== null) return 'done';
  if (startedAt === null) return 'waiting';
  const isFollowed = others.some((other) => other.startedAt !== null && other.startedAt > startedAt);
  return isFollowed || now.getTime() - startedAt.getTime() > LONGEST_RUN_MS ? 'brokenOff' : 'running';
}
