import * as z from 'zod/mini';
import type { Money } from '#domain/money/money.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import type { Balance } from '#domain/order/order-sums.ts';
import { PAYMENT_STATUSES } from '#domain/order/payment-status.ts';
import { id } from './field.ts';
import { type ListPage, listFields, type SentQuery, sortOf } from './list-query.ts';
import type { Order } from './order.ts';
import { wallTime } from './query.ts';

/** The company that an order or a booking belongs to, as the operator needs it. */
export type CustomerSummary = { readonly id: string; readonly name: string; readonly phone: string | null };

/** An order in the operator's list. */
export type AdminOrderRow = Pick<
  Order,
  'id' | 'number' | 'status' | 'paymentMethod' | 'paymentStatus' | 'createdAt' | 'lapsesAt' | 'poNumber'
> & {
  readonly company: Pick<CustomerSummary, 'id' | 'name'>;
  /** Net: what was agreed, what was charged or credited since, and what is to be paid. */
  readonly agreed: Money;
  readonly feesAndCredits: Money;
  readonly due: Money;
  /** With tax: what is to be paid, what has been paid of it, what is open or goes back. */
  readonly dueGross: Money;
  readonly balance: Balance;
  readonly dueOn: string | null;
  /** The transfer should have arrived. */
  readonly isOverdue: boolean;
  /** Numbers of the trailers, and the depots by their codes. */
  readonly trailers: readonly string[];
  readonly depots: readonly string[];
  /** From the first pick-up to the last return, by the clock of the first depot. */
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
};

export const OPERATOR_ORDER_ACTIONS = ['markPaid', 'cancel'] as const;
export type OperatorOrderAction = (typeof OPERATOR_ORDER_ACTIONS)[number];

export type AdminOrder = Order & {
  readonly company: CustomerSummary;
  /** The admin who placed it in somebody's name. */
  readonly placedBy: string | null;
  /** Papers in the language of whoever placed it: those that the customer has or can have. */
  readonly documents: readonly { readonly kind: 'orderConfirmation' | 'rentalContract'; readonly url: string }[];
  /** What the operator may do now. */
  readonly operatorActions: readonly OperatorOrderAction[];
};

const day = wallTime.check(z.maxLength(10, 'wall-time'));

const orderFilter = {
  /** Number, company, plate or number of a trailer. */
  q: listFields.q,
  status: z.optional(z.enum(ORDER_STATES, 'unknown')),
  /** `awaitingTransfer` also finds what is overdue; `overdue` goes by the day, whatever the state says. */
  payment: z.optional(z.enum(PAYMENT_STATUSES, 'unknown')),
  depot: z.optional(id),
  businessUnit: z.optional(id),
  /** Placed on these days of the operator, both included. */
  from: z.optional(day),
  to: z.optional(day),
  /** `net` is what is to be paid. */
  sort: sortOf(['createdAt', 'net', 'company']),
};

export const adminOrderQuery = z.strictObject({ ...listFields, ...orderFilter });
export type AdminOrderQuery = z.infer<typeof adminOrderQuery>;
export const adminOrderExportQuery = z.strictObject(orderFilter);
export type AdminOrderExportQuery = z.infer<typeof adminOrderExportQuery>;

/** `GET /api/admin/orders.csv` answers the same list as a file; the papers of an order are files too. */
export interface AdminOrderCalls {
  'GET /api/admin/orders': { query: SentQuery<AdminOrderQuery>; answer: ListPage<AdminOrderRow> };
  'GET /api/admin/orders/{id}': { answer: AdminOrder };
  /** The money of a transfer has arrived. */
  'POST /api/admin/orders/{id}/transfer-received': { answer: AdminOrder };
  'POST /api/admin/orders/{id}/cancel': { answer: AdminOrder };
}
