import * as z from 'zod/mini';
import { SNAP_REASONS } from '#domain/depot/snap.ts';
import { type Answer, shape } from './shape.ts';
import { money } from './money.ts';

/** A rental's time: instants, and what a clock at the depot shows then (`YYYY-MM-DDTHH:mm`); at the end of that where it is brought back. */
export const rentalPeriod = shape('RentalPeriod', {
  from: z.string(),
  to: z.string(),
  localFrom: z.string(),
  localTo: z.string(),
  timeZone: z.string(),
});
export type RentalPeriod = Answer<typeof rentalPeriod>;

/** What opening hours made of one end of a period, and why. */
export const snappedEnd = shape('SnappedEnd', {
  /** As it was asked for: `YYYY-MM-DD`, or with a time. */
  asked: z.string(),
  reason: z.enum(SNAP_REASONS),
  /** The name of the holiday, if it is one. */
  holiday: z.exactOptional(z.string()),
  /** What it was moved to, by the depot's clock. Absent where the period would have no time left. */
  movedTo: z.exactOptional(z.string()),
});
export type SnappedEnd = Answer<typeof snappedEnd>;

/** A period that is not the one asked for, as the depot is closed then; and longer ones that could be had instead. */
export const snappedPeriod = shape('SnappedPeriod', {
  pickUp: z.exactOptional(snappedEnd),
  return: z.exactOptional(snappedEnd),
  /** With the pick-up before or the return after the closed time, and what that costs in all, net. */
  longer: z.array(z.strictObject({ period: rentalPeriod, total: z.exactOptional(money) })),
});
export type SnappedPeriod = Answer<typeof snappedPeriod>;

export const instant = z.iso.datetime({ offset: true, error: 'instant' });

/** Two instants, the first before the second. */
export const periodInput = z
  .strictObject({ from: instant, to: instant })
  .check(z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], message: 'before-from' }));
export type PeriodInput = z.infer<typeof periodInput>;
