import * as z from 'zod/mini';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import { PAYMENT_STATUSES } from '#domain/order/payment-status.ts';
import { actReason } from './act-reason.ts';
import { id } from './field.ts';
import { listFields, sortOf } from './list-query.ts';
import { order } from './order.ts';
import { wallTime } from './query.ts';
import { type Answer, pageOf, shape } from './shape.ts';
import { balance, money } from './money.ts';
import { declareCalls } from './call.ts';
import { staff } from './rights-row.ts';

/** The company that an order or a booking belongs to, as the operator needs it. */
export const customerSummary = shape('CustomerSummary', {
  id: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
});

/** An order in the operator's list. */
export const adminOrderRow = shape(
  'AdminOrderRow',
  z.extend(
    z.pick(order, {
      id: true,
      number: true,
      status: true,
      paymentMethod: true,
      paymentStatus: true,
      createdAt: true,
      lapsesAt: true,
      poNumber: true,
      version: true,
    }),
    {
      company: z.pick(customerSummary, { id: true, name: true }),
      /** Net: what was agreed, what was charged or credited since, and what is to be paid. */
      agreed: money,
      feesAndCredits: money,
      due: money,
      /** With tax: what is to be paid, what has been paid of it, what is open or goes back. */
      dueGross: money,
      balance,
      dueOn: z.nullable(z.string()),
      /** The transfer should have arrived. */
      isOverdue: z.boolean(),
      /** The money of its transfer can be confirmed. */
      canMarkPaid: z.boolean(),
      /** Numbers of the trailers, and the depots by their codes. */
      trailers: z.array(z.string()),
      depots: z.array(z.string()),
      /** From the first pick-up to the last return, by the clock of the first depot. */
      from: z.string(),
      to: z.string(),
      timeZone: z.string(),
    },
  ),
);
export type AdminOrderRow = Answer<typeof adminOrderRow>;

export const OPERATOR_ORDER_ACTIONS = ['markPaid', 'cancel'] as const;
export type OperatorOrderAction = (typeof OPERATOR_ORDER_ACTIONS)[number];
export const operatorOrderAction = z.enum(OPERATOR_ORDER_ACTIONS);

export const adminOrder = shape(
  'AdminOrder',
  z.extend(order, {
    company: customerSummary,
    /** The admin who placed it in somebody's name. */
    placedBy: z.nullable(z.string()),
    /** Who called, and who said yes when, of an order that the desk has taken or quoted; else null. */
    counter: z.nullable(
      z.strictObject({
        number: z.string(),
        caller: z.nullable(z.string()),
        callerPhone: z.nullable(z.string()),
        takenBy: z.string(),
        takenAt: z.string(),
        acceptedBy: z.string(),
        acceptedAt: z.string(),
      }),
    ),
    /** Papers in the language of whoever placed it: those that the customer has or can have. */
    documents: z.array(z.strictObject({ kind: z.enum(['orderConfirmation', 'rentalContract']), url: z.string() })),
    /** What the operator may do now. */
    operatorActions: z.array(operatorOrderAction),
  }),
);
export type AdminOrder = Answer<typeof adminOrder>;

export const cancelOrderInput = z.strictObject({ reason: actReason('cancel') });
export type CancelOrderInput = z.infer<typeof cancelOrderInput>;

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
export const adminOrderCalls = declareCalls({
  'GET /api/admin/orders': {
    says: 'Orders of all customers',
    rights: staff('orders.read'),
    query: adminOrderQuery,
    answer: pageOf(adminOrderRow),
  },
  'GET /api/admin/orders.csv': {
    says: 'Orders as a file',
    rights: staff('orders.read'),
    query: adminOrderExportQuery,
    answer: { file: 'text/csv' },
  },
  'GET /api/admin/orders/{id}': { says: 'One order of any customer', rights: staff('orders.read'), answer: adminOrder },
  'GET /api/admin/orders/{id}/confirmation.pdf': {
    says: 'The order confirmation of any customer',
    rights: staff('orders.read'),
    answer: { file: 'application/pdf' },
  },
  'GET /api/admin/orders/{id}/contract.pdf': {
    says: 'The rental contract of any customer',
    rights: staff('orders.read'),
    answer: { file: 'application/pdf' },
  },
  /** The money of a transfer has arrived. */
  'POST /api/admin/orders/{id}/transfer-received': {
    says: 'Confirm a received transfer',
    rights: staff('money.write'),
    answer: adminOrder,
    takes: 'version',
  },
  'POST /api/admin/orders/{id}/cancel': {
    says: 'Cancel an order of any customer',
    rights: staff('orders.write'),
    body: cancelOrderInput,
    answer: adminOrder,
    takes: 'version',
  },
});
