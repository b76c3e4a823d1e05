import { createHash } from 'node:crypto';
import { findLastSeal, findSeal, listSealedEntries, type SealedEntry } from '#db/audit/audit-seal.queries.ts';
import type { Deps } from '../../deps.ts';
import type { LogHead } from './seal-log.ts';

/** What is wrong with the first entry that does not fit the chain. */
export type LogFault = 'changed' | 'missing' | 'unsealed' | 'unlinked' | 'rewritten';

export type LogVerdict =
  | { readonly isWhole: true; readonly head: LogHead | undefined; readonly sealed: number; readonly waiting: number }
  | { readonly isWhole: false; readonly id: number; readonly fault: LogFault };

const PAGE = 5000;
const NO_SEAL = Buffer.alloc(32);

/** Follows the chain of the log from its first entry. `noted` is an end of it that somebody has kept elsewhere. */
export async function verifyLog({ db }: Pick<Deps, 'db'>, noted?: LogHead): Promise<LogVerdict> {
  const last = await findLastSeal(db);
  const lastId = last?.auditId ?? 0;
  let previous: Buffer = NO_SEAL;
  let sealed = 0;
  let waiting = 0;
  for (let after = Number.MIN_SAFE_INTEGER; ;) {
    const page = await listSealedEntries(db, after, PAGE);
    for (const entry of page) {
      // What has come meanwhile waits for its seal, or has got one: the next verification follows it.
      if (entry.id > lastId) {
        waiting += 1;
        continue;
      }
      const fault = findFault(entry, previous);
      if (fault !== undefined) return { isWhole: false, id: entry.id, fault };
      previous = entry.hash ?? previous;
      sealed += 1;
    }
    const end = page.at(-1);
    if (end === undefined) break;
    after = end.id;
  }
  if (noted !== undefined && (await findSeal(db, noted.id))?.hash.toString('hex') !== noted.hash) {
    return { isWhole: false, id: noted.id, fault: 'rewritten' };
  }
  return { isWhole: true, head: last && { id: lastId, hash: last.hash.toString('hex') }, sealed, waiting };
}

function findFault({ content, previous, hash }: SealedEntry, expected: Buffer): LogFault | undefined {
  if (hash === null || previous === null) return 'unsealed';
  if (content === null) return 'missing';
  if (!previous.equals(expected)) return 'unlinked';
  const actual = createHash('sha256').update(previous).update(content).digest();
  return hash.equals(actual) ? undefined : 'changed';
}
