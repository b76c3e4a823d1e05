import { issueInvoice, makeBillable } from '../issue-invoice.ts';
import { inTransaction } from '#db/transaction.ts';
import { makePlatformAdmin } from '../people.ts';
import type { RightsWorld } from '../rights-world.ts';
import type { MakeSample } from '../route-sample.ts';

/** Somebody wants to give up an invoice, and waits for somebody else. */
async function asked({ shop: { deps } }: RightsWorld, askedBy?: string) {
  const billable = await makeBillable(deps.db);
  const { id: objectId } = await inTransaction(deps.db, (trx) => issueInvoice(trx, billable));
  const { openCents: cents } = await deps.db
    .selectFrom('invoiceAccount')
    .select('openCents')
    .where('invoiceId', '=', objectId)
    .executeTakeFirstOrThrow();
  const { id } = await deps.db
    .insertInto('approval')
    .values({
      kind: 'writeOff',
      objectId,
      businessUnitId: billable.businessUnitId,
      cents,
      input: JSON.stringify({ reason: 'Insolvent' }),
      reason: 'Insolvent',
      askedBy: askedBy ?? (await makePlatformAdmin(deps, 'accountant')).userId,
      askedAt: deps.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id };
}

/** Requests about what needs two people. */
export const APPROVAL_SAMPLES = {
  'GET /api/admin/approvals/{id}': async (world) => ({ params: await asked(world) }),
  'POST /api/admin/approvals/{id}/approve': async (world) => ({ params: await asked(world), body: {} }),
  'POST /api/admin/approvals/{id}/reject': async (world) => ({
    params: await asked(world),
    body: { reason: 'They have paid before' },
  }),
  'POST /api/admin/approvals/{id}/withdraw': async (world) => ({
    params: await asked(world, world.operator.userId),
  }),
} as const satisfies Readonly<Record<string, MakeSample>>;
