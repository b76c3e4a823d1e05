import { adminCustomerCalls } from '#contract/admin-business-unit.ts';
import { addContact } from '#services/admin/business-unit/add-contact.ts';
import { blockUser } from '#services/admin/business-unit/block-user.ts';
import { changeContact } from '#services/admin/business-unit/change-contact.ts';
import { changeUnitTerms } from '#services/admin/business-unit/change-unit-terms.ts';
import { decideOnBusinessUnit } from '#services/admin/business-unit/decide-on-business-unit.ts';
import { eraseBusinessUnit } from '#services/admin/business-unit/erase-business-unit.ts';
import { eraseUser } from '#services/admin/business-unit/erase-user.ts';
import { exportBusinessUnit } from '#services/admin/business-unit/export-business-unit.ts';
import { getBusinessUnit } from '#services/admin/business-unit/get-business-unit.ts';
import { getUser } from '#services/admin/business-unit/get-user.ts';
import { listBusinessUnits, writeBusinessUnits } from '#services/admin/business-unit/list-business-units.ts';
import { listUsers, writeUsers } from '#services/admin/business-unit/list-users.ts';
import { removeContact } from '#services/admin/business-unit/remove-contact.ts';
import { resendInvitation } from '#services/admin/business-unit/resend-invitation.ts';
import { sendReset } from '#services/admin/business-unit/send-reset.ts';
import type { Deps } from '#services/deps.ts';
import { readerOf, respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';
import { respond } from '../respond.ts';

/** The operator looks after companies and people. */
export const implementAdminCustomers = (deps: Deps) =>
  implement(adminCustomerCalls, {
    'GET /api/admin/business-units': ({ actor, query }) => listBusinessUnits(deps, actor, query),
    'GET /api/admin/business-units.csv': ({ c, actor, query }) =>
      respondCsv(c, 'business-units', (reader) => writeBusinessUnits(deps, actor, query, reader)),
    'GET /api/admin/business-units/{id}': ({ actor, params }) => getBusinessUnit(deps, actor, params.id),
    'PATCH /api/admin/business-units/{id}': ({ actor, params, body, version }) => {
      const { id: businessUnitId } = params;
      return changeUnitTerms(deps, actor, { businessUnitId, input: body, version });
    },
    'POST /api/admin/business-units/{id}/approve': ({ actor, params, body: terms, version }) =>
      decideOnBusinessUnit(deps, actor, { businessUnitId: params.id, version, terms, decision: 'approve' }),
    'POST /api/admin/business-units/{id}/unblock': ({ actor, params, body, version }) =>
      decideOnBusinessUnit(deps, actor, { businessUnitId: params.id, version, ...body, decision: 'unblock' }),
    'POST /api/admin/business-units/{id}/reject': ({ actor, params, body, version }) =>
      decideOnBusinessUnit(deps, actor, { businessUnitId: params.id, version, ...body, decision: 'reject' }),
    'POST /api/admin/business-units/{id}/block': ({ actor, params, body, version }) =>
      decideOnBusinessUnit(deps, actor, { businessUnitId: params.id, version, ...body, decision: 'block' }),
    'POST /api/admin/business-units/{id}/erase': ({ actor, params, body, version }) =>
      eraseBusinessUnit(deps, actor, { businessUnitId: params.id, version, ...body }),
    'GET /api/admin/business-units/{id}/export': async ({ c, actor, params }) =>
      respond(c, await exportBusinessUnit(deps, actor, params.id, readerOf(c)), (zip) =>
        c.body(zip, 200, {
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="company-${params.id}.zip"`,
          'Cache-Control': 'no-store',
        }),
      ),
    'POST /api/admin/business-units/{id}/contacts': ({ actor, params, body: input, key }) =>
      addContact(deps, actor, { businessUnitId: params.id, input, idempotencyKey: key }),
    'PATCH /api/admin/business-units/{id}/contacts/{contactId}': ({ actor, params, body: input, version }) =>
      changeContact(deps, actor, { businessUnitId: params.id, contactId: params.contactId, input, version }),
    'DELETE /api/admin/business-units/{id}/contacts/{contactId}': ({ actor, params }) =>
      removeContact(deps, actor, { businessUnitId: params.id, contactId: params.contactId }),
    'POST /api/admin/business-units/{id}/invitations/{invitationId}/resend': ({ actor, params, version }) =>
      resendInvitation(deps, actor, { businessUnitId: params.id, invitationId: params.invitationId, version }),
    'POST /api/admin/users/{id}/password-reset': ({ actor, params }) => sendReset(deps, actor, params.id),
    'GET /api/admin/users': ({ actor, query }) => listUsers(deps, actor, query),
    'GET /api/admin/users.csv': ({ c, actor, query }) =>
      respondCsv(c, 'users', (reader) => writeUsers(deps, actor, query, reader)),
    'GET /api/admin/users/{id}': ({ actor, params }) => getUser(deps, actor, params.id),
    'POST /api/admin/users/{id}/block': ({ actor, params, body, version }) =>
      blockUser(deps, actor, { userId: params.id, version, ...body, status: 'blocked' }),
    'POST /api/admin/users/{id}/erase': ({ actor, params, body, version }) =>
      eraseUser(deps, actor, { userId: params.id, version, ...body }),
    'POST /api/admin/users/{id}/unblock': ({ actor, params, version }) =>
      blockUser(deps, actor, { userId: params.id, version, status: 'active' }),
  });
