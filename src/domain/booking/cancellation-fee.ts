import type { Temporal } from 'temporal-polyfill';
import { lesser, money, multiply, ZERO, type Money } from '#domain/money/money.ts';

const FREE_HOURS = 24;
const NO_SHOW_DAYS = 3;

/** The booking's own day rate and net total, extensions counted in. */
export type FeeBasis = { readonly dayRateCents: number; readonly net: Money };

const daysRates = ({ dayRateCents, net }: FeeBasis, days: number): Money =>
  lesser(multiply(money(dayRateCents), days), net);

/** The last moment in which cancelling is free. */
export const freeCancellationUntil = (pickUp: Temporal.Instant): Temporal.Instant =>
  pickUp.subtract({ hours: FREE_HOURS });

/** Free until 24 hours before pick-up, then one day's rate. */
export const cancellationFee = (basis: FeeBasis, pickUp: Temporal.Instant, now: Temporal.Instant): Money =>
  now.epochMilliseconds > freeCancellationUntil(pickUp).epochMilliseconds ? daysRates(basis, 1) : ZERO;

export const noShowFee = (basis: FeeBasis): Money => daysRates(basis, NO_SHOW_DAYS);
