import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as z from 'zod/mini';
import {
  type AdminServiceRow,
  adminServiceQuery,
  changeServiceInput,
  createServiceInput,
  serviceKey,
} from '#contract/admin-service.ts';
import type { Result } from '#domain/result.ts';
import { changeService } from '#services/admin/service/change-service.ts';
import { createService } from '#services/admin/service/create-service.ts';
import { exportServices } from '#services/admin/service/export-services.ts';
import { getService } from '#services/admin/service/get-service.ts';
import { listServices } from '#services/admin/service/list-services.ts';
import type { Deps } from '#services/deps.ts';
import type { Failure } from '#services/failure.ts';
import { respondCsv } from './csv.ts';
import type { ApiEnv } from './env.ts';
import { readVersion } from './if-match.ts';
import { input } from './input.ts';
import type { LanguageOf } from './language.ts';
import { respond } from './respond.ts';

const described = (summary: string, description = 'The service', status: 200 | 201 = 200) =>
  describeRoute({ summary, tags: ['admin: services'], responses: { [status]: { description } } });

const answer = (c: Context, result: Result<AdminServiceRow, Failure>, status: 200 | 201 = 200) =>
  respond(c, result, (service) => c.json(service, status));
const keyPath = input('param', z.strictObject({ key: serviceKey }));

/** Services and their rules, for the operator. */
export function adminServicesRouter(deps: Deps, languageOf: LanguageOf) {
  const nameIn = (c: Context) => (key: string) => languageOf(c.req.raw).findText(`service.${key}`);
  return new Hono<ApiEnv>()
    .get('/admin/services', described('All services', 'A page'), input('query', adminServiceQuery), async (c) => {
      const page = await listServices(deps, await c.get('getActor')(), c.req.valid('query'), nameIn(c));
      return respond(c, page, (found) => c.json(found));
    })
    .get(
      '/admin/services.csv',
      described('All services as a file', 'CSV'),
      input('query', adminServiceQuery),
      async (c) => {
        const file = await exportServices(deps, await c.get('getActor')(), c.req.valid('query'), nameIn(c));
        return respondCsv(c, 'services', file);
      },
    )
    .post(
      '/admin/services',
      described('Add a service', 'The service', 201),
      input('json', createServiceInput),
      async (c) => answer(c, await createService(deps, await c.get('getActor')(), c.req.valid('json')), 201),
    )
    .get('/admin/services/:key', described('One service'), keyPath, async (c) =>
      answer(c, await getService(deps, await c.get('getActor')(), c.req.valid('param').key)),
    )
    .patch(
      '/admin/services/:key',
      described('Change a service'),
      keyPath,
      input('json', changeServiceInput),
      async (c) => {
        const change = { ...c.req.valid('param'), input: c.req.valid('json'), version: readVersion(c) };
        return answer(c, await changeService(deps, await c.get('getActor')(), change));
      },
    );
}
