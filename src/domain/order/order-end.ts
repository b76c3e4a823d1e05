/** How an order ends before anything of it has begun, as the log calls it; all its bookings end with it. */
export type OrderEnd = 'order.cancel' | 'order.reject' | 'order.lapse';
