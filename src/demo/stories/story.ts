import type { PaymentMethod } from '#domain/payment/payment-method.ts';

/** How a rental went: only the trip, or with its protocols filled in and signed. */
export type StoryRental = {
  readonly isSigned?: true;
  readonly driver: string;
  /** So many days after the pick-up it is extended by so many. */
  readonly extended?: { readonly afterDays: number; readonly days: number };
  /** Days after the agreed return, before it if negative; out still without. */
  readonly returnedDaysLate?: number;
  readonly returnsDamaged?: true;
  readonly isClosed?: true;
  /** Days from the seed to the announced return. */
  readonly announcedForDay?: number;
  /** What its telematics reported last. */
  readonly lastSeen?: { readonly lat: number; readonly lon: number; readonly minutesAgo: number };
};

export type StoryLine = {
  /** The trailer's number. */
  readonly trailer: string;
  /** Others to take if a certificate of the first ends too soon, seen from the day of the seed. */
  readonly orElse?: readonly string[];
  /** Days from the day of the seed to the pick-up; if the depot is closed then, the next day on which it works. */
  readonly fromDay: number;
  readonly days: number;
  /** Of day the trailer leaves, and comes back after the days; without them the opening hours decide. */
  readonly at?: { readonly pickUp: string; readonly return: string };
  readonly services?: readonly string[];
  readonly rental?: StoryRental | 'noShow';
};

export type OrderStory = {
  readonly name: string;
  readonly author: string;
  readonly placedHoursAgo: number;
  readonly method: PaymentMethod;
  readonly lines: readonly StoryLine[];
  readonly poNumber?: string;
  readonly costCentre?: string;
  readonly note?: string;
  readonly cancelledHoursAgo?: number;
  readonly paidHoursAgo?: number;
};
