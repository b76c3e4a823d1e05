import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { adminAuditQuery } from '#contract/admin-audit.ts';
import { listAudit, writeAudit } from '#services/admin/audit/list-audit.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from './csv.ts';
import type { ApiEnv } from './env.ts';
import { input } from './input.ts';
import { respond } from './respond.ts';

const described = (summary: string, description: string) =>
  describeRoute({ summary, tags: ['admin'], responses: { 200: { description } } });

/** Everything that has been done in the shop. */
export const adminAuditRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .get('/admin/audit', described('The log', 'A page, newest first'), input('query', adminAuditQuery), async (c) =>
      respond(c, await listAudit(deps, await c.get('getActor')(), c.req.valid('query')), (page) => c.json(page)),
    )
    .get('/admin/audit.csv', described('The log as a file', 'CSV'), input('query', adminAuditQuery), async (c) =>
      respondCsv(c, 'audit', await writeAudit(deps, await c.get('getActor')(), c.req.valid('query'))),
    );
