import type { Context } from 'hono';
import { adminServiceCalls } from '#contract/admin-service.ts';
import { changeService } from '#services/admin/service/change-service.ts';
import { createService } from '#services/admin/service/create-service.ts';
import { exportServices } from '#services/admin/service/export-services.ts';
import { getService } from '#services/admin/service/get-service.ts';
import { listServices } from '#services/admin/service/list-services.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import type { LanguageOf } from '../language.ts';
import { implement } from '../implement.ts';

/** Services and their rules, for the operator. */
export function implementAdminServices(deps: Deps, languageOf: LanguageOf) {
  const nameIn = (c: Context) => (key: string) => languageOf(c.req.raw).findText(`service.${key}`);
  return implement(adminServiceCalls, {
    'GET /api/admin/services': ({ c, actor, query }) => listServices(deps, actor, query, nameIn(c)),
    'GET /api/admin/services.csv': ({ c, actor, query }) =>
      respondCsv(c, 'services', (reader) => exportServices(deps, actor, query, { ...reader, nameService: nameIn(c) })),
    'POST /api/admin/services': ({ actor, body }) => createService(deps, actor, body),
    'GET /api/admin/services/{key}': ({ actor, params }) => getService(deps, actor, params.key),
    'PATCH /api/admin/services/{key}': ({ actor, params, body, version }) =>
      changeService(deps, actor, { ...params, input: body, version }),
  });
}
