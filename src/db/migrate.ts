import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './client.ts';
import type { RecordKeeper } from './record-keeper.ts';
import { withoutLimits } from './without-limits.ts';

type Migration = { readonly name: string; readonly text: string; readonly checksum: string };

export type MigrationProgress = { readonly name: string; readonly done: number; readonly total: number };

/** Any number that all processes share. */
const LOCK = 7_264_001;

type Options = {
  readonly onProgress?: (progress: MigrationProgress) => void;
  readonly folder?: string | undefined;
  /** Where another role than the application's can own the records that must not change. */
  readonly keeper?: RecordKeeper | undefined;
};

/** Brings the schema up to date and returns the names of the files that were run. */
export async function migrateToLatest(
  db: Database,
  { onProgress = () => undefined, folder, keeper }: Options = {},
): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  return withoutLimits(db, async (connection) => {
    // Several processes may start at once: the first one migrates, the others wait and find nothing to do.
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
    try {
      const pending = await findPending(connection, migrations);
      const application = await readRole(connection);
      if (pending.length > 0) await keeper?.giveBack(application);
      for (const [index, migration] of pending.entries()) {
        await run(connection, migration);
        onProgress({ name: migration.name, done: index + 1, total: pending.length });
      }
      await keeper?.keep(application);
      return pending.map(({ name }) => name);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}

async function readRole(connection: Database): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(connection);
  return rows[0]?.role ?? '';
}

/** In the server bundle this module lies elsewhere; the application is always started in the project folder. */
function migrationsFolder(): string {
  const beside = join(import.meta.dirname, 'migrations');
  return existsSync(beside) ? beside : join(process.cwd(), 'src/db/migrations');
}

export async function readMigrations(folder = migrationsFolder()): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function findPending(connection: Database, migrations: readonly Migration[]): Promise<Migration[]> {
  await sql`
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`.execute(connection);
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

async function run(connection: Database, { name, text, checksum }: Migration): Promise<void> {
  await connection.transaction().execute(async (trx) => {
    await sql.raw(text).execute(trx);
    await sql`insert into schema_migration (name, checksum) values (${name}, ${checksum})`.execute(trx);
  });
}
