import type { AdminAuditQuery, AuditRecord } from '#contract/admin-audit.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { CsvReader } from '#services/list/csv-reader.ts';
import { asIs, writeCsv } from '#services/list/write-csv.ts';
import type { Reads } from '../../deps.ts';
import { listAudit } from './list-audit.ts';

/** `plate: "HH A 1" -> "HH A 2"`, one line for each field. */
const writeChanges = (changes: unknown): string =>
  Object.entries(typeof changes === 'object' && changes !== null ? changes : {})
    .map(
      ([path, values]) =>
        `${path}: ${(Array.isArray(values) ? values : []).map((one) => JSON.stringify(one)).join(' -> ')}`,
    )
    .join('\n');

const COLUMNS = {
  ...asIs('id', 'at', 'actorKind'),
  actorId: ({ actor }: AuditRecord) => actor?.id,
  actorName: ({ actor }: AuditRecord) => actor?.name,
  impersonatorId: ({ impersonator }: AuditRecord) => impersonator?.id,
  impersonatorName: ({ impersonator }: AuditRecord) => impersonator?.name,
  businessUnitId: ({ businessUnit }: AuditRecord) => businessUnit?.id,
  businessUnit: ({ businessUnit }: AuditRecord) => businessUnit?.name,
  ...asIs('action', 'objectType', 'objectId', 'objectName'),
  changes: ({ data }: AuditRecord) => writeChanges(data['changes']),
  data: ({ data }: AuditRecord) => JSON.stringify(data),
  traceId: ({ traceId }: AuditRecord) => traceId,
};

/** The log as a file. */
export const exportAudit = (deps: Reads, actor: Actor, query: AdminAuditQuery, reader: CsvReader) =>
  writeCsv(reader, COLUMNS, (page) => listAudit(deps, actor, { ...query, ...page }));
