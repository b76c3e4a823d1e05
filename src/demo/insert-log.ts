import type { AuditEntry } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { filedUnder } from '#domain/admin/audit-action.ts';
import { inChunks } from './in-chunks.ts';

/** What the log tells of many things, in the order in which they happened. */
export async function insertLog(trx: Transaction, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries
    .toSorted((a, b) => a.now.getTime() - b.now.getTime())
    .map(({ actor, businessUnitId, action, objectId, data = {}, now }) => ({
      at: now,
      actorKind: actor.kind,
      actorId: 'userId' in actor ? actor.userId : null,
      businessUnitId,
      action,
      objectType: filedUnder(action),
      objectId,
      data: JSON.stringify(data),
    }));
  for (const chunk of inChunks(rows)) await trx.insertInto('auditLog').values(chunk).execute();
}
