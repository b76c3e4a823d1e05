import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { type AdminDepot, adminDepotQuery, changeDepotInput, createDepotInput } from '#contract/admin-depot.ts';
import type { Result } from '#domain/result.ts';
import { changeDepot } from '#services/admin/depot/change-depot.ts';
import { createDepot } from '#services/admin/depot/create-depot.ts';
import { exportDepots } from '#services/admin/depot/export-depots.ts';
import { getDepot } from '#services/admin/depot/get-depot.ts';
import { listDepots } from '#services/admin/depot/list-depots.ts';
import type { Deps } from '#services/deps.ts';
import type { Failure } from '#services/failure.ts';
import { respondCsv } from './csv.ts';
import type { ApiEnv } from './env.ts';
import { readVersion } from './if-match.ts';
import { input } from './input.ts';
import { pathId } from './path-id.ts';
import { respond } from './respond.ts';

const described = (summary: string, description = 'The depot', status: 200 | 201 = 200) =>
  describeRoute({ summary, tags: ['admin: depots'], responses: { [status]: { description } } });

const answer = (c: Context, result: Result<AdminDepot, Failure>, status: 200 | 201 = 200) =>
  respond(c, result, (depot) => c.json(depot, status));

/** Depots and their hours, for the operator. */
export const adminDepotsRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .get('/admin/depots', described('All depots', 'A page'), input('query', adminDepotQuery), async (c) =>
      respond(c, await listDepots(deps, await c.get('getActor')(), c.req.valid('query')), (page) => c.json(page)),
    )
    .get('/admin/depots.csv', described('All depots as a file', 'CSV'), input('query', adminDepotQuery), async (c) =>
      respondCsv(c, 'depots', await exportDepots(deps, await c.get('getActor')(), c.req.valid('query'))),
    )
    .post('/admin/depots', described('Open a depot', 'The depot', 201), input('json', createDepotInput), async (c) =>
      answer(c, await createDepot(deps, await c.get('getActor')(), c.req.valid('json')), 201),
    )
    .get('/admin/depots/:id', described('One depot'), pathId('id'), async (c) =>
      answer(c, await getDepot(deps, await c.get('getActor')(), c.req.valid('param').id)),
    )
    .patch(
      '/admin/depots/:id',
      described('Change a depot'),
      pathId('id'),
      input('json', changeDepotInput),
      async (c) => {
        const change = { depotId: c.req.valid('param').id, input: c.req.valid('json'), version: readVersion(c) };
        return answer(c, await changeDepot(deps, await c.get('getActor')(), change));
      },
    );
