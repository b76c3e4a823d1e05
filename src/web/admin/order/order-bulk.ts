import { api } from '#web/client/api-client.ts';
import { downloadFile } from '#web/client/download-file.ts';
import type { Bulk } from '../list/bulk-action.ts';
import type { OrderView } from './to-order-view.server.ts';

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
      fits: ({ status }) => status === 'confirmed' || status === 'active' || status === 'completed',
      ask: {
        text: 'adminOrder.bulk.contracts.text',
        send: ({ id }) => downloadFile(`/api/admin/orders/${id}/contract.pdf`),
      },
    },
  ],
};
