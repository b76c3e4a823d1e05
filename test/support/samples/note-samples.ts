import { randomUUID } from 'node:crypto';
import type { RightsWorld } from '../rights-world.ts';
import type { MakeSample } from '../route-sample.ts';

async function makeTask({ shop, businessUnitId, members }: RightsWorld): Promise<string> {
  const id = randomUUID();
  await shop.deps.db
    .insertInto('note')
    .values({
      id,
      businessUnitId,
      kind: 'task',
      text: 'Wegen der Plane zurückrufen',
      dueOn: '2999-12-31',
      createdAt: new Date(),
      createdBy: members.dispatcher.userId,
    })
    .execute();
  return id;
}

export const NOTE_SAMPLES = {
  'GET /api/admin/notes': ({ businessUnitId }) => ({
    query: `?subject=businessUnit&subjectId=${businessUnitId}`,
  }),
  'POST /api/admin/notes': ({ businessUnitId }) => ({
    body: { subject: 'businessUnit', subjectId: businessUnitId, kind: 'call', text: 'Ruft wieder an', contact: 'Ida' },
  }),
  'PATCH /api/admin/notes/{id}': async (world) => ({ params: { id: await makeTask(world) }, body: { isDone: true } }),
} satisfies Readonly<Record<string, MakeSample>>;
