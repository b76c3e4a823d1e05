import type { AdminAuditQuery, AuditRecord } from '#contract/admin-audit.ts';
import type { ListPage } from '#contract/list-query.ts';
import { AUDIT_ORDERS, type AuditRow, listAudit as findAudit } from '#db/audit/admin-audit.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { chosenScope } from '#domain/team/scope.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { orderBy, pageOf } from '../../list/page-of.ts';
import { requirePlatformAdmin } from '#services/require-actor.ts';
import { toOperatorDays } from '../operator-days.ts';
import { toTypedFilter } from '../typed-filter.ts';

/** Everything that has been done, newest first unless asked otherwise, with whoever did it. */
export async function listAudit(
  { db, clock }: Reads,
  actor: Actor,
  { q, actor: actorId, businessUnit, action, from, to, sort = '-at', ...asked }: AdminAuditQuery,
): Promise<Outcome<ListPage<AuditRecord>>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  const filters = {
    typed: toTypedFilter(q, clock.now()),
    actorId,
    scope: chosenScope(businessUnit),
    action,
    ...toOperatorDays(from, to),
  };
  return pageOf(orderBy(AUDIT_ORDERS, sort), asked, (page) => findAudit(db, { ...filters, ...page }), toRecord);
}

const toNamed = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

const toRecord = (row: AuditRow): AuditRecord => ({
  id: String(row.id),
  at: row.at.toISOString(),
  actorKind: row.actorKind,
  actor: toNamed(row.actorId, row.actorName),
  impersonator: toNamed(row.impersonatorId, row.impersonatorName),
  businessUnit: toNamed(row.businessUnitId, row.businessUnitName),
  action: row.action,
  objectType: row.objectType,
  objectId: row.objectId,
  objectName: row.objectName,
  data: isRecord(row.data) ? row.data : {},
  traceId: row.traceId,
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
