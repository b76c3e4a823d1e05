import { filedUnder, type AuditAction } from '#domain/admin/audit-action.ts';
import type { Actor, PlatformAdmin, System } from '#domain/team/actor.ts';
import type { Transaction } from '../client.ts';
import { currentTrace } from '../trace.ts';

export type AuditEntry = {
  /** The system itself acts in jobs. */
  readonly actor: Actor | System | Pick<PlatformAdmin, 'kind' | 'userId'>;
  /** The unit that the object belongs to, if any: not always the actor's. */
  readonly businessUnitId: string | null;
  /** A verb of the noun, such as `order.place`. */
  readonly action: AuditAction;
  readonly objectId: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly now: Date;
};

/** Part of the transaction it tells about: what is rolled back did not happen. */
export async function recordAudit(trx: Transaction, entry: AuditEntry): Promise<void> {
  await insertAudit(trx, entry).execute();
}

/** What several things come to, in the order in which they happened. */
export async function recordAudits(trx: Transaction, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await trx.insertInto('auditLog').values(entries.map(toRow)).execute();
}

/** An entry of the log as a statement, to be sent with other writes. */
export const insertAudit = (trx: Transaction, entry: AuditEntry) => trx.insertInto('auditLog').values(toRow(entry));

const toRow = ({ actor, data = {}, now, ...entry }: AuditEntry) => ({
  at: now,
  actorKind: actor.kind,
  actorId: 'userId' in actor ? actor.userId : null,
  impersonatorId: actor.kind === 'member' ? actor.impersonatedBy : null,
  businessUnitId: entry.businessUnitId,
  action: entry.action,
  objectType: filedUnder(entry.action),
  objectId: entry.objectId,
  data: JSON.stringify(data),
  traceId: currentTrace() ?? null,
});
