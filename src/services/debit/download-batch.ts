import { recordAudit } from '#db/audit/audit.queries.ts';
import { findBatch } from '#db/debit/debit-batch.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { writeBatchFile } from './write-batch-file.ts';

type Download = { readonly number: string; readonly xml: string };

/** The file of an exported batch, the same whenever it is fetched. It names whole account numbers, so the log says who did. */
export async function downloadBatch(
  { db, clock, settings }: ReadsWithSettings,
  actor: Actor,
  batchId: string,
): Promise<Outcome<Download>> {
  const admin = requireStaff(actor, 'money.read');
  if (!admin.ok) return admin;
  const batch = await findBatch(db, batchId);
  if (batch === undefined) return refuse('not-found');
  const { number, exportedAt } = batch;
  if (exportedAt === null) return refuse('illegal-state');
  const { xml, sha256 } = await writeBatchFile(db, settings, { ...batch, exportedAt });
  if (batch.sha256?.equals(sha256) !== true) throw new Error(`The file of ${number} is not the one that was exported`);
  await inTransaction(db, (trx) =>
    recordAudit(trx, {
      actor,
      businessUnitId: null,
      action: 'debitBatch.download',
      objectId: batchId,
      data: { number },
      now: clock.now(),
    }),
  );
  return ok({ number, xml });
}
