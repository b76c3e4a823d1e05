import { randomUUID } from 'node:crypto';
import type { RightsWorld } from '../rights-world.ts';
import type { MakeSample } from '../route-sample.ts';

/** Of the operator's admin. */
async function makeView({ shop: { deps }, operator }: RightsWorld): Promise<string> {
  const { id } = await deps.db
    .insertInto('listView')
    .values({
      userId: operator.userId,
      list: 'bookings',
      name: `Kühler ${randomUUID()}`,
      query: 'type=cool',
      createdAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const VIEW_SAMPLES = {
  'GET /api/admin/views': () => ({ query: '?list=bookings' }),
  'POST /api/admin/views': () => ({ body: { list: 'orders', name: `Offen ${randomUUID()}`, query: 'status=placed' } }),
  'PATCH /api/admin/views/{id}': async (world) => ({
    params: { id: await makeView(world) },
    body: { name: `Planen ${randomUUID()}` },
  }),
  'DELETE /api/admin/views/{id}': async (world) => ({ params: { id: await makeView(world) } }),
  'PUT /api/admin/list-columns': () => ({ body: { list: 'bookings', columns: ['number', 'from'] } }),
  'PUT /api/admin/my-depots': () => ({ body: { depotIds: [] } }),
} satisfies Readonly<Record<string, MakeSample>>;
