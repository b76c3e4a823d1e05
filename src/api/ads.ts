import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { adsConversionInput } from '#contract/ads.ts';
import type { Deps } from '#services/deps.ts';
import { reportConversion } from '#services/order/report-conversion.ts';
import type { ApiEnv } from './env.ts';
import { input } from './input.ts';
import { respond } from './respond.ts';

export const adsRouter = (deps: Deps) =>
  new Hono<ApiEnv>().post(
    '/google-ads-conversion',
    describeRoute({
      summary: 'Report that an ad led to an order',
      tags: ['ads'],
      responses: { 204: { description: 'Noted; it is passed on later' } },
    }),
    input('json', adsConversionInput),
    async (c) =>
      respond(c, await reportConversion(deps, await c.get('getActor')(), c.req.valid('json')), () => c.body(null, 204)),
  );
