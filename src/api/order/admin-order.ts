import { adminOrderCalls } from '#contract/admin-order.ts';
import { cancelOrder } from '#services/admin/order/cancel-order.ts';
import { confirmTransfer } from '#services/admin/order/confirm-transfer.ts';
import { exportOrders } from '#services/admin/order/export-orders.ts';
import { getDocument } from '#services/admin/order/get-document.ts';
import { getOrder } from '#services/admin/order/get-order.ts';
import { listOrders } from '#services/admin/order/list-orders.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import { respond } from '../respond.ts';
import { sendPdf } from '../send-pdf.ts';
import { implement } from '../implement.ts';

export const implementAdminOrders = (deps: Deps) =>
  implement(adminOrderCalls, {
    'GET /api/admin/orders': ({ actor, query }) => listOrders(deps, actor, query),
    'GET /api/admin/orders.csv': ({ c, actor, query }) =>
      respondCsv(c, 'orders', (reader) => exportOrders(deps, actor, query, reader)),
    'GET /api/admin/orders/{id}': ({ actor, params }) => getOrder(deps, actor, params.id),
    'GET /api/admin/orders/{id}/confirmation.pdf': async ({ c, actor, params }) =>
      respond(c, await getDocument(deps, actor, { orderId: params.id, kind: 'orderConfirmation' } as const), (file) =>
        sendPdf(c, file),
      ),
    'GET /api/admin/orders/{id}/contract.pdf': async ({ c, actor, params }) =>
      respond(c, await getDocument(deps, actor, { orderId: params.id, kind: 'rentalContract' } as const), (file) =>
        sendPdf(c, file),
      ),
    'POST /api/admin/orders/{id}/transfer-received': ({ actor, params, version }) =>
      confirmTransfer(deps, actor, { orderId: params.id, version }),
    'POST /api/admin/orders/{id}/cancel': ({ actor, params, body, version }) =>
      cancelOrder(deps, actor, { orderId: params.id, version, input: body }),
  });
