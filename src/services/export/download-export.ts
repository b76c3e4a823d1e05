import { createHash } from 'node:crypto';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findExportFile } from '#db/export/export-run.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';

type Download = { readonly fileName: string; readonly content: Buffer };

/** A file as it was made, whenever it is fetched. */
export async function downloadExport({ db, clock }: Reads, actor: Actor, runId: string): Promise<Outcome<Download>> {
  const admin = requireStaff(actor, 'money.read');
  if (!admin.ok) return admin;
  const file = await findExportFile(db, runId);
  if (file === undefined) return refuse('not-found');
  const { fileName, content, sha256 } = file;
  if (!createHash('sha256').update(content).digest().equals(sha256)) {
    throw new Error(`${fileName} is not the file that was made`);
  }
  await inTransaction(db, (trx) =>
    recordAudit(trx, {
      actor,
      businessUnitId: null,
      action: 'export.download',
      objectId: runId,
      data: { fileName },
      now: clock.now(),
    }),
  );
  return ok({ fileName, content });
}
