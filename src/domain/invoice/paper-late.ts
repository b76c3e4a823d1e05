import { HOUR_MS } from '#domain/time/duration.ts';

/** A paper is made within seconds. Whatever has none after an hour needs somebody to look at it. */
export const PAPER_LATE_MS = HOUR_MS;

export const isPaperLate = (issuedAt: Date, now: Date): boolean => now.getTime() - issuedAt.getTime() >= PAPER_LATE_MS;
