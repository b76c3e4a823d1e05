import { adminDepotCalls } from '#contract/admin-depot.ts';
import { changeDepot } from '#services/admin/depot/change-depot.ts';
import { createDepot } from '#services/admin/depot/create-depot.ts';
import { exportDepots } from '#services/admin/depot/export-depots.ts';
import { getDepot } from '#services/admin/depot/get-depot.ts';
import { listDepots } from '#services/admin/depot/list-depots.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';

/** Depots and their hours, for the operator. */
export const implementAdminDepots = (deps: Deps) =>
  implement(adminDepotCalls, {
    'GET /api/admin/depots': ({ actor, query }) => listDepots(deps, actor, query),
    'GET /api/admin/depots.csv': ({ c, actor, query }) =>
      respondCsv(c, 'depots', (reader) => exportDepots(deps, actor, query, reader)),
    'POST /api/admin/depots': ({ actor, body }) => createDepot(deps, actor, body),
    'GET /api/admin/depots/{id}': ({ actor, params }) => getDepot(deps, actor, params.id),
    'PATCH /api/admin/depots/{id}': ({ actor, params, body, version }) =>
      changeDepot(deps, actor, { depotId: params.id, input: body, version }),
  });
