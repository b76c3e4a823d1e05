import { adminAuditCalls } from '#contract/admin-audit.ts';
import { exportAudit } from '#services/admin/audit/export-audit.ts';
import { listAudit } from '#services/admin/audit/list-audit.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';

/** Everything that has been done in the shop. */
export const implementAdminAudit = (deps: Deps) =>
  implement(adminAuditCalls, {
    'GET /api/admin/audit': ({ actor, query }) => listAudit(deps, actor, query),
    'GET /api/admin/audit.csv': ({ c, actor, query }) =>
      respondCsv(c, 'audit', (reader) => exportAudit(deps, actor, query, reader)),
  });
