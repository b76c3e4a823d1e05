import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { exportData } from '#services/account/export-data.ts';
import type { Deps } from '#services/deps.ts';
import type { ApiEnv } from './env.ts';
import { respond } from './respond.ts';

/** What the shop knows about whoever asks. */
export const accountRouter = (deps: Deps) =>
  new Hono<ApiEnv>().get(
    '/users/export',
    describeRoute({
      summary: 'Download everything the shop keeps about the own person',
      tags: ['users'],
      responses: { 200: { description: 'A JSON file' } },
    }),
    async (c) =>
      respond(c, await exportData(deps, await c.get('getActor')()), (data) =>
        c.body(JSON.stringify(data, null, 2), 200, {
          'Content-Type': 'application/json',
          'Content-Disposition': 'attachment; filename="trailyard-data.json"',
        }),
      ),
  );
