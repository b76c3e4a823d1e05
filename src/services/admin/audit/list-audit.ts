import type { AdminAuditQuery, AuditRecord } from '#contract/admin-audit.ts';
import type { ListPage } from '#contract/list-query.ts';
import { AUDIT_ORDERS, type AuditRow, listAudit as findAudit } from '#db/audit/admin-audit.queries.ts';
import { QUIET_ACTIONS } from '#domain/admin/audit-action.ts';
import { ok } from '#domain/result.ts';
import type { ObjectName } from '#db/audit/object-name.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { chosenScope } from '#domain/team/scope.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { orderBy, pageOf } from '../../list/page-of.ts';
import { requireStaff } from '#services/require-actor.ts';
import { nameObjects, namesIn } from './name-objects.ts';
import { toOperatorDays } from '../operator-days.ts';
import { toTypedFilter } from '../typed-filter.ts';

/** Everything that has been done, newest first unless asked otherwise, with whoever did it. */
export async function listAudit(
  { db, clock }: Reads,
  actor: Actor,
  {
    q,
    actor: actorId,
    businessUnit,
    action,
    object,
    price,
    quiet = false,
    from,
    to,
    sort = '-at',
    ...asked
  }: AdminAuditQuery,
): Promise<Outcome<ListPage<AuditRecord>>> {
  const admin = requireStaff(actor, 'audit.read');
  if (!admin.ok) return admin;
  const filters = {
    typed: toTypedFilter(q, clock.now()),
    actorId,
    scope: chosenScope(businessUnit),
    action,
    object,
    price,
    // Whoever asks for an action, or for the call with a trace, means it.
    without: quiet || action !== undefined || q !== undefined ? [] : QUIET_ACTIONS,
    ...toOperatorDays(from, to),
  };
  const found = await pageOf(
    orderBy(AUDIT_ORDERS, sort),
    asked,
    (page) => findAudit(db, { ...filters, ...page }),
    (row) => row,
  );
  if (!found.ok) return found;
  const nameOf = await nameObjects(db, found.value.items);
  return ok({ ...found.value, items: found.value.items.map((row) => toRecord(row, nameOf)) });
}

const toNamed = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

const toRecord = (row: AuditRow, nameOf: Awaited<ReturnType<typeof nameObjects>>): AuditRecord => ({
  id: String(row.id),
  at: row.at.toISOString(),
  actorKind: row.actorKind,
  actor: toNamed(row.actorId, row.actorName),
  impersonator: toNamed(row.impersonatorId, row.impersonatorName),
  businessUnit: toNamed(row.businessUnitId, row.businessUnitName),
  action: row.action,
  objectType: row.objectType,
  objectId: row.objectId,
  objectName: nameOf(row.objectId)?.name ?? lastName(row.data),
  page: toPage(row, nameOf(row.objectId)),
  names: namesIn(row.data, nameOf),
  data: isRecord(row.data) ? row.data : {},
  traceId: row.traceId,
});

/** What is gone is called by the number that was written down with it. */
function lastName(data: unknown): string | null {
  const number = isRecord(data) ? (data['number'] ?? data['code']) : null;
  return typeof number === 'string' || typeof number === 'number' ? String(number) : null;
}

const PAGES_BY_KEY: ReadonlySet<string> = new Set(['mailWords', 'service']);

/** Services and the words of mails are known by their keys, and have pages by them. */
function toPage({ objectType, objectId }: AuditRow, named: ObjectName | undefined): AuditRecord['page'] {
  if (named !== undefined) return { type: named.pageType, id: named.pageId };
  return PAGES_BY_KEY.has(objectType) ? { type: objectType, id: objectId } : null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
