import type { Temporal } from 'temporal-polyfill';
import type { BookingState } from '#domain/booking/booking-state.ts';
import { findAttention } from '#domain/booking/booking-tab.ts';
import { canDecide } from '#domain/order/approval.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { PaymentStatus } from '#domain/order/payment-status.ts';
import type { Member } from '#domain/team/actor.ts';
import type { Role } from '#domain/team/role.ts';
import type { Period } from '#domain/time/period.ts';
import { localDate } from '#domain/time/wall-clock.ts';

/** What waits on a booking. */
export type TrailerMatter = 'overdue' | 'pickUp' | 'return';

/** What waits on an order: `approval` for who may give it, `approvalAsked` for who has asked for it. */
export type OrderMatter = 'approval' | 'approvalAsked' | 'advancePayment' | 'payment';

export type Matter = TrailerMatter | OrderMatter;

const TRAILERS_FIRST = [
  'overdue',
  'pickUp',
  'approval',
  'advancePayment',
  'return',
  'payment',
  'approvalAsked',
] as const satisfies readonly Matter[];
const MONEY_FIRST = [
  'payment',
  'advancePayment',
  'overdue',
  'pickUp',
  'return',
  'approval',
  'approvalAsked',
] as const satisfies readonly Matter[];

/** In which order a role reads what waits, and what of it is theirs to do. */
export const MATTERS_OF_ROLE = {
  admin: { order: TRAILERS_FIRST, own: TRAILERS_FIRST },
  dispatcher: { order: TRAILERS_FIRST, own: TRAILERS_FIRST },
  accountant: { order: MONEY_FIRST, own: ['payment', 'advancePayment'] },
  viewer: { order: TRAILERS_FIRST, own: [] },
} as const satisfies Record<Role, { readonly order: readonly Matter[]; readonly own: readonly Matter[] }>;

export const isOwnMatter = (matter: Matter, role: Role): boolean =>
  MATTERS_OF_ROLE[role].own.some((own) => own === matter);

type LiveBooking = {
  readonly state: BookingState;
  readonly isHandedBack: boolean;
  readonly orderState: OrderState;
  readonly period: Period;
};

/** What somebody has to do about a booking today; today is the depot's. A return that was announced waits for nobody. */
export function matterOfBooking(booking: LiveBooking, now: Temporal.Instant): TrailerMatter | undefined {
  const attention = findAttention(booking, now);
  if (attention === 'overdue') return 'overdue';
  if (attention === 'pickUpToday') return 'pickUp';
  const { state, isHandedBack, period } = booking;
  const endsToday = localDate(period.to, period.timeZone) === localDate(now, period.timeZone);
  return state === 'onRent' && !isHandedBack && endsToday ? 'return' : undefined;
}

type LiveOrder = {
  readonly businessUnitId: string;
  readonly createdBy: string;
  readonly status: OrderState;
  readonly paymentStatus: PaymentStatus;
  readonly openCents: number;
};

/** What somebody has to do about an order. An approval that is neither to be given nor asked for is not this person's. */
export function matterOfOrder(order: LiveOrder, member: Member): OrderMatter | undefined {
  if (order.status === 'pendingApproval') {
    if (canDecide(member, order)) return 'approval';
    return order.createdBy === member.userId ? 'approvalAsked' : undefined;
  }
  if (order.status === 'placed') return 'advancePayment';
  return order.paymentStatus === 'overdue' && order.openCents > 0 ? 'payment' : undefined;
}

type Dated = { readonly matter: Matter; readonly at: Date };

/** The most pressing first: by what it is to this role, then by until when it can be done. */
export function inOrderOfUrgency<Item extends Dated>(items: readonly Item[], role: Role): readonly Item[] {
  const order: readonly Matter[] = MATTERS_OF_ROLE[role].order;
  return items.toSorted((a, b) => order.indexOf(a.matter) - order.indexOf(b.matter) || a.at.getTime() - b.at.getTime());
}
