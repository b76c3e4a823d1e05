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
      recipient: 'ida@haulage.example',
      template: 'passwordChanged',
      locale: 'de',
      subject: 'Passwort geändert',
      bodyText: 'Guten Tag',
      status: 'sent',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const REASON = { reason: 'Ticket 17' };

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
  }),
  'POST /api/admin/business-units/{id}/reject': async (world) => ({
    params: { id: await otherUnit(world, 'pendingReview') },
    body: REASON,
  }),
  'POST /api/admin/business-units/{id}/block': async (world) => ({
    params: { id: await otherUnit(world) },
    body: REASON,
  }),
  'POST /api/admin/business-units/{id}/unblock': async (world) => ({
    params: { id: await otherUnit(world, 'blocked') },
  }),
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
