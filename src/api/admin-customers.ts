import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  adminUnitQuery,
  adminUserQuery,
  type AdminUnit,
  type AdminUser,
  changeUnitTermsInput,
  decisionInput,
} from '#contract/admin-customer.ts';
import type { Result } from '#domain/result.ts';
import { blockUser } from '#services/admin/customer/block-user.ts';
import { changeUnitTerms } from '#services/admin/customer/change-unit-terms.ts';
import { decideOnBusinessUnit } from '#services/admin/customer/decide-on-business-unit.ts';
import { getBusinessUnit } from '#services/admin/customer/get-business-unit.ts';
import { getUser } from '#services/admin/customer/get-user.ts';
import { listBusinessUnits, writeBusinessUnits } from '#services/admin/customer/list-business-units.ts';
import { listUsers, writeUsers } from '#services/admin/customer/list-users.ts';
import type { Deps } from '#services/deps.ts';
import type { Failure } from '#services/failure.ts';
import { respondCsv } from './csv.ts';
import type { ApiEnv } from './env.ts';
import { readVersion } from './if-match.ts';
import { input } from './input.ts';
import { pathId } from './path-id.ts';
import { respond } from './respond.ts';

const described = (summary: string, description: string) =>
  describeRoute({ summary, tags: ['admin'], responses: { 200: { description } } });

const answer = (c: Context, result: Result<AdminUnit | AdminUser, Failure>) => respond(c, result, (it) => c.json(it));

/** The operator looks after companies and people. */
export const adminCustomersRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .get(
      '/admin/business-units',
      described('All business units', 'A page of them'),
      input('query', adminUnitQuery),
      async (c) => {
        const page = await listBusinessUnits(deps, await c.get('getActor')(), c.req.valid('query'));
        return respond(c, page, (units) => c.json(units));
      },
    )
    .get(
      '/admin/business-units.csv',
      described('All business units as a file', 'CSV'),
      input('query', adminUnitQuery),
      async (c) => {
        const file = await writeBusinessUnits(deps, await c.get('getActor')(), c.req.valid('query'));
        return respondCsv(c, 'business-units', file);
      },
    )
    .get('/admin/business-units/:id', described('One business unit', 'The unit'), pathId('id'), async (c) =>
      answer(c, await getBusinessUnit(deps, await c.get('getActor')(), c.req.valid('param').id)),
    )
    .patch(
      '/admin/business-units/:id',
      described('Change the credit limit or the risk status', 'The unit as it is now'),
      pathId('id'),
      input('json', changeUnitTermsInput),
      async (c) => {
        const { id: businessUnitId } = c.req.valid('param');
        const change = { businessUnitId, input: c.req.valid('json'), version: readVersion(c) };
        return answer(c, await changeUnitTerms(deps, await c.get('getActor')(), change));
      },
    )
    .post(
      '/admin/business-units/:id/approve',
      described('Approve a sign-up', 'The unit, which may order now'),
      pathId('id'),
      async (c) => {
        const which = { businessUnitId: c.req.valid('param').id, version: readVersion(c) };
        const actor = await c.get('getActor')();
        return answer(c, await decideOnBusinessUnit(deps, actor, { ...which, decision: 'approve' }));
      },
    )
    .post(
      '/admin/business-units/:id/unblock',
      described('Let a blocked unit in again', 'The unit as it is now'),
      pathId('id'),
      async (c) => {
        const which = { businessUnitId: c.req.valid('param').id, version: readVersion(c) };
        const actor = await c.get('getActor')();
        return answer(c, await decideOnBusinessUnit(deps, actor, { ...which, decision: 'unblock' }));
      },
    )
    .post(
      '/admin/business-units/:id/reject',
      described('Reject a sign-up', 'The unit, which is blocked now'),
      pathId('id'),
      input('json', decisionInput),
      async (c) => {
        const which = { businessUnitId: c.req.valid('param').id, version: readVersion(c), ...c.req.valid('json') };
        const actor = await c.get('getActor')();
        return answer(c, await decideOnBusinessUnit(deps, actor, { ...which, decision: 'reject' }));
      },
    )
    .post(
      '/admin/business-units/:id/block',
      described('Block a unit and sign out its members', 'The unit as it is now'),
      pathId('id'),
      input('json', decisionInput),
      async (c) => {
        const which = { businessUnitId: c.req.valid('param').id, version: readVersion(c), ...c.req.valid('json') };
        const actor = await c.get('getActor')();
        return answer(c, await decideOnBusinessUnit(deps, actor, { ...which, decision: 'block' }));
      },
    )
    .get(
      '/admin/users',
      described('Everybody who can sign in', 'A page of them'),
      input('query', adminUserQuery),
      async (c) => {
        const page = await listUsers(deps, await c.get('getActor')(), c.req.valid('query'));
        return respond(c, page, (users) => c.json(users));
      },
    )
    .get(
      '/admin/users.csv',
      described('Everybody who can sign in as a file', 'CSV'),
      input('query', adminUserQuery),
      async (c) => respondCsv(c, 'users', await writeUsers(deps, await c.get('getActor')(), c.req.valid('query'))),
    )
    .get('/admin/users/:id', described('One person', 'The person'), pathId('id'), async (c) =>
      answer(c, await getUser(deps, await c.get('getActor')(), c.req.valid('param').id)),
    )
    .post(
      '/admin/users/:id/block',
      described('Block somebody and sign them out', 'The person as they are now'),
      pathId('id'),
      input('json', decisionInput),
      async (c) => {
        const which = { userId: c.req.valid('param').id, version: readVersion(c), ...c.req.valid('json') };
        return answer(c, await blockUser(deps, await c.get('getActor')(), { ...which, status: 'blocked' }));
      },
    )
    .post(
      '/admin/users/:id/unblock',
      described('Let somebody in again', 'The person as they are now'),
      pathId('id'),
      async (c) => {
        const which = { userId: c.req.valid('param').id, version: readVersion(c) };
        return answer(c, await blockUser(deps, await c.get('getActor')(), { ...which, status: 'active' }));
      },
    );
