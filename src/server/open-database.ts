import { sql } from 'kysely';
import type { Config } from '#config/env.ts';
import { type Connection, createDatabase, type Database } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { createRecordKeeper } from '#db/record-keeper.ts';
import { StartError } from './start-error.ts';

export type OpenDatabase = {
  readonly db: Database;
  readonly connection: Connection;
  /** The same database, or a replica of it, past a pooler. */
  readonly direct: Connection;
  readonly close: () => Promise<void>;
};

/** Opens the configured database, or starts the embedded one, and brings its schema up to date. */
export async function openDatabase(
  config: Config,
  dataDir: string,
  say: (text: string) => void,
  beforeMigrations: (db: Database) => Promise<void> = async () => undefined,
): Promise<OpenDatabase> {
  const { connection, direct, superuser, stop } = await connect(config, dataDir, say);
  const db = createDatabase(connection, { poolSize: config.DATABASE_POOL });
  const close = async () => {
    await db.destroy();
    await stop();
  };
  try {
    await checkServer(db);
    await beforeMigrations(db);
    await migrateToLatest(db, {
      onProgress: ({ name, done, total }) => say(`Migrating the database (${done}/${total}) ${name}`),
      keeper: superuser === undefined ? undefined : createRecordKeeper(superuser),
    });
  } catch (error) {
    await close();
    throw error;
  }
  return { db, connection, direct, close };
}

type Target = Pick<OpenDatabase, 'connection' | 'direct'> & {
  readonly superuser: Connection | undefined;
  readonly stop: () => Promise<void>;
};

async function connect(config: Config, dataDir: string, say: (text: string) => void): Promise<Target> {
  if (config.DATABASE_URL !== undefined) {
    return {
      connection: config.DATABASE_URL,
      direct: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
      superuser: config.DATABASE_SUPERUSER_URL,
      stop: async () => undefined,
    };
  }
  try {
    const server = await startEmbeddedPostgres({ dataDir, onProgress: say });
    return { ...server, direct: server.connection };
  } catch (cause) {
    throw new StartError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

const OLDEST_SERVER = 150_000;

async function checkServer(db: Database): Promise<void> {
  let version: number;
  try {
    const { rows } = await sql<{
      version: number;
    }>`select current_setting('server_version_num')::int as version`.execute(db);
    version = rows[0]?.version ?? 0;
  } catch (cause) {
    throw new StartError('The database cannot be reached; check DATABASE_URL and that the server runs.', { cause });
  }
  if (version < OLDEST_SERVER) throw new StartError('The database is too old; Trailyard needs PostgreSQL 15 or newer.');
}
