import type { Temporal } from 'temporal-polyfill';
import { CART_DAYS } from './cart-step.ts';

/** More lines than anybody drives away with at once; it bounds what one order locks. */
export const MOST_CART_LINES = 50;

/** Rentals end at the latest so many years from now: further on nobody knows the holidays. */
export const FARTHEST_YEARS = 3;

export const isTooFar = (end: Temporal.Instant, now: Temporal.Instant): boolean =>
  end.epochMilliseconds > now.toZonedDateTimeISO('UTC').add({ years: FARTHEST_YEARS }).epochMilliseconds;

/** Since when a cart must have been touched to be kept. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - CART_DAYS * 24 * 3_600_000);
