import type { OrderState } from '#domain/order/order-state.ts';
import { api } from '#web/client/api-client.ts';
import type { Bulk } from '../list/bulk-action.ts';
import type { OrderView } from './to-order-view.server.ts';

/** Before that nothing is agreed, and what was called off needs no paper any more. */
export const hasPapers = (status: OrderState): boolean =>
  status === 'confirmed' || status === 'active' || status === 'completed';

/** Transfers that have arrived, and the papers of orders. */
export const ORDER_BULK: Bulk<OrderView> = {
  nameOf: ({ number }) => number,
  pathOf: ({ id }) => `/admin/orders/${id}`,
  actions: [
    {
      id: 'markPaid',
      label: 'adminOrder.markPaid',
      right: 'money.write',
      title: 'adminOrder.bulk.markPaid',
      fits: ({ canMarkPaid }) => canMarkPaid,
      ask: {
        text: 'adminOrder.bulk.markPaid.text',
        send: ({ id, version }) =>
          api.post('/api/admin/orders/{id}/transfer-received', { params: { id }, ifMatch: version }),
      },
    },
    {
      id: 'contracts',
      label: 'adminOrder.bulk.contracts',
      right: 'orders.read',
      title: 'adminOrder.bulk.contracts.title',
      fits: ({ status }) => hasPapers(status),
      ask: {
        text: 'admin.bulk.papers',
        paperOf: ({ id }) => `/api/admin/orders/${id}/contract.pdf`,
      },
    },
    {
      id: 'confirmations',
      label: 'adminOrder.bulk.confirmations',
      right: 'orders.read',
      title: 'adminOrder.bulk.confirmations.title',
      fits: ({ status }) => hasPapers(status),
      ask: {
        text: 'admin.bulk.papers',
        paperOf: ({ id }) => `/api/admin/orders/${id}/confirmation.pdf`,
      },
    },
  ],
};
