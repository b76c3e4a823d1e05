import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './client.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import type { RecordKeeper } from './record-keeper.ts';
import { type Patience, runMigration } from './run-migration.ts';
import { withoutLimits } from './without-limits.ts';

export type MigrationProgress = { readonly name: string; readonly done: number; readonly total: number };

/** Any number that all processes share. */
const LOCK = 7_264_001;
const LOCK_PAUSE_MS = 100;
const CANCEL_PAUSE_MS = 200;

type Options = {
  readonly onProgress?: (progress: MigrationProgress) => void;
  readonly folder?: string | undefined;
  /** Where another role than the application's can own the records that must not change. */
  readonly keeper?: RecordKeeper | undefined;
  /** Ends it as soon as possible; the file that is under way is undone. */
  readonly signal?: AbortSignal | undefined;
  readonly patience?: Patience;
};

/**
 * Brings the schema up to date and returns the names of the files that were run. It locks by session, so no pooler that
 * hands out sessions by transaction may stand before the database.
 */
export async function migrateToLatest(
  db: Database,
  { onProgress = () => undefined, folder, keeper, signal, patience }: Options = {},
): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  return withoutLimits(db, (connection) =>
    alone(connection, signal, async () => {
      await makeMigrationTable(connection);
      const pending = await comparePending(connection, migrations);
      const application = await readRole(connection);
      if (pending.length > 0) await keeper?.giveBack(application);
      await cancelOn(signal, { db, connection }, async () => {
        for (const [index, migration] of pending.entries()) {
          await runMigration(connection, migration, { signal, patience });
          onProgress({ name: migration.name, done: index + 1, total: pending.length });
        }
      });
      await keeper?.keep(application);
      return pending.map(({ name }) => name);
    }),
  );
}

/** The files that this version has and the database has not seen. What only a newer version has does not count. */
export async function listPending(db: Database, folder?: string): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  const { rows } = await sql`select where to_regclass('schema_migration') is not null`.execute(db);
  const pending = rows.length === 0 ? migrations : await comparePending(db, migrations);
  return pending.map(({ name }) => name);
}

/**
 * Several processes may start at once: the first one migrates, the others come back until they find nothing to do. Nobody
 * waits inside a statement, whose snapshot would keep an index from being built concurrently.
 */
async function alone<T>(connection: Database, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  while (!(await tryToLock(connection))) await pause(LOCK_PAUSE_MS, undefined, { signal });
  try {
    return await work();
  } finally {
    await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
  }
}

async function tryToLock(connection: Database): Promise<boolean> {
  const { rows } = await sql<{
    isLocked: boolean;
  }>`select pg_try_advisory_lock(${LOCK}) as is_locked`.execute(connection);
  return rows[0]?.isLocked === true;
}

/** From another connection and more than once, because it may come between two statements. */
async function cancelOn(
  signal: AbortSignal | undefined,
  { db, connection }: { readonly db: Database; readonly connection: Database },
  work: () => Promise<void>,
): Promise<void> {
  if (signal === undefined) return work();
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
  let timer: NodeJS.Timeout | undefined;
  const cancel = () => {
    timer = setTimeout(cancel, CANCEL_PAUSE_MS);
    // If it cannot be cancelled, it ends by itself.
    sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(db).catch(() => undefined);
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await work();
  } finally {
    signal.removeEventListener('abort', cancel);
    clearTimeout(timer);
  }
}

async function readRole(connection: Database): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(connection);
  return rows[0]?.role ?? '';
}

const makeMigrationTable = (connection: Database) =>
  sql`
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`.execute(connection);

async function comparePending(connection: Database, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from schema_migration`.execute(connection);
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of migrations) {
    const before = applied.get(name);
    if (before !== undefined && before !== checksum) {
      throw new Error(`Migration ${name} has changed since it was applied. Add a new file instead.`);
    }
  }
  return migrations.filter(({ name }) => !applied.has(name));
}
