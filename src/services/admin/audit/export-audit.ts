import type { AdminAuditQuery, AuditRecord } from '#contract/admin-audit.ts';
import type { Actor } from '#domain/team/actor.ts';
import { type CsvReader, onOperatorClock, operatorTime } from '#services/list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Reads } from '../../deps.ts';
import { listAudit } from './list-audit.ts';

/** Words for whoever reads it, and beside them the ids by which the log itself is searched. */
function toColumns({ say, tellEntry }: CsvReader): CsvColumns<AuditRecord> {
  const idOf = (name: string) => `${say(name)} (${say('adminAudit.head.id')})`;
  return {
    [say('adminAudit.head.number')]: ({ id }) => id,
    [onOperatorClock(say('adminAudit.time'))]: ({ at }) => operatorTime(at),
    [say('adminAudit.head.kind')]: ({ actorKind }) => say(`adminAudit.kind.${actorKind}`),
    [say('word.who')]: ({ actor }) => actor?.name,
    [say('adminAudit.head.impersonator')]: ({ impersonator }) => impersonator?.name,
    [say('word.noun.businessUnit')]: ({ businessUnit }) => businessUnit?.name,
    [say('adminAudit.head.action')]: ({ action }) => say(`adminAudit.action.${action}`, action),
    [say('adminAudit.object')]: ({ objectType }) => say(`word.noun.${objectType}`, objectType),
    [say('adminAudit.head.object')]: ({ objectName }) => objectName,
    [say('adminAudit.head.changes')]: (entry) => tellEntry(entry).join('\n'),
    [say('adminAudit.details')]: ({ data }) => JSON.stringify(data),
    [idOf('word.who')]: ({ actor }) => actor?.id,
    [idOf('adminAudit.head.impersonator')]: ({ impersonator }) => impersonator?.id,
    [idOf('word.noun.businessUnit')]: ({ businessUnit }) => businessUnit?.id,
    [idOf('adminAudit.object')]: ({ objectId }) => objectId,
    [idOf('adminAudit.head.action')]: ({ action }) => action,
    'Trace-ID': ({ traceId }) => traceId,
  };
}

/** The log as a file. */
export const exportAudit = (deps: Reads, actor: Actor, query: AdminAuditQuery, reader: CsvReader) =>
  writeCsv(reader, toColumns(reader), (page) => listAudit(deps, actor, { ...query, ...page }));
