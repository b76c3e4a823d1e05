import type { BookingAction } from '#domain/booking/booking-action.ts';
import type { BookingState } from '#domain/booking/booking-state.ts';

/** What a customer can do with a booking here; the operator's actions have their own console. */
export type CustomerAct = Extract<
  BookingAction,
  'pickUp' | 'extend' | 'rebook' | 'moveReturn' | 'announceReturn' | 'return' | 'editNote' | 'cancel'
>;

/** The usual next step first. */
const ORDER = {
  reserved: ['pickUp', 'extend', 'rebook', 'moveReturn', 'editNote', 'cancel'],
  onRent: ['extend', 'announceReturn', 'return', 'moveReturn', 'editNote'],
  returnAnnounced: ['return', 'announceReturn', 'moveReturn', 'editNote'],
  returned: [],
  closed: [],
  cancelled: [],
  noShow: [],
} as const satisfies Record<BookingState, readonly CustomerAct[]>;

/** Acts that stand together behind a button of their own. */
const SMALL: readonly CustomerAct[] = ['moveReturn', 'editNote', 'cancel'];
const MOST_BUTTONS = 2;

type Situation = { readonly status: BookingState; readonly actions: readonly BookingAction[] };

/** The next step, what stands beside it, and what is rarely wanted. */
export function planActions({ status, actions }: Situation) {
  const possible: readonly CustomerAct[] = ORDER[status].filter((act) => actions.includes(act));
  const steps = possible.filter((act) => !SMALL.includes(act)).slice(0, MOST_BUTTONS);
  const [primary, ...beside] = steps;
  return { primary, beside, more: possible.filter((act) => !steps.includes(act)) };
}
