import { randomUUID } from 'node:crypto';
import { DAY_MS } from '#domain/time/duration.ts';
import { makeBusinessUnit } from '../make-rows.ts';
import { makePerson } from '../people.ts';
import type { RightsWorld } from '../rights-world.ts';
import type { MakeSample } from '../route-sample.ts';

type UnitStatus = 'pendingReview' | 'active' | 'blocked';

/** Of no actor: what happens to it must not touch whoever asks. */
async function otherUnit({ shop: { deps } }: RightsWorld, status: UnitStatus = 'active'): Promise<string> {
  const id = await makeBusinessUnit(deps.db);
  await deps.db.updateTable('businessUnit').set({ status }).where('id', '=', id).execute();
  return id;
}

async function otherUser(
  { shop: { deps } }: RightsWorld,
  status: 'active' | 'blocked' = 'active',
  role: 'admin' | 'viewer' = 'admin',
): Promise<string> {
  const { userId } = await makePerson(deps, { role });
  await deps.db.updateTable('userAccount').set({ status }).where('id', '=', userId).execute();
  return userId;
}

async function sentMail({ shop: { deps } }: RightsWorld): Promise<string> {
  const { id } = await deps.db
    .insertInto('sentMail')
    .values({
      recipient: `${randomUUID()}@haulage.example`,
      template: 'companyApproved',
      locale: 'de',
      subject: 'Freigeschaltet',
      bodyText: 'Guten Tag',
      status: 'sent',
      request: JSON.stringify({ template: 'companyApproved', userId: randomUUID() }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const REASON = { reason: 'Ticket 17' };
const CONTACT = { name: 'Ida Nowak', duty: 'Disposition', phone: '+49401234567', email: 'ida@haulage.example' };

async function otherContact(world: RightsWorld): Promise<{ id: string; contactId: string }> {
  const id = await otherUnit(world);
  const { id: contactId } = await world.shop.deps.db
    .insertInto('businessUnitContact')
    .values({ businessUnitId: id, name: 'Ida Nowak', createdAt: new Date(0) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, contactId };
}

async function otherInvitation(world: RightsWorld): Promise<{ id: string; invitationId: string }> {
  const { deps } = world.shop;
  const { businessUnitId: id, userId: invitedBy } = await makePerson(deps);
  const { id: invitationId } = await deps.db
    .insertInto('invitation')
    .values({
      businessUnitId: id,
      email: `${randomUUID()}@haulage.example`,
      role: 'viewer',
      locale: 'de',
      invitedBy,
      expiresAt: new Date(deps.clock.now().getTime() + DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, invitationId };
}

export const ADMIN_CUSTOMER_SAMPLES = {
  'GET /api/admin/business-units/{id}/billing-terms': ({ businessUnitId }) => ({ params: { id: businessUnitId } }),
  'PATCH /api/admin/business-units/{id}/billing-terms': ({ businessUnitId }) => ({
    params: { id: businessUnitId },
    body: { paymentTermDays: 30 },
  }),
  'GET /api/admin/business-units/{id}': async (world) => ({ params: { id: await otherUnit(world) } }),
  'PATCH /api/admin/business-units/{id}': async (world) => ({
    params: { id: await otherUnit(world) },
    body: { creditLimitCents: 500_000 },
  }),
  'POST /api/admin/business-units/{id}/approve': async (world) => ({
    params: { id: await otherUnit(world, 'pendingReview') },
    body: { creditLimitCents: 500_000, paymentTermDays: 14 },
  }),
  'POST /api/admin/business-units/{id}/reject': async (world) => ({
    params: { id: await otherUnit(world, 'pendingReview') },
    body: { ground: 'unproven', ...REASON },
  }),
  'POST /api/admin/business-units/{id}/block': async (world) => ({
    params: { id: await otherUnit(world) },
    body: REASON,
  }),
  'POST /api/admin/business-units/{id}/unblock': async (world) => ({
    params: { id: await otherUnit(world, 'blocked') },
    body: REASON,
  }),
  'POST /api/admin/business-units/{id}/contacts': async (world) => ({
    params: { id: await otherUnit(world) },
    body: CONTACT,
  }),
  'PATCH /api/admin/business-units/{id}/contacts/{contactId}': async (world) => ({
    params: await otherContact(world),
    body: CONTACT,
  }),
  'DELETE /api/admin/business-units/{id}/contacts/{contactId}': async (world) => ({
    params: await otherContact(world),
  }),
  'POST /api/admin/business-units/{id}/invitations/{invitationId}/resend': async (world) => ({
    params: await otherInvitation(world),
  }),
  'POST /api/admin/users/{id}/password-reset': async (world) => ({ params: { id: await otherUser(world) } }),
  'PATCH /api/admin/figures/tasks': () => ({ body: { kind: 'overdue', objectId: randomUUID(), restsUntil: null } }),
  'POST /api/admin/mails/{id}/resend': async (world) => ({ params: { id: await sentMail(world) } }),
  'POST /api/admin/business-units/{id}/erase': async (world) => ({
    params: { id: await otherUnit(world, 'blocked') },
    body: REASON,
  }),
  'GET /api/admin/business-units/{id}/export': async (world) => ({ params: { id: await otherUnit(world) } }),
  'GET /api/admin/users/{id}': async (world) => ({ params: { id: await otherUser(world) } }),
  'POST /api/admin/users/{id}/erase': async (world) => ({
    params: { id: await otherUser(world, 'blocked', 'viewer') },
    body: REASON,
  }),
  'POST /api/admin/users/{id}/block': async (world) => ({ params: { id: await otherUser(world) }, body: REASON }),
  'POST /api/admin/users/{id}/unblock': async (world) => ({ params: { id: await otherUser(world, 'blocked') } }),
  'GET /api/admin/mails/{id}': async (world) => ({ params: { id: await sentMail(world) } }),
} as const satisfies Readonly<Record<string, MakeSample>>;
