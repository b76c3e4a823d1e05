import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { adminOrderExportQuery, adminOrderQuery, type AdminOrder } from '#contract/admin-order.ts';
import { orderParam } from '#contract/order.ts';
import type { Result } from '#domain/result.ts';
import { cancelOrder } from '#services/admin/order/cancel-order.ts';
import { confirmTransfer } from '#services/admin/order/confirm-transfer.ts';
import { exportOrders } from '#services/admin/order/export-orders.ts';
import { getDocument } from '#services/admin/order/get-document.ts';
import { getOrder } from '#services/admin/order/get-order.ts';
import { listOrders } from '#services/admin/order/list-orders.ts';
import type { Deps } from '#services/deps.ts';
import type { Failure } from '#services/failure.ts';
import { respondCsv } from './csv.ts';
import type { ApiEnv } from './env.ts';
import { readVersion } from './if-match.ts';
import { input } from './input.ts';
import { respond } from './respond.ts';
import { sendPdf } from './send-pdf.ts';

const described = (summary: string, description: string) =>
  describeRoute({ summary, tags: ['operator'], responses: { 200: { description } } });

const answer = (c: Context, result: Result<AdminOrder, Failure>) => respond(c, result, (order) => c.json(order));

export const adminOrdersRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .get(
      '/admin/orders',
      described('Orders of all customers', 'Orders, newest first'),
      input('query', adminOrderQuery),
      async (c) =>
        respond(c, await listOrders(deps, await c.get('getActor')(), c.req.valid('query')), (page) => c.json(page)),
    )
    .get(
      '/admin/orders.csv',
      described('Orders as a file', 'A CSV file'),
      input('query', adminOrderExportQuery),
      async (c) => respondCsv(c, 'orders', await exportOrders(deps, await c.get('getActor')(), c.req.valid('query'))),
    )
    .get(
      '/admin/orders/:id',
      described('One order of any customer', 'The order'),
      input('param', orderParam),
      async (c) => answer(c, await getOrder(deps, await c.get('getActor')(), c.req.valid('param').id)),
    )
    .get(
      '/admin/orders/:id/confirmation.pdf',
      described('The order confirmation of any customer', 'A PDF file'),
      input('param', orderParam),
      async (c) => {
        const which = { orderId: c.req.valid('param').id, kind: 'orderConfirmation' } as const;
        return respond(c, await getDocument(deps, await c.get('getActor')(), which), (file) => sendPdf(c, file));
      },
    )
    .get(
      '/admin/orders/:id/contract.pdf',
      described('The rental contract of any customer', 'A PDF file'),
      input('param', orderParam),
      async (c) => {
        const which = { orderId: c.req.valid('param').id, kind: 'rentalContract' } as const;
        return respond(c, await getDocument(deps, await c.get('getActor')(), which), (file) => sendPdf(c, file));
      },
    )
    .post(
      '/admin/orders/:id/transfer-received',
      described('Confirm a received transfer', 'The order'),
      input('param', orderParam),
      async (c) => {
        const which = { orderId: c.req.valid('param').id, version: readVersion(c) };
        return answer(c, await confirmTransfer(deps, await c.get('getActor')(), which));
      },
    )
    .post(
      '/admin/orders/:id/cancel',
      described('Cancel an order of any customer', 'The order'),
      input('param', orderParam),
      async (c) => {
        const which = { orderId: c.req.valid('param').id, version: readVersion(c) };
        return answer(c, await cancelOrder(deps, await c.get('getActor')(), which));
      },
    );
