import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './client.ts';
import type { Migration } from './migration-files.ts';
import { isLockTimeout, isRetryable } from './postgres-error.ts';

/** The first line of a file with one statement that must not stand in a transaction, such as `create index concurrently`. */
const NO_TRANSACTION = '-- no transaction';
const CONCURRENT_INDEX = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)/i;

/** How long and how often a file asks for its locks. */
export type Patience = { readonly tries: number; readonly lockMs: number; readonly pauseMs: number };
const USUAL_PATIENCE: Patience = { tries: 20, lockMs: 3000, pauseMs: 1000 };

type Options = { readonly signal?: AbortSignal | undefined; readonly patience?: Patience | undefined };

/**
 * Runs one file. Whoever waits for a lock makes all who come later wait too, so it gives up soon and comes back: between
 * two tries the others go on.
 */
export async function runMigration(
  connection: Database,
  migration: Migration,
  { signal, patience: { tries, lockMs, pauseMs } = USUAL_PATIENCE }: Options = {},
): Promise<void> {
  const run = migration.text.startsWith(NO_TRANSACTION) ? runAlone : runInTransaction(lockMs);
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      await run(connection, migration);
      return;
    } catch (error) {
      if (!isLockTimeout(error) && !isRetryable(error)) throw error;
      if (attempt === tries) throw new LockedOutError(migration, tries, error);
    }
    await pause(pauseMs, undefined, { signal });
  }
}

export class LockedOutError extends Error {
  constructor({ name }: Migration, tries: number, cause: unknown) {
    super(
      `Migration ${name} did not get a lock in ${tries} tries: end the long transactions on the tables it changes, then migrate again.`,
      { cause },
    );
  }
}

const runInTransaction =
  (lockMs: number) =>
  (connection: Database, migration: Migration): Promise<void> =>
    connection.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(trx);
      await sql.raw(migration.text).execute(trx);
      await noteDone(trx, migration);
    });

/** It waits for others without keeping anybody from anything, and may do so for as long as it takes. */
async function runAlone(connection: Database, migration: Migration): Promise<void> {
  const index = CONCURRENT_INDEX.exec(migration.text)?.[1];
  if (index !== undefined) await dropIfInvalid(connection, index);
  await sql.raw(migration.text).execute(connection);
  await noteDone(connection, migration);
}

/** What a build leaves behind that was interrupted: it costs every write, serves nobody, and bears the name. */
async function dropIfInvalid(connection: Database, index: string): Promise<void> {
  const { rows } = await sql`
    select from pg_index where indexrelid = to_regclass(${index}) and not indisvalid`.execute(connection);
  if (rows.length > 0) await sql`drop index concurrently ${sql.id(index)}`.execute(connection);
}

const noteDone = (connection: Database, { name, checksum }: Migration) =>
  sql`insert into schema_migration (name, checksum) values (${name}, ${checksum})`.execute(connection);
