export const ORDER_STATES = [
  'pendingApproval',
  'placed',
  'confirmed',
  'active',
  'completed',
  'rejected',
  'cancelled',
  'expired',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/**
 * Every change of state that there is. `confirmed → completed` is an order whose trailers nobody came for.
 */
export const ORDER_TRANSITIONS = {
  pendingApproval: ['placed', 'rejected', 'cancelled', 'expired'],
  placed: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['active', 'completed', 'cancelled'],
  active: ['completed'],
  completed: [],
  rejected: [],
  cancelled: [],
  expired: [],
} as const satisfies Record<OrderState, readonly OrderState[]>;

export const canOrderBecome = (from: OrderState, to: OrderState): boolean =>
  ORDER_TRANSITIONS[from].some((state) => state === to);

/** Waits for an approval or an advance transfer, and lapses without it. */
export const isWaiting = (state: OrderState): boolean => state === 'pendingApproval' || state === 'placed';
