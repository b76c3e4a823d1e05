import { Temporal } from 'temporal-polyfill';
import { BOOKING_ACTIONS } from './booking-action.ts';
import type { BookingState } from './booking-state.ts';

/** What has become of a wish to keep a trailer longer that only the desk can grant. */
export const EXTENSION_REQUEST_STATES = ['asked', 'agreed', 'declined', 'lapsed'] as const;
export type ExtensionRequestState = (typeof EXTENSION_REQUEST_STATES)[number];

type Wish = {
  readonly state: ExtensionRequestState;
  /** The end of the booking when it was asked. */
  readonly previousEnd: Temporal.Instant;
};

/** A wish that nobody has answered ends with the rental that it was to prolong, whether or not that was written down yet. */
export const requestStateAt = ({ state, previousEnd }: Wish, now: Temporal.Instant): ExtensionRequestState =>
  state === 'asked' && Temporal.Instant.compare(previousEnd, now) <= 0 ? 'lapsed' : state;

type Booked = { readonly state: BookingState; readonly end: Temporal.Instant };

const EXTENDABLE: ReadonlySet<BookingState> = new Set(BOOKING_ACTIONS.extend.in);

/** Whether what was done to a booking leaves nothing to ask for: it ends at another time, or cannot be extended any more. */
export const outlivesRequests = (before: Booked, after: Booked): boolean =>
  !after.end.equals(before.end) || !EXTENDABLE.has(after.state);
