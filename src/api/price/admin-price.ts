import { adminPriceCalls } from '#contract/admin-price.ts';
import { changePriceList } from '#services/admin/price/change-price-list.ts';
import { createPriceList } from '#services/admin/price/create-price-list.ts';
import { discardPriceList } from '#services/admin/price/discard-price-list.ts';
import { exportPriceLists } from '#services/admin/price/export-price-lists.ts';
import { getPriceList } from '#services/admin/price/get-price-list.ts';
import { listPriceLists } from '#services/admin/price/list-price-lists.ts';
import { publishPriceList } from '#services/admin/price/publish-price-list.ts';
import { withdrawPriceList } from '#services/admin/price/withdraw-price-list.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';

/** Versions of the prices, for the operator. */
export const implementAdminPrices = (deps: Deps) =>
  implement(adminPriceCalls, {
    'GET /api/admin/prices': ({ actor, query }) => listPriceLists(deps, actor, query),
    'GET /api/admin/prices.csv': ({ c, actor, query }) =>
      respondCsv(c, 'price-lists', (reader) => exportPriceLists(deps, actor, query, reader)),
    'POST /api/admin/prices': ({ actor, body, key }) =>
      createPriceList(deps, actor, { input: body, idempotencyKey: key }),
    'GET /api/admin/prices/{id}': ({ actor, params }) => getPriceList(deps, actor, params.id),
    'PATCH /api/admin/prices/{id}': ({ actor, params, body, version }) =>
      changePriceList(deps, actor, { ...params, input: body, version }),
    'POST /api/admin/prices/{id}/publish': ({ actor, params, version }) =>
      publishPriceList(deps, actor, { ...params, version }),
    'POST /api/admin/prices/{id}/withdraw': ({ actor, params, version }) =>
      withdrawPriceList(deps, actor, { ...params, version }),
    'DELETE /api/admin/prices/{id}': ({ actor, params, version }) =>
      discardPriceList(deps, actor, { ...params, version }),
  });
