import type { Pgoutput } from 'pg-logical-replication';
import { toPosition } from '../position.ts';
import type { RowChange, RowText } from './row-change.ts';

/** Of one transaction. Whoever changes more is not told row by row: reading everything anew takes less room and time. */
const MOST_CHANGES = 100_000;

/** When a transaction was committed, and where its commit ends in the log. */
type Commit = { readonly atMs: number; readonly position: bigint };
export type Committed = (changes: readonly RowChange[], commit: Commit) => void;

/** Takes the messages of a stream and hands on whole transactions. The server sends only those that are committed. */
export function collectTransactions(onCommit: Committed): (message: Pgoutput.Message) => void {
  let changes: RowChange[] = [];
  return (message) => {
    if (message.tag === 'commit') {
      const committed = changes;
      changes = [];
      onCommit(committed, {
        atMs: Number(message.commitTime) / 1000,
        position: toPosition(message.commitEndLsn ?? '0/0'),
      });
      return;
    }
    changes.push(...toChanges(message));
    if (changes.length > MOST_CHANGES) throw new Error(`A transaction changes more than ${MOST_CHANGES} rows.`);
  };
}

function toChanges(message: Pgoutput.Message): readonly RowChange[] {
  switch (message.tag) {
    case 'insert':
      return [{ table: message.relation.name, kind: 'insert', row: toRow(message.new) }];
    case 'update': {
      const key = message.key === null ? {} : { key: toRow(message.key) };
      return [{ table: message.relation.name, kind: 'update', row: toRow(message.new), ...key }];
    }
    case 'delete':
      return [{ table: message.relation.name, kind: 'delete', key: toRow(message.key ?? {}) }];
    case 'truncate':
      return message.relations.map(({ name }) => ({ table: name, kind: 'truncate' }));
    default:
      return [];
  }
}

/** The parser marks with undefined what was not sent. */
function toRow(tuple: Readonly<Record<string, string | null | undefined>>): RowText {
  const row: Record<string, string | null> = {};
  for (const [column, value] of Object.entries(tuple)) {
    if (value !== undefined) row[column] = value;
  }
  return row;
}
