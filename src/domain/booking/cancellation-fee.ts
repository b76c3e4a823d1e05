import type { Temporal } from 'temporal-polyfill';
import { lesser, money, multiply, ZERO, type Money } from '#domain/money/money.ts';
import { tableOf } from '#domain/table.ts';
import { UNIT_CHOICES, type UnitChoice } from './unit-choice.ts';

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

/** Whoever takes an equal or better trailer as well may change their mind for longer. */
const FREE_HOURS_OF_ANY = 4;

/** What is agreed with a booking for which this was chosen: never less than with any other. */
export const feeTermsFor = (terms: FeeTerms, choice: UnitChoice): FeeTerms =>
  choice === 'any'
    ? { ...terms, freeCancellationHours: Math.min(terms.freeCancellationHours, FREE_HOURS_OF_ANY) }
    : terms;

/** So many hours before pick-up cancelling is free, by what is chosen. */
export const freeHoursByChoice = (terms: FeeTerms): Readonly<Record<UnitChoice, number>> =>
  tableOf(UNIT_CHOICES, (choice) => feeTermsFor(terms, choice).freeCancellationHours);

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
