import type { Temporal } from 'temporal-polyfill';
import type { DepotCalendar } from '#domain/depot/opening-hours.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { DemoTrailer } from '../make-trailers.ts';

/** Days are counted from the day of the seed; those before it are negative. */
export type PlannedRental = {
  readonly trailer: string;
  readonly fromDay: number;
  readonly toDay: number;
  readonly from: Date;
  readonly to: Date;
  /** When it really comes back. */
  readonly back: Date;
  readonly services: readonly string[];
  readonly driver: string;
};

export type PlannedOrder = {
  readonly name: string;
  readonly company: string;
  /** The address of who orders. */
  readonly author: string;
  readonly method: PaymentMethod;
  readonly placedAt: Date;
  readonly end: 'rented' | 'cancelled' | 'noShow';
  /** It has not been paid, although it should have been. */
  readonly isOverdue: boolean;
  readonly costCentre: string | null;
  readonly rentals: readonly PlannedRental[];
};

/** A stretch of days in which a trailer is not to be had, both ends included. */
export type TakenDays = { readonly trailer: string; readonly fromDay: number; readonly toDay: number };

export type PlannedTrailer = Pick<DemoTrailer, 'number' | 'type' | 'depotCode' | 'firstRegisteredOn'>;

/** Everything that the plan depends on. */
export type PlanGround = {
  readonly today: Temporal.PlainDate;
  readonly trailers: readonly PlannedTrailer[];
  /** By the code of the depot. */
  readonly calendars: ReadonlyMap<string, DepotCalendar>;
  readonly taken: readonly TakenDays[];
  /** On how many days a story has placed an order, and which trailers stories have out today. */
  readonly ordersPlaced: readonly number[];
  readonly outToday: readonly string[];
};
