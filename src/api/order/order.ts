import { ok } from '#domain/result.ts';
import { orderCalls } from '#contract/order.ts';
import type { Deps } from '#services/deps.ts';
import { approveOrder } from '#services/order/approve-order.ts';
import { cancelOrder } from '#services/order/cancel-order.ts';
import { changeBooks } from '#services/order/change-books.ts';
import { getCalendar } from '#services/order/get-calendar.ts';
import { getDocument } from '#services/order/get-document.ts';
import { getOrder } from '#services/order/get-order.ts';
import { listUnitOrders } from '#services/order/list-orders.ts';
import { takeOrderBudget } from '#services/order/order-throttle.ts';
import { placeOrder } from '#services/order/place-order.ts';
import { rejectOrder } from '#services/order/reject-order.ts';
import { contentDisposition } from '../content-disposition.ts';
import { respond } from '../respond.ts';
import { sendPdf } from '../send-pdf.ts';
import { implement } from '../implement.ts';

export const implementOrders = (deps: Deps) =>
  implement(orderCalls, {
    'POST /api/orders': async ({ c, actor, body, key }) => {
      const budget = await takeOrderBudget(deps, actor);
      if (!budget.ok) return budget;
      const placed = await placeOrder(deps, actor, { input: body, idempotencyKey: key });
      if (!placed.ok) return placed;
      const { order, replayed } = placed.value;
      c.header('Location', `/api/orders/${order.id}`);
      if (!replayed) c.set('placedOrder', order.status);
      return ok({ answer: order, replayed });
    },
    'GET /api/orders': ({ actor, query }) => listUnitOrders(deps, actor, query),
    'GET /api/orders/{id}': ({ actor, params }) => getOrder(deps, actor, params.id),
    'PATCH /api/orders/{id}': ({ actor, params, body, version }) =>
      changeBooks(deps, actor, { orderId: params.id, input: body, version }),
    'POST /api/orders/{id}/cancel': ({ actor, params, body: { reason }, version }) =>
      cancelOrder(deps, actor, { orderId: params.id, version, reason }),
    'POST /api/orders/{id}/approve': ({ actor, params, body, version }) =>
      approveOrder(deps, actor, { orderId: params.id, input: body, version }),
    'POST /api/orders/{id}/reject': ({ actor, params, body, version }) =>
      rejectOrder(deps, actor, { orderId: params.id, input: body, version }),
    'GET /api/orders/{id}/confirmation.pdf': async ({ c, actor, params }) =>
      respond(c, await getDocument(deps, actor, { orderId: params.id, kind: 'orderConfirmation' } as const), (file) =>
        sendPdf(c, file),
      ),
    'GET /api/orders/{id}/contract.pdf': async ({ c, actor, params }) =>
      respond(c, await getDocument(deps, actor, { orderId: params.id, kind: 'rentalContract' } as const), (file) =>
        sendPdf(c, file),
      ),
    'GET /api/orders/{id}/calendar.ics': async ({ c, actor, params }) =>
      respond(c, await getCalendar(deps, actor, params.id), ({ text, filename }) =>
        c.body(text, 200, {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': contentDisposition('attachment', filename),
        }),
      ),
  });
