import * as z from 'zod/mini';
import type { Money } from '#domain/money/money.ts';
import type { CertificateKind } from '#domain/trailer/certificate.ts';
import { id, text } from './field.ts';
import type { StoppedPickUp } from './handover.ts';
import { many, wallTime } from './query.ts';

/** How many of the trailers are on rent. */
export type Share = { readonly onRent: number; readonly trailers: number };

/** The figures at the head of the console. `today` is the operator's day; a trailer is free if nobody comes for it within a day. */
export type Figures = {
  readonly now: string;
  readonly today: string;
  readonly fleet: Share & { readonly reserved: number; readonly workshop: number; readonly free: number };
  readonly utilisation: { readonly percent: number; readonly weekAgoPercent: number };
  /**
   * Of the orders of this month until now, net: what was agreed, what was charged or credited since, and what is to be
   * paid; and the last of the month before until the same day and hour.
   */
  readonly revenue: {
    readonly month: string;
    readonly agreed: Money;
    readonly feesAndCredits: Money;
    readonly net: Money;
    readonly previousNet: Money;
  };
  /** Transfers that are awaited, gross. */
  readonly payments: { readonly open: Money; readonly orders: number; readonly overdue: number };
  readonly notBack: {
    readonly count: number;
    readonly longest: { readonly bookingId: string; readonly trailerNumber: string; readonly since: string } | null;
  };
  readonly types: readonly (Share & { readonly type: string })[];
  readonly depots: readonly (Share & { readonly depotId: string; readonly name: string })[];
};

/** How much of the fleet of today is on rent at noon of a day; of today, now. Days to come count what is booked. */
export type UtilisationDay = {
  readonly day: string;
  readonly time: 'past' | 'today' | 'ahead';
  readonly onRent: number;
  readonly percent: number;
};
export type Utilisation = { readonly trailers: number; readonly days: readonly UtilisationDay[] };

type TaskTrailer = { readonly trailerId: string; readonly trailerNumber: string };

/** What waits for the operator, most pressing first. */
export type Task =
  | (TaskTrailer & {
      readonly kind: 'overdue';
      readonly bookingId: string;
      readonly company: string;
      readonly phone: string | null;
      readonly since: string;
      readonly timeZone: string;
      /** Bookings of the same trailer that cannot begin before it is back, the next one first. */
      readonly endangered: readonly { readonly bookingId: string; readonly from: string }[];
      readonly position: { readonly place: string; readonly distanceKm: number; readonly at: string } | null;
    })
  | (TaskTrailer & {
      readonly kind: 'pickUpStopped';
      readonly bookingId: string;
      readonly bookingNumber: string;
      readonly company: string;
      readonly depot: string;
      readonly timeZone: string;
      readonly stop: StoppedPickUp;
    })
  | (TaskTrailer & {
      readonly kind: 'returnToConfirm' | 'pickUpToSign';
      readonly bookingId: string;
      readonly bookingNumber: string;
      readonly company: string;
      readonly depot: string;
      readonly since: string;
      readonly timeZone: string;
    })
  | (TaskTrailer & {
      readonly kind: 'certificateExpired';
      readonly certificate: CertificateKind;
      readonly validUntil: string;
      readonly depot: string;
      /** When the workshop has it next, if that is planned. */
      readonly workshopFrom: string | null;
    })
  | {
      readonly kind: 'advancePayment';
      readonly orderId: string;
      readonly orderNumber: string;
      readonly company: string;
      readonly amount: Money;
      readonly lapsesAt: string;
    }
  | (TaskTrailer & {
      readonly kind: 'notPickedUp';
      readonly bookingId: string;
      readonly bookingNumber: string;
      readonly company: string;
      readonly since: string;
      readonly timeZone: string;
    })
  | (TaskTrailer & {
      readonly kind: 'tightChangeover';
      /** The booking that follows. */
      readonly bookingId: string;
      readonly depot: string;
      readonly returnAt: string;
      readonly pickUpAt: string;
      readonly timeZone: string;
    })
  | {
      readonly kind: 'signUp';
      readonly businessUnitId: string;
      readonly company: string;
      readonly country: string;
      readonly vatIdStatus: 'unchecked' | 'valid' | 'invalid';
      readonly since: string;
    }
  | { readonly kind: 'paymentOverdue'; readonly orders: number; readonly amount: Money }
  | { readonly kind: 'toClose'; readonly bookings: number }
  | {
      readonly kind: 'certificateEnding';
      readonly days: number;
      readonly trailers: number;
      readonly first: readonly TaskTrailer[];
    };
export type TaskKind = Task['kind'];

export type TaskList = { readonly items: readonly Task[] };

/** A pick-up or a return of one day, by the clock of its depot. */
export type YardEvent = {
  readonly kind: 'pickUp' | 'return';
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly orderId: string;
  readonly at: string;
  /** `HH:mm` */
  readonly localTime: string;
  readonly isDone: boolean;
  /** Its order is not confirmed yet, so it must not leave. */
  readonly isWaiting: boolean;
  readonly trailerId: string;
  readonly trailerNumber: string;
  readonly plate: string;
  readonly trailerType: string;
  readonly subType: string;
  readonly company: string;
  readonly phone: string | null;
  readonly driverName: string | null;
  readonly note: string | null;
};

export type YardDay = {
  readonly depotId: string;
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly timeZone: string;
  /** The depot's own date. */
  readonly date: string;
  /** With which its people sign on a customer's device that day; none at a key box. */
  readonly codeOfDay: string | null;
  /** `HH:mm` by the depot's clock, if the day is today. */
  readonly localNow: string | null;
  readonly events: readonly YardEvent[];
};

export type SearchHit =
  | { readonly kind: 'trailer'; readonly id: string; readonly number: string; readonly plate: string }
  | { readonly kind: 'order'; readonly id: string; readonly number: string; readonly company: string }
  | { readonly kind: 'booking'; readonly id: string; readonly number: string; readonly company: string }
  | { readonly kind: 'businessUnit'; readonly id: string; readonly name: string; readonly country: string };

const day = wallTime.check(z.maxLength(10, 'wall-time'));

export const utilisationQuery = z.strictObject({
  type: z.optional(many(z.string().check(z.maxLength(40)))),
  depot: z.optional(many(id)),
});
export type UtilisationQuery = z.infer<typeof utilisationQuery>;

export const yardQuery = z.strictObject({
  depot: z.optional(id),
  /** By each depot's own calendar; today if it is left out. */
  date: z.optional(day),
});
export type YardQuery = z.infer<typeof yardQuery>;

export const consoleSearchQuery = z.strictObject({ q: text(100) });
export type ConsoleSearchQuery = z.infer<typeof consoleSearchQuery>;

/** `GET /api/admin/figures.csv` answers the utilisation by day, type and depot as a file. */
export interface AdminFigureCalls {
  'GET /api/admin/figures': { answer: Figures };
  'GET /api/admin/figures/utilisation': { query: z.input<typeof utilisationQuery>; answer: Utilisation };
  'GET /api/admin/figures/tasks': { answer: TaskList };
  'GET /api/admin/figures/yards': { query: z.input<typeof yardQuery>; answer: { items: readonly YardDay[] } };
  'GET /api/admin/search': { query: z.input<typeof consoleSearchQuery>; answer: { items: readonly SearchHit[] } };
}
