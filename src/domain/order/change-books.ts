import type { OrderState } from './order-state.ts';

/** Of an order that came to nothing there is nothing to bill. One that was cancelled may still cost a fee. */
const NEVER_BILLED: readonly OrderState[] = ['rejected', 'expired'];

/** Whether it matters under which number and cost centre an order is booked. */
export const mayChangeBooks = (state: OrderState): boolean => !NEVER_BILLED.includes(state);
