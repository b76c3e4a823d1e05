import type { AdminAuditQuery, AuditRecord } from '#contract/admin-audit.ts';
import type { Actor } from '#domain/team/actor.ts';
import { asIs, writeCsv } from '#services/list/write-csv.ts';
import type { Reads } from '../../deps.ts';
import { listAudit } from './list-audit.ts';

const COLUMNS = {
  ...asIs('id', 'at', 'actorKind'),
  actorId: ({ actor }: AuditRecord) => actor?.id,
  actorName: ({ actor }: AuditRecord) => actor?.name,
  impersonatorId: ({ impersonator }: AuditRecord) => impersonator?.id,
  impersonatorName: ({ impersonator }: AuditRecord) => impersonator?.name,
  businessUnitId: ({ businessUnit }: AuditRecord) => businessUnit?.id,
  businessUnit: ({ businessUnit }: AuditRecord) => businessUnit?.name,
  ...asIs('action', 'objectType', 'objectId'),
  data: ({ data }: AuditRecord) => JSON.stringify(data),
  traceId: ({ traceId }: AuditRecord) => traceId,
};

/** The log as a file. */
export const exportAudit = (deps: Reads, actor: Actor, query: AdminAuditQuery) =>
  writeCsv(COLUMNS, (page) => listAudit(deps, actor, { ...query, ...page }));
