import { isDropped, isOver, type BookingState } from '#domain/booking/booking-state.ts';
import type { OrderState } from './order-state.ts';

/** The states that a new order passes through at once; it stays in the last. */
export function placingPath(order: {
  readonly needsApproval: boolean;
  readonly paidInAdvance: boolean;
}): readonly OrderState[] {
  return order.needsApproval ? ['pendingApproval'] : approvalPath(order);
}

/** The states that an approved order passes through at once. */
export const approvalPath = ({ paidInAdvance }: { readonly paidInAdvance: boolean }): readonly OrderState[] =>
  paidInAdvance ? ['placed'] : ['placed', 'confirmed'];

/**
 * The state that follows from an order's bookings: active from the first pick-up until the last is closed, completed
 * when nothing more will happen to any, cancelled when all are. A waiting order stays so unless all are cancelled.
 */
export function deriveOrderState(current: OrderState, bookings: readonly BookingState[]): OrderState {
  if (!['pendingApproval', 'placed', 'confirmed', 'active'].includes(current) || bookings.length === 0) return current;
  if (bookings.every((state) => state === 'cancelled')) return current === 'active' ? 'completed' : 'cancelled';
  if (current === 'pendingApproval' || current === 'placed') return current;
  if (bookings.every(isOver)) return 'completed';
  const hasBegun = bookings.some((state) => state !== 'reserved' && !isDropped(state));
  return hasBegun ? 'active' : current;
}
