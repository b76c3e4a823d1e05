import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  approveOrderInput,
  orderParam,
  orderQuery,
  placeOrderInput,
  rejectOrderInput,
  type Order,
} from '#contract/order.ts';
import type { Result } from '#domain/result.ts';
import type { Deps } from '#services/deps.ts';
import type { Failure } from '#services/failure.ts';
import { approveOrder } from '#services/order/approve-order.ts';
import { cancelOrder } from '#services/order/cancel-order.ts';
import { getCalendar } from '#services/order/get-calendar.ts';
import { getDocument } from '#services/order/get-document.ts';
import { getOrder } from '#services/order/get-order.ts';
import { listUnitOrders } from '#services/order/list-orders.ts';
import { takeOrderBudget } from '#services/order/order-throttle.ts';
import { placeOrder } from '#services/order/place-order.ts';
import { rejectOrder } from '#services/order/reject-order.ts';
import type { ApiEnv } from './env.ts';
import { readVersion } from './if-match.ts';
import { input } from './input.ts';
import { refused, respond } from './respond.ts';
import { sendPdf } from './send-pdf.ts';

const described = (summary: string, description: string, status: 200 | 201 = 200) =>
  describeRoute({ summary, tags: ['orders'], responses: { [status]: { description } } });

const answer = (c: Context, result: Result<Order, Failure>) => respond(c, result, (order) => c.json(order));

export const ordersRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .post('/orders', described('Place an order', 'The order', 201), input('json', placeOrderInput), async (c) => {
      const actor = await c.get('getActor')();
      const budget = await takeOrderBudget(deps, actor);
      if (!budget.ok) return refused(c, budget.error);
      const idempotencyKey = c.req.header('idempotency-key');
      const placed = await placeOrder(deps, actor, { input: c.req.valid('json'), idempotencyKey });
      return respond(c, placed, ({ order, replayed }) => {
        if (replayed) c.header('Idempotent-Replayed', 'true');
        c.header('Location', `/api/orders/${order.id}`);
        return c.json(order, 201);
      });
    })
    .get(
      '/orders',
      described('The orders of the unit', 'Orders, newest first'),
      input('query', orderQuery),
      async (c) =>
        respond(c, await listUnitOrders(deps, await c.get('getActor')(), c.req.valid('query')), (page) => c.json(page)),
    )
    .get('/orders/:id', described('One order', 'The order'), input('param', orderParam), async (c) =>
      answer(c, await getOrder(deps, await c.get('getActor')(), c.req.valid('param').id)),
    )
    .post('/orders/:id/cancel', described('Cancel an order', 'The order'), input('param', orderParam), async (c) => {
      const cancellation = { orderId: c.req.valid('param').id, version: readVersion(c) };
      return answer(c, await cancelOrder(deps, await c.get('getActor')(), cancellation));
    })
    .post(
      '/orders/:id/approve',
      described('Approve an order', 'The order'),
      input('param', orderParam),
      input('json', approveOrderInput),
      async (c) => {
        const decision = { orderId: c.req.valid('param').id, input: c.req.valid('json'), version: readVersion(c) };
        return answer(c, await approveOrder(deps, await c.get('getActor')(), decision));
      },
    )
    .post(
      '/orders/:id/reject',
      described('Reject an order', 'The order'),
      input('param', orderParam),
      input('json', rejectOrderInput),
      async (c) => {
        const decision = { orderId: c.req.valid('param').id, input: c.req.valid('json'), version: readVersion(c) };
        return answer(c, await rejectOrder(deps, await c.get('getActor')(), decision));
      },
    )
    .get(
      '/orders/:id/confirmation.pdf',
      described('The order confirmation', 'A PDF file'),
      input('param', orderParam),
      async (c) => {
        const which = { orderId: c.req.valid('param').id, kind: 'orderConfirmation' } as const;
        return respond(c, await getDocument(deps, await c.get('getActor')(), which), (file) => sendPdf(c, file));
      },
    )
    .get(
      '/orders/:id/contract.pdf',
      described('The rental contract', 'A PDF file'),
      input('param', orderParam),
      async (c) => {
        const which = { orderId: c.req.valid('param').id, kind: 'rentalContract' } as const;
        return respond(c, await getDocument(deps, await c.get('getActor')(), which), (file) => sendPdf(c, file));
      },
    )
    .get(
      '/orders/:id/calendar.ics',
      described('Pick-ups and returns', 'An iCalendar file'),
      input('param', orderParam),
      async (c) =>
        respond(c, await getCalendar(deps, await c.get('getActor')(), c.req.valid('param').id), ({ text, filename }) =>
          c.body(text, 200, {
            'Content-Type': 'text/calendar; charset=utf-8',
            'Content-Disposition': `attachment; filename="${filename}"`,
          }),
        ),
    );
