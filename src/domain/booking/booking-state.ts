export const BOOKING_STATES = [
  'reserved',
  'onRent',
  'returnAnnounced',
  'returned',
  'closed',
  'cancelled',
  'noShow',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** Every change of state that there is. */
export const BOOKING_TRANSITIONS = {
  reserved: ['onRent', 'cancelled', 'noShow'],
  onRent: ['returnAnnounced', 'returned'],
  returnAnnounced: ['returned'],
  returned: ['closed'],
  closed: [],
  cancelled: [],
  noShow: [],
} as const satisfies Record<BookingState, readonly BookingState[]>;

export const canBookingBecome = (from: BookingState, to: BookingState): boolean =>
  BOOKING_TRANSITIONS[from].some((state) => state === to);

/** The customer has the trailer. */
export const isOut = (state: BookingState): boolean => state === 'onRent' || state === 'returnAnnounced';

type HandedBack = { readonly status: BookingState; readonly handedBackAt: Date | null };

/** The customer has signed the return alone, and its confirmation is awaited. */
export const isHandedBack = ({ status, handedBackAt }: HandedBack): boolean => isOut(status) && handedBackAt !== null;

/** Nothing more will happen to the booking. */
export const isOver = (state: BookingState): boolean => BOOKING_TRANSITIONS[state].length === 0;

/** The booking does not take place: of what was agreed nothing is paid but a fee. */
export const isDropped = (state: BookingState): state is 'cancelled' | 'noShow' =>
  state === 'cancelled' || state === 'noShow';
