import type { BookingAction } from '#domain/booking/booking-action.ts';
import type { BusinessUnitStatus } from '#domain/business-unit/fields.ts';
import type { Money } from '#domain/money/money.ts';
import type { Price } from '#domain/price/price.ts';
import type { OrderMatter, TrailerMatter } from '#domain/today/waiting.ts';
import type { DepotSummary } from './depot.ts';
import type { LineTrailer } from './line.ts';
import type { RentalPeriod } from './period.ts';
import type { Position } from './position.ts';

/** A trailer that is out or will soon be. */
export type LiveBooking = {
  readonly id: string;
  readonly number: string;
  readonly orderId: string;
  readonly isOut: boolean;
  readonly isHandedBack: boolean;
  readonly isOverdue: boolean;
  readonly driverName: string | null;
  readonly period: RentalPeriod;
  readonly trailer: LineTrailer;
  readonly depot: DepotSummary & { readonly keyBox: boolean };
  /** What this person may do with it now. */
  readonly actions: readonly BookingAction[];
};

/** What waits, on a booking or on an order. */
type WaitingBooking = { readonly matter: TrailerMatter; readonly at: Date; readonly booking: LiveBooking };
export type WaitingOrder = {
  readonly matter: OrderMatter;
  /** When it lapses or was due. */
  readonly at: Date;
  readonly order: {
    readonly id: string;
    readonly number: string;
    readonly createdBy: string;
    readonly net: Money;
    /** What is still to be paid, with tax. */
    readonly open: Money;
    /** What is to be paid are invoices. */
    readonly isInvoiced: boolean;
    readonly lines: number;
    readonly trailer: LineTrailer;
    readonly depot: DepotSummary;
  };
};
export type Waiting = (WaitingBooking | WaitingOrder) & {
  /** Whether it is this person's to do, or only to know. */
  readonly isOwn: boolean;
};

/** `undefined` position: the transmitter has to be asked, has not reported, or there is none. */
export type RunningTrailer = {
  readonly booking: LiveBooking;
  readonly hasTelematics: boolean;
  readonly position: Position | undefined;
};

/** Something that is to happen at a depot, or an order that lapses. */
export type PlannedEntry = { readonly at: string; readonly timeZone: string } & (
  | { readonly kind: 'pickUp' | 'return'; readonly booking: LiveBooking }
  | { readonly kind: 'lapse'; readonly order: WaitingOrder['order'] }
);
export type PlannedDay = {
  readonly date: string;
  readonly isToday: boolean;
  readonly entries: readonly PlannedEntry[];
};

/** A trailer that the unit had before and can have again. */
export type RentAgain = {
  readonly trailer: LineTrailer;
  readonly depot: DepotSummary;
  readonly times: number;
  readonly lastReturnedAt: string;
  readonly period: RentalPeriod;
  readonly price: Pick<Price, 'days' | 'perDay' | 'total'>;
};

/** The day of somebody who is signed in. */
export type Today = {
  readonly unitStatus: BusinessUnitStatus;
  readonly waiting: readonly Waiting[];
  readonly days: readonly PlannedDay[];
  readonly running: readonly RunningTrailer[];
  /** Whether the browser has to ask where the trailers are: a telematics service may take its time. */
  readonly asksForPositions: boolean;
  readonly again: readonly RentAgain[];
  readonly figures: {
    readonly running: number;
    readonly startingThisWeek: number;
    readonly endingThisWeek: number;
    /** With tax. */
    readonly open: Money;
    readonly overdue: Money;
    /** Net, for one order; null where there is none. */
    readonly orderLimit: Money | null;
  };
};
