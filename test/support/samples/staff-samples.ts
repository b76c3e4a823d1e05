import { randomUUID } from 'node:crypto';
import { makePlatformAdmin } from '../people.ts';
import { makeUser } from '../make-rows.ts';
import type { MakeSample } from '../route-sample.ts';

/** People of the operator who are somebody else than who asks. */
export const STAFF_SAMPLES = {
  'POST /api/admin/staff': async () => ({
    body: { email: `${randomUUID()}@operator.example`, firstName: 'Nele', lastName: 'Neu', role: 'desk', depotIds: [] },
  }),
  'PATCH /api/admin/staff/{id}': async ({ shop: { deps } }) => ({
    params: { id: (await makePlatformAdmin(deps, 'desk')).userId },
    body: { role: 'auditor', depotIds: [] },
  }),
  'POST /api/admin/staff/{id}/invite': async ({ shop: { deps } }) => ({
    params: { id: await makeUser(deps.db, { isAdmin: true, staffRole: 'fleet' }) },
  }),
} as const satisfies Readonly<Record<string, MakeSample>>;
