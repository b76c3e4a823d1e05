import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { pageErrorInput } from '#contract/page-error.ts';
import type { Deps } from '#services/deps.ts';
import { receivePageError } from '#services/fault/receive-page-error.ts';
import type { ApiEnv } from './env.ts';
import { input } from './input.ts';
import { respond } from './respond.ts';

export const pageErrorsRouter = (deps: Deps) =>
  new Hono<ApiEnv>().post(
    '/page-errors',
    describeRoute({
      summary: 'Report an error in a page',
      tags: ['page errors'],
      responses: { 204: { description: 'Written to the log, masked' } },
    }),
    input('json', pageErrorInput),
    async (c) =>
      respond(c, await receivePageError(deps, c.req.valid('json'), c.get('getClient')()), (pageError) => {
        c.get('log').warn({ pageError }, 'error in a page');
        return c.body(null, 204);
      }),
  );
