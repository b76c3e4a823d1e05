import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  type AdminPriceList,
  adminPriceQuery,
  changePriceListInput,
  createPriceListInput,
} from '#contract/admin-price.ts';
import type { Result } from '#domain/result.ts';
import { changePriceList } from '#services/admin/price/change-price-list.ts';
import { createPriceList } from '#services/admin/price/create-price-list.ts';
import { discardPriceList } from '#services/admin/price/discard-price-list.ts';
import { exportPriceLists } from '#services/admin/price/export-price-lists.ts';
import { getPriceList } from '#services/admin/price/get-price-list.ts';
import { listPriceLists } from '#services/admin/price/list-price-lists.ts';
import { publishPriceList } from '#services/admin/price/publish-price-list.ts';
import type { Deps } from '#services/deps.ts';
import type { Failure } from '#services/failure.ts';
import { created } from './created.ts';
import { respondCsv } from './csv.ts';
import type { ApiEnv } from './env.ts';
import { readVersion } from './if-match.ts';
import { input } from './input.ts';
import { pathId } from './path-id.ts';
import { respond } from './respond.ts';

const described = (summary: string, description = 'The price list', status: 200 | 201 | 204 = 200) =>
  describeRoute({ summary, tags: ['admin: prices'], responses: { [status]: { description } } });

const answer = (c: Context, result: Result<AdminPriceList, Failure>) => respond(c, result, (list) => c.json(list));

/** Versions of the prices, for the operator. */
export const adminPricesRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .get('/admin/prices', described('All price lists', 'A page'), input('query', adminPriceQuery), async (c) =>
      respond(c, await listPriceLists(deps, await c.get('getActor')(), c.req.valid('query')), (page) => c.json(page)),
    )
    .get(
      '/admin/prices.csv',
      described('All price lists as a file', 'CSV'),
      input('query', adminPriceQuery),
      async (c) =>
        respondCsv(c, 'price-lists', await exportPriceLists(deps, await c.get('getActor')(), c.req.valid('query'))),
    )
    .post(
      '/admin/prices',
      described('Begin a new version as a copy', 'The draft', 201),
      input('json', createPriceListInput),
      async (c) => {
        const creation = { input: c.req.valid('json'), idempotencyKey: c.req.header('idempotency-key') };
        return respond(c, await createPriceList(deps, await c.get('getActor')(), creation), (made) => created(c, made));
      },
    )
    .get('/admin/prices/:id', described('One price list'), pathId('id'), async (c) =>
      answer(c, await getPriceList(deps, await c.get('getActor')(), c.req.valid('param').id)),
    )
    .patch(
      '/admin/prices/:id',
      described('Change a draft'),
      pathId('id'),
      input('json', changePriceListInput),
      async (c) => {
        const change = { ...c.req.valid('param'), input: c.req.valid('json'), version: readVersion(c) };
        return answer(c, await changePriceList(deps, await c.get('getActor')(), change));
      },
    )
    .post('/admin/prices/:id/publish', described('Publish a draft'), pathId('id'), async (c) =>
      answer(
        c,
        await publishPriceList(deps, await c.get('getActor')(), { ...c.req.valid('param'), version: readVersion(c) }),
      ),
    )
    .delete('/admin/prices/:id', described('Throw a draft away', 'Gone', 204), pathId('id'), async (c) =>
      respond(
        c,
        await discardPriceList(deps, await c.get('getActor')(), { ...c.req.valid('param'), version: readVersion(c) }),
        () => c.body(null, 204),
      ),
    );
