import { CART_DAYS } from './cart-step.ts';
import { DAY_MS } from '#domain/time/duration.ts';

/** More lines than anybody drives away with at once; it bounds what one order locks. */
export const MOST_CART_LINES = 50;

/** Since when a cart must have been touched to be kept. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - CART_DAYS * DAY_MS);
