import * as z from 'zod/mini';

/** A rental's time: instants, and what a clock at the depot shows then (`YYYY-MM-DDTHH:mm`). */
export type RentalPeriod = {
  readonly from: string;
  readonly to: string;
  readonly localFrom: string;
  readonly localTo: string;
  readonly timeZone: string;
};

export const instant = z.iso.datetime({ offset: true, error: 'instant' });

/** Two instants, the first before the second. */
export const periodInput = z
  .strictObject({ from: instant, to: instant })
  .check(z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], message: 'before-from' }));
export type PeriodInput = z.infer<typeof periodInput>;
