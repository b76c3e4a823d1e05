import { randomUUID } from 'node:crypto';
import { makeDepot, makeTrailer } from '../make-rows.ts';
import type { RightsWorld } from '../rights-world.ts';
import type { MakeSample } from '../route-sample.ts';
import { BECAUSE } from '../because.ts';

const DAY_MS = 24 * 3_600_000;
const span = () => ({
  from: new Date(Date.now() + 10 * DAY_MS).toISOString(),
  to: new Date(Date.now() + 12 * DAY_MS).toISOString(),
});

const wallSpan = () => {
  const { from, to } = span();
  return { from: from.slice(0, 16), to: to.slice(0, 16) };
};

/** A plan of one stay in the workshop. */
async function makePlan(
  { shop: { deps }, operator }: RightsWorld,
  status: 'open' | 'applied' = 'open',
): Promise<string> {
  const now = new Date();
  const { id } = await deps.db
    .insertInto('planDraft')
    .values({
      name: `Woche ${randomUUID()}`,
      origin: 'hand',
      createdAt: now,
      createdBy: operator.userId,
      status,
      ...(status === 'applied' && { endedAt: now, endedBy: operator.userId }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { from, to } = span();
  const trailerId = await makeTrailer(deps.db);
  await deps.db
    .insertInto('planChange')
    .values({ draftId: id, position: 0, kind: 'workshop', trailerId, startsAt: new Date(from), endsAt: new Date(to) })
    .execute();
  return id;
}

const onPlan = async (world: RightsWorld) => ({ params: { id: await makePlan(world) } });

export const PLAN_SAMPLES = {
  'POST /api/admin/plans': async ({ shop: { deps } }) => ({
    body: {
      name: 'Nächste Woche',
      changes: [{ kind: 'workshop', trailerId: await makeTrailer(deps.db), ...wallSpan() }],
    },
  }),
  'POST /api/admin/board/repack': async ({ shop: { deps } }) => {
    const depotId = await makeDepot(deps.db);
    await makeTrailer(deps.db, { depotId, type: 'plane', subType: 'mega' });
    return { body: { name: 'Dichter', depotId, type: 'plane', subType: 'mega' } };
  },
  'POST /api/admin/board/make-room': async ({ shop: { deps } }) => ({
    body: { name: 'Werkstatt', ask: 'Anrufen', trailerId: await makeTrailer(deps.db), ...wallSpan() },
  }),
  'GET /api/admin/plans/{id}': onPlan,
  'PATCH /api/admin/plans/{id}': async (world) => ({ ...(await onPlan(world)), body: { name: 'Übernächste Woche' } }),
  'DELETE /api/admin/plans/{id}': onPlan,
  'POST /api/admin/plans/{id}/apply': async (world) => ({ ...(await onPlan(world)), body: BECAUSE }),
  'POST /api/admin/plans/{id}/undo': async (world) => ({ params: { id: await makePlan(world, 'applied') } }),
} satisfies Readonly<Record<string, MakeSample>>;
