import { createHash, randomUUID } from 'node:crypto';
import { insertExportRun } from '#db/export/export-run.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { makeExportable } from '../export-world.ts';
import { makeUser } from '../make-rows.ts';
import type { RightsWorld } from '../rights-world.ts';
import type { MakeSample } from '../route-sample.ts';

const CENTS = 11_900;

/** A file that was made of one invoice. */
async function makeRun({ shop: { deps } }: RightsWorld): Promise<string> {
  const { businessUnitId, invoiceId } = await makeExportable(deps, { on: '2026-11-30' });
  const createdBy = await makeUser(deps.db);
  const content = Buffer.from('"EXTF"\r\n');
  const booking = { businessUnitId, invoiceId, taxCountry: 'DE', taxCase: 'shortTerm', taxBasisPoints: 1900 };
  return inTransaction(deps.db, (trx) =>
    insertExportRun(
      trx,
      {
        kind: 'datev',
        month: '2026-11-01',
        fromOn: '2026-11-01',
        toOn: '2026-11-30',
        fiscalYearFrom: '2026-01-01',
        documents: 1,
        billedCents: CENTS,
        payments: 0,
        paidCents: 0,
        fileName: 'EXTF_Buchungsstapel_2026-11.csv',
        content,
        sha256: createHash('sha256').update(content).digest(),
        createdAt: deps.clock.now(),
        createdBy,
      },
      [{ ...booking, paymentId: null, claimId: null, on: '2026-11-30', turn: null, cents: CENTS }],
    ),
  );
}

/** Requests about what leaves the shop for the accountants. */
export const EXPORT_SAMPLES = {
  'GET /api/admin/exports/datev/{id}/file': async (world) => ({ params: { id: await makeRun(world) } }),
  'GET /api/admin/exports/archive.zip': async ({ shop: { deps } }) => {
    await makeExportable(deps, { on: '2026-11-30' });
    return { query: '?year=2026' };
  },
  'POST /api/admin/exports/datev': async ({ shop: { deps } }) => {
    await makeExportable(deps);
    return {
      body: { month: deps.clock.now().toISOString().slice(0, 7) },
      headers: { 'Idempotency-Key': randomUUID() },
    };
  },
} as const satisfies Readonly<Record<string, MakeSample>>;
