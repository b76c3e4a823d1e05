import { adminCustomerCalls } from '#contract/admin-business-unit.ts';
import { blockUser } from '#services/admin/business-unit/block-user.ts';
import { changeUnitTerms } from '#services/admin/business-unit/change-unit-terms.ts';
import { decideOnBusinessUnit } from '#services/admin/business-unit/decide-on-business-unit.ts';
import { eraseBusinessUnit } from '#services/admin/business-unit/erase-business-unit.ts';
import { eraseUser } from '#services/admin/business-unit/erase-user.ts';
import { exportBusinessUnit } from '#services/admin/business-unit/export-business-unit.ts';
import { getBusinessUnit } from '#services/admin/business-unit/get-business-unit.ts';
import { getUser } from '#services/admin/business-unit/get-user.ts';
import { listBusinessUnits, writeBusinessUnits } from '#services/admin/business-unit/list-business-units.ts';
import { listUsers, writeUsers } from '#services/admin/business-unit/list-users.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';
import { respond } from '../respond.ts';

/** The operator looks after companies and people. */
export const implementAdminCustomers = (deps: Deps) =>
  implement(adminCustomerCalls, {
    'GET /api/admin/business-units': ({ actor, query }) => listBusinessUnits(deps, actor, query),
    'GET /api/admin/business-units.csv': async ({ c, actor, query }) =>
      respondCsv(c, 'business-units', await writeBusinessUnits(deps, actor, query)),
    'GET /api/admin/business-units/{id}': ({ actor, params }) => getBusinessUnit(deps, actor, params.id),
    'PATCH /api/admin/business-units/{id}': ({ actor, params, body, version }) => {
      const { id: businessUnitId } = params;
      return changeUnitTerms(deps, actor, { businessUnitId, input: body, version });
    },
    'POST /api/admin/business-units/{id}/approve': ({ actor, params, version }) =>
      decideOnBusinessUnit(deps, actor, { businessUnitId: params.id, version, decision: 'approve' }),
    'POST /api/admin/business-units/{id}/unblock': ({ actor, params, version }) =>
      decideOnBusinessUnit(deps, actor, { businessUnitId: params.id, version, decision: 'unblock' }),
    'POST /api/admin/business-units/{id}/reject': ({ actor, params, body, version }) =>
      decideOnBusinessUnit(deps, actor, { businessUnitId: params.id, version, ...body, decision: 'reject' }),
    'POST /api/admin/business-units/{id}/block': ({ actor, params, body, version }) =>
      decideOnBusinessUnit(deps, actor, { businessUnitId: params.id, version, ...body, decision: 'block' }),
    'POST /api/admin/business-units/{id}/erase': ({ actor, params, body, version }) =>
      eraseBusinessUnit(deps, actor, { businessUnitId: params.id, version, ...body }),
    'GET /api/admin/business-units/{id}/export': async ({ c, actor, params }) =>
      respond(c, await exportBusinessUnit(deps, actor, params.id), (zip) =>
        c.body(zip, 200, {
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="company-${params.id}.zip"`,
          'Cache-Control': 'no-store',
        }),
      ),
    'GET /api/admin/users': ({ actor, query }) => listUsers(deps, actor, query),
    'GET /api/admin/users.csv': async ({ c, actor, query }) =>
      respondCsv(c, 'users', await writeUsers(deps, actor, query)),
    'GET /api/admin/users/{id}': ({ actor, params }) => getUser(deps, actor, params.id),
    'POST /api/admin/users/{id}/block': ({ actor, params, body, version }) =>
      blockUser(deps, actor, { userId: params.id, version, ...body, status: 'blocked' }),
    'POST /api/admin/users/{id}/erase': ({ actor, params, body, version }) =>
      eraseUser(deps, actor, { userId: params.id, version, ...body }),
    'POST /api/admin/users/{id}/unblock': ({ actor, params, version }) =>
      blockUser(deps, actor, { userId: params.id, version, status: 'active' }),
  });
