import * as z from 'zod/mini';
import type { SnapReason } from '#domain/depot/snap.ts';
import type { Money } from '#domain/money/money.ts';

/** A rental's time: instants, and what a clock at the depot shows then (`YYYY-MM-DDTHH:mm`). */
export type RentalPeriod = {
  readonly from: string;
  readonly to: string;
  readonly localFrom: string;
  readonly localTo: string;
  readonly timeZone: string;
};

/** What opening hours made of one end of a period, and why. */
export type SnappedEnd = {
  /** As it was asked for: `YYYY-MM-DD`, or with a time. */
  readonly asked: string;
  readonly reason: SnapReason;
  /** The name of the holiday, if it is one. */
  readonly holiday?: string;
  /** What it was moved to, by the depot's clock. Absent where the period would have no time left. */
  readonly movedTo?: string;
};

/** A period that is not the one asked for, as the depot is closed then; and longer ones that could be had instead. */
export type SnappedPeriod = {
  readonly pickUp?: SnappedEnd;
  readonly return?: SnappedEnd;
  /** With the pick-up before or the return after the closed time, and what that costs in all, net. */
  readonly longer: readonly { readonly period: RentalPeriod; readonly total?: Money }[];
};

export const instant = z.iso.datetime({ offset: true, error: 'instant' });

/** Two instants, the first before the second. */
export const periodInput = z
  .strictObject({ from: instant, to: instant })
  .check(z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], message: 'before-from' }));
export type PeriodInput = z.infer<typeof periodInput>;
