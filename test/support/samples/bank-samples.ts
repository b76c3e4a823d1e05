import { randomBytes, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '#db/schema.ts';
import { makeBankFile } from '../bank-file.ts';
import { makeExportedBatch } from '../debit-world.ts';
import { makeBusinessUnit, makeUser } from '../make-rows.ts';
import type { MakeSample } from '../route-sample.ts';
import type { RightsWorld } from '../rights-world.ts';

/** An entry that somebody has to decide on, or that was put aside. */
async function makeEntry(
  { shop: { deps } }: RightsWorld,
  { status = 'new', ...told }: { readonly status?: 'new' | 'ignored' } & Partial<Insertable<Tables['bankEntry']>> = {},
): Promise<string> {
  const { db, clock } = deps;
  const [statementId, id, account, now] = [randomUUID(), randomUUID(), 'DE02120300000000202051', clock.now()];
  const imported = { importedAt: now, importedBy: await makeUser(db, { isAdmin: true }) };
  await db
    .insertInto('bankStatement')
    .values({
      id: statementId,
      account,
      kind: 'camt.053',
      statementIds: ['1'],
      sha256: randomBytes(32),
      entries: 1,
      newEntries: 1,
      ...imported,
    })
    .execute();
  await db
    .insertInto('bankEntry')
    .values({
      id,
      statementId,
      account,
      bookingKey: randomBytes(32),
      part: 1,
      position: 1,
      bookedOn: '2026-12-10',
      cents: 10_000,
      text: 'Miete',
      status,
      createdAt: now,
      decidedAt: status === 'ignored' ? now : null,
      ...told,
    })
    .execute();
  return id;
}

const onEntry: MakeSample = async (world) => ({ params: { id: await makeEntry(world) } });

/** Requests about what the bank tells. */
export const BANK_SAMPLES = {
  'POST /api/admin/bank-statements': () => ({ bytes: makeBankFile([{ cents: 100, day: '2020-01-02' }]) }),
  'GET /api/admin/bank-payers': () => ({ query: '?q=muster' }),
  'POST /api/admin/bank-entries/{id}/match': async (world) => ({
    params: { id: await makeEntry(world) },
    body: { businessUnitId: await makeBusinessUnit(world.shop.deps.db), shares: [] },
  }),
  'POST /api/admin/bank-entries/{id}/debits': async (world) => {
    const { number, sumCents } = await makeExportedBatch(world.shop.deps);
    return { params: { id: await makeEntry(world, { batchReference: number, cents: sumCents }) }, body: {} };
  },
  'POST /api/admin/bank-entries/{id}/ignore': onEntry,
  'POST /api/admin/bank-entries/{id}/undo': async (world) => ({
    params: { id: await makeEntry(world, { status: 'ignored' }) },
  }),
} as const satisfies Readonly<Record<string, MakeSample>>;
