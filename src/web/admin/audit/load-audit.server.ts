import { adminAuditQuery, type AuditRecord } from '#contract/admin-audit.ts';
import type { Format } from '#i18n/format.ts';
import { listAudit } from '#services/admin/audit/list-audit.ts';
import { getUser } from '#services/admin/business-unit/get-user.ts';
import { pageTitle } from '#web/page-title.server.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { findCompany } from '../list/find-company.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';

export async function loadAudit(request: PageRequest, { searchParams }: URL) {
  const { deps, format, getActor } = request;
  const actor = await getActor();
  const query = readListQuery(adminAuditQuery, searchParams);
  const { items, nextCursor } = requireValue(await listAudit(deps, actor, query));
  const [person, company] = await Promise.all([
    query.actor === undefined ? undefined : getUser(deps, actor, query.actor),
    findCompany(request, actor, query.businessUnit),
  ]);
  return {
    title: pageTitle(request, 'admin.nav.audit'),
    rows: items.map((record) => toAuditView(record, format)),
    nextCursor,
    person: person?.ok ? { id: person.value.id, label: `${person.value.firstName} ${person.value.lastName}` } : null,
    company,
  };
}

export type AuditView = ReturnType<typeof toAuditView>;

export function toAuditView({ at, data, traceId, ...record }: AuditRecord, format: Format) {
  const details = traceId === null ? data : { ...data, traceId };
  return {
    ...record,
    time: recordTime(format, at),
    details: Object.keys(details).length === 0 ? null : JSON.stringify(details, null, 2),
  };
}
