import type { Pool } from 'pg';
import type { Config } from '#config/env.ts';
import { type Connection, createDatabase, createPool, type Database, overPool } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { listPending, migrateToLatest } from '#db/migrate.ts';
import { createRecordKeeper } from '#db/record-keeper.ts';
import { LockedOutError } from '#db/run-migration.ts';
import { requirePrimary, requireSession } from './require-server.ts';
import { StartError } from './start-error.ts';

export type PoolCounts = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

export type OpenDatabase = {
  readonly db: Database;
  readonly pool: PoolCounts;
  readonly connection: Connection;
  /** The same database past a pooler, for what needs a session of its own. */
  readonly direct: Connection;
  /** The same database or a replica of it, where changes are followed. */
  readonly feed: Connection;
  /** Somebody whom nothing stops, if there is one: for handing over the records, and for restoring rows as a backup does. */
  readonly superuser: Connection | undefined;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly beforeMigrations?: (db: Database) => Promise<void>;
  /** Ends migrations that are under way. */
  readonly signal?: AbortSignal;
};

/** Opens the configured database, or starts the embedded one, and brings its schema up to date if it may. */
export async function openDatabase(
  config: Config,
  dataDir: string,
  say: (text: string) => void,
  { beforeMigrations, signal }: Options = {},
): Promise<OpenDatabase> {
  const target = await connect(config, dataDir, say);
  const { connection, direct, feed, superuser } = target;
  const pool = createPool(connection, { poolSize: config.DATABASE_POOL });
  const db = overPool(pool);
  const close = async () => {
    await db.destroy();
    await target.stop();
  };
  try {
    await requirePrimary(db, 'DATABASE_URL');
    if (config.DATABASE_DIRECT_URL === undefined && (config.MIGRATE_ON_START || config.ROLE !== 'web')) {
      await requireSession(direct);
    }
    await beforeMigrations?.(db);
    if (config.MIGRATE_ON_START) await migrate(target, say, signal);
    else await requireSchema(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, pool, connection, direct, feed, superuser, close };
}

/** On the way past a pooler, with a connection more from which the first one can be cancelled. */
async function migrate({ direct, superuser }: Target, say: (text: string) => void, signal?: AbortSignal) {
  const db = createDatabase(direct, { poolSize: 2 });
  try {
    await requirePrimary(db, 'DATABASE_DIRECT_URL');
    await migrateToLatest(db, {
      onProgress: ({ name, done, total }) => say(`Migrating the database (${done}/${total}) ${name}`),
      keeper: superuser === undefined ? undefined : createRecordKeeper(superuser),
      signal,
    });
  } catch (cause) {
    if (signal?.aborted === true) {
      throw new StartError('Stopped while migrating: what is done stays, and the next run does the rest.', { cause });
    }
    if (cause instanceof LockedOutError) throw new StartError(cause.message, { cause });
    throw cause;
  } finally {
    await db.destroy();
  }
}

/** A database that a newer version has migrated is as good: migrations leave what the version before them needs. */
async function requireSchema(db: Database): Promise<void> {
  const [first, ...more] = await listPending(db);
  if (first === undefined) return;
  throw new StartError(
    `The database is older than this version and lacks ${first}${more.length > 0 ? ` and ${more.length} more` : ''}: ` +
      'run "node build/server/main.js migrate" or "npm run migrate", or set MIGRATE_ON_START=true.',
  );
}

type Target = Pick<OpenDatabase, 'connection' | 'direct' | 'feed' | 'superuser'> & {
  readonly stop: () => Promise<void>;
};

async function connect(config: Config, dataDir: string, say: (text: string) => void): Promise<Target> {
  if (config.DATABASE_URL !== undefined) {
    const direct = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
    return {
      connection: config.DATABASE_URL,
      direct,
      feed: config.DATABASE_FEED_URL ?? direct,
      superuser: config.DATABASE_SUPERUSER_URL,
      stop: async () => undefined,
    };
  }
  try {
    const server = await startEmbeddedPostgres({ dataDir, onProgress: say });
    return { ...server, direct: server.connection, feed: server.connection };
  } catch (cause) {
    throw new StartError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
