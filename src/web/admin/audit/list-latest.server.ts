import type { AdminAuditQuery } from '#contract/admin-audit.ts';
import { hasStaffRight } from '#domain/team/staff-right.ts';
import { listAudit } from '#services/admin/audit/list-audit.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { toAuditView } from './load-audit.server.ts';

const LATEST_RECORDS = 8;

/** The last that the log tells of somebody; null for whoever may not look into it. */
export async function listLatest(request: PageRequest, of: Partial<Pick<AdminAuditQuery, 'actor' | 'businessUnit'>>) {
  const actor = await request.getActor();
  if (!hasStaffRight(actor, 'audit.read')) return null;
  const { items } = requireValue(await listAudit(request.deps, actor, { ...of, limit: LATEST_RECORDS }));
  return items.map((record) => toAuditView(request, record));
}
