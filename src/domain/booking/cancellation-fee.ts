import type { Temporal } from 'temporal-polyfill';
import { lesser, money, multiply, ZERO, type Money } from '#domain/money/money.ts';

/** What a booking that does not take place costs, as it was agreed when it was made. */
export type FeeTerms = {
  /** So many hours before its pick-up cancelling is free. */
  readonly freeCancellationHours: number;
  /** So many day rates it costs afterwards. */
  readonly lateCancellationDays: number;
  /** And so many if nobody comes. */
  readonly noShowDays: number;
};

/** Unless the operator has decided otherwise. Bookings from before there was a choice have these. */
export const USUAL_FEE_TERMS: FeeTerms = { freeCancellationHours: 24, lateCancellationDays: 1, noShowDays: 3 };

/** The booking's own day rate and net total, extensions counted in. */
export type FeeBasis = { readonly dayRateCents: number; readonly net: Money };

const daysRates = ({ dayRateCents, net }: FeeBasis, days: number): Money =>
  lesser(multiply(money(dayRateCents), days), net);

/** The last moment in which cancelling is free. */
export const freeCancellationUntil = (
  pickUp: Temporal.Instant,
  { freeCancellationHours }: Pick<FeeTerms, 'freeCancellationHours'>,
): Temporal.Instant => pickUp.subtract({ hours: freeCancellationHours });

type Cancelling = { readonly terms: FeeTerms; readonly pickUp: Temporal.Instant; readonly now: Temporal.Instant };

/** Free until some hours before pick-up, then some day rates. */
export const cancellationFee = (basis: FeeBasis, { terms, pickUp, now }: Cancelling): Money =>
  now.epochMilliseconds > freeCancellationUntil(pickUp, terms).epochMilliseconds
    ? daysRates(basis, terms.lateCancellationDays)
    : ZERO;

export const noShowFee = (basis: FeeBasis, { noShowDays }: Pick<FeeTerms, 'noShowDays'>): Money =>
  daysRates(basis, noShowDays);
