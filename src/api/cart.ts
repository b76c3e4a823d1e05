import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  addTrailerInput,
  type Cart,
  cartItemParam,
  changeCartInput,
  changePeriodInput,
  chooseServicesInput,
  riskCheckInput,
} from '#contract/cart.ts';
import type { Result } from '#domain/result.ts';
import { addTrailer } from '#services/cart/add-trailer.ts';
import { changeCart } from '#services/cart/change-cart.ts';
import { changePeriod } from '#services/cart/change-period.ts';
import { checkRisk } from '#services/cart/check-risk.ts';
import { chooseServices } from '#services/cart/choose-services.ts';
import { getCart } from '#services/cart/get-cart.ts';
import { removeTrailer } from '#services/cart/remove-trailer.ts';
import type { Deps } from '#services/deps.ts';
import type { Failure } from '#services/failure.ts';
import type { ApiEnv } from './env.ts';
import { readVersion } from './if-match.ts';
import { input } from './input.ts';
import { respond } from './respond.ts';

const described = (summary: string, description = 'The whole cart') =>
  describeRoute({ summary, tags: ['cart'], responses: { 200: { description } } });

const answer = (c: Context, result: Result<Cart, Failure>) => respond(c, result, (cart) => c.json(cart));

/** The cart of the signed-in user. Every change answers with the whole of it. */
export const cartRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .get('/cart', described('The cart'), async (c) => answer(c, await getCart(deps, await c.get('getActor')())))
    .patch(
      '/cart',
      described('Change order number, cost centre or note'),
      input('json', changeCartInput),
      async (c) => {
        const change = { input: c.req.valid('json'), version: readVersion(c) };
        return answer(c, await changeCart(deps, await c.get('getActor')(), change));
      },
    )
    .post('/cart/items', described('Add a trailer'), input('json', addTrailerInput), async (c) => {
      const addition = { input: c.req.valid('json'), version: readVersion(c) };
      return answer(c, await addTrailer(deps, await c.get('getActor')(), addition));
    })
    .patch(
      '/cart/items/:id',
      described('Change the period of a line'),
      input('param', cartItemParam),
      input('json', changePeriodInput),
      async (c) => {
        const change = { itemId: c.req.valid('param').id, input: c.req.valid('json'), version: readVersion(c) };
        return answer(c, await changePeriod(deps, await c.get('getActor')(), change));
      },
    )
    .delete('/cart/items/:id', described('Remove a line'), input('param', cartItemParam), async (c) => {
      const removal = { itemId: c.req.valid('param').id, version: readVersion(c) };
      return answer(c, await removeTrailer(deps, await c.get('getActor')(), removal));
    })
    .put(
      '/cart/items/:id/services',
      described('Choose the services of a line'),
      input('param', cartItemParam),
      input('json', chooseServicesInput),
      async (c) => {
        const { services } = c.req.valid('json');
        const choice = { itemId: c.req.valid('param').id, services, version: readVersion(c) };
        return answer(c, await chooseServices(deps, await c.get('getActor')(), choice));
      },
    )
    .post(
      '/cart/risk-check',
      described('Whether the cart may be paid later', 'The verdict'),
      input('json', riskCheckInput),
      async (c) => respond(c, await checkRisk(deps, await c.get('getActor')()), (verdict) => c.json(verdict)),
    );
