import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { holdCart } from '#services/checkout/hold-cart.ts';
import { releaseHold } from '#services/checkout/release-hold.ts';
import { renewHold } from '#services/checkout/renew-hold.ts';
import type { Deps } from '#services/deps.ts';
import type { ApiEnv } from './env.ts';
import { respond } from './respond.ts';

const described = (summary: string, status: 200 | 204, description: string) =>
  describeRoute({ summary, tags: ['checkout'], responses: { [status]: { description } } });

export const checkoutRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .post('/checkout/hold', described('Hold all lines of the cart', 200, 'Until when'), async (c) =>
      respond(c, await holdCart(deps, await c.get('getActor')()), (hold) => c.json(hold)),
    )
    .patch('/checkout/hold', described('Renew the hold once', 200, 'Until when'), async (c) =>
      respond(c, await renewHold(deps, await c.get('getActor')()), (hold) => c.json(hold)),
    )
    .delete('/checkout/hold', described('Let the held trailers go', 204, 'Nothing is held'), async (c) =>
      respond(c, await releaseHold(deps, await c.get('getActor')()), () => c.body(null, 204)),
    );
