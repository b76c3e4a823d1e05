import type { Temporal } from 'temporal-polyfill';
import type { OrderState } from '#domain/order/order-state.ts';
import type { Actor, System } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { hasStaffRight } from '#domain/team/staff-right.ts';
import { keysOf } from '../table.ts';
import type { BookingState } from './booking-state.ts';
import { hasPassed, type Span } from '#domain/time/period.ts';

type Party = 'customer' | 'operator' | 'system';
type ActionRule = {
  readonly in: readonly BookingState[];
  /** The state it leads to; without one the state stays. */
  readonly to?: BookingState;
  /** Whether it needs a trailer whose return waits for its confirmation, or goes on while it does. */
  readonly handedBack?: 'only' | 'too';
  readonly by: readonly Party[];
  /** What there is to bill may be another after it. */
  readonly bills?: true;
};

const BOTH = ['customer', 'operator'] as const;
const OPERATOR = ['operator'] as const;
const OUT = ['onRent', 'returnAnnounced'] as const;

/** What can be done to a booking, in which states, by whom. */
export const BOOKING_ACTIONS = {
  pickUp: { in: ['reserved'], to: 'onRent', by: BOTH },
  announceReturn: { in: OUT, to: 'returnAnnounced', by: BOTH },
  return: { in: OUT, to: 'returned', by: BOTH, bills: true },
  handBack: { in: OUT, by: BOTH },
  confirmReturn: { in: OUT, to: 'returned', by: ['operator', 'system'], handedBack: 'only', bills: true },
  disputeReturn: { in: OUT, by: OPERATOR, handedBack: 'only' },
  correctReturn: { in: ['returned'], by: OPERATOR, bills: true },
  extend: { in: ['reserved', 'onRent'], by: BOTH, bills: true },
  askExtension: { in: ['reserved', 'onRent'], by: ['customer'] },
  declineExtension: { in: ['reserved', 'onRent'], by: OPERATOR },
  rebook: { in: ['reserved'], by: ['customer'], bills: true },
  moveReturn: { in: ['reserved', ...OUT], by: BOTH, bills: true },
  cancel: { in: ['reserved'], to: 'cancelled', by: [...BOTH, 'system'], bills: true },
  editNote: { in: ['reserved', ...OUT], by: BOTH, handedBack: 'too' },
  markNoShow: { in: ['reserved'], to: 'noShow', by: OPERATOR, bills: true },
  swapTrailer: { in: ['reserved'], by: ['operator', 'system'] },
  exchangeTrailer: { in: OUT, by: OPERATOR },
  correctPeriod: { in: ['reserved', ...OUT], by: OPERATOR, bills: true },
  agreeLateFee: { in: OUT, by: OPERATOR, handedBack: 'too' },
  close: { in: ['returned'], to: 'closed', by: OPERATOR },
  changeFee: { in: ['cancelled', 'noShow', 'returned', 'closed'], by: OPERATOR, bills: true },
} as const satisfies Record<string, ActionRule>;
export type BookingAction = keyof typeof BOOKING_ACTIONS;

export type BookingSituation = {
  readonly state: BookingState;
  readonly orderState: OrderState;
  readonly period: Span;
  /** The customer has signed its return alone, and nobody has confirmed it yet. */
  readonly isHandedBack: boolean;
};

export const PICK_UP_HOURS_EARLY = 2;

type Guard = (booking: BookingSituation, now: Temporal.Instant, party: Party) => boolean;

/** A waiting order may still lapse, so nothing is built on it. */
const isBinding: Guard = ({ orderState }) => orderState === 'confirmed' || orderState === 'active';
const pickUpHasPassed: Guard = ({ period }, now) => hasPassed(period.from, now);

/** What the state alone does not tell. An action without a guard is legal in all its states. */
const GUARDS: Partial<Record<BookingAction, Guard>> = {
  pickUp: (booking, now, party) =>
    isBinding(booking, now, party) && hasPassed(booking.period.from.subtract({ hours: PICK_UP_HOURS_EARLY }), now),
  extend: isBinding,
  // Whoever is late already calls, and does not wait for an answer.
  askExtension: (booking, now, party) => isBinding(booking, now, party) && !hasPassed(booking.period.to, now),
  // A pick-up that was missed is not made good by another date.
  rebook: (booking, now, party) => isBinding(booking, now, party) && !pickUpHasPassed(booking, now, party),
  moveReturn: isBinding,
  // Whoever does not come cannot turn the no-show into a cheaper cancellation afterwards.
  cancel: (booking, now, party) => party !== 'customer' || !pickUpHasPassed(booking, now, party),
  markNoShow: (booking, now, party) => isBinding(booking, now, party) && pickUpHasPassed(booking, now, party),
};

const isHandover = (action: BookingAction): boolean => action === 'pickUp' || action === 'return';

function partyOf(actor: Actor | System, action: BookingAction): Party | undefined {
  if (actor.kind === 'system') return 'system';
  if (actor.kind === 'platformAdmin') {
    return hasStaffRight(actor, isHandover(action) ? 'handovers.work' : 'orders.write') ? 'operator' : undefined;
  }
  return hasRight(actor, 'rent') ? 'customer' : undefined;
}

/** Whether this actor may do this to a booking of their own unit now. Signing has further needs of its own. */
export function canAct(
  action: BookingAction,
  booking: BookingSituation,
  actor: Actor | System,
  now: Temporal.Instant,
): boolean {
  const rule: ActionRule = BOOKING_ACTIONS[action];
  const party = partyOf(actor, action);
  if (booking.isHandedBack ? rule.handedBack === undefined : rule.handedBack === 'only') return false;
  if (party === undefined || !rule.by.includes(party) || !rule.in.includes(booking.state)) return false;
  return GUARDS[action]?.(booking, now, party) ?? true;
}

/** Whether what there is to bill of a booking may be another after it. */
export const changesBill = (action: BookingAction): boolean => 'bills' in BOOKING_ACTIONS[action];

/** A return without the depot hands back, and the desk is asked where an extension is refused: nobody chooses these. */
const NO_CHOICE: ReadonlySet<BookingAction> = new Set(['handBack', 'askExtension', 'declineExtension']);

/** All that this actor may choose to do now, in the order of the table. */
export const actionsFor = (
  booking: BookingSituation,
  actor: Actor | System,
  now: Temporal.Instant,
): readonly BookingAction[] =>
  keysOf(BOOKING_ACTIONS).filter((action) => !NO_CHOICE.has(action) && canAct(action, booking, actor, now));
