import { sql } from 'kysely';
import { type Connection, createPool, type Database, overPool } from '../client.ts';
import { withoutLimits } from '../without-limits.ts';
import { FeedRefusal } from './explain-refusal.ts';
import { PUBLICATION } from './snapshot-plugin.ts';

type Reading = {
  readonly connection: Connection;
  readonly name: string;
  readonly load: (snapshot: Database) => Promise<void>;
  readonly signal: AbortSignal;
};

/** Lends the state of the database at the point that the snapshot stands for, on a connection of its own. */
export async function readSnapshot({ connection, name, load, signal }: Reading): Promise<void> {
  signal.throwIfAborted();
  const pool = createPool(connection, { poolSize: 1 });
  pool.once('connect', (client) => signal.addEventListener('abort', () => void client.end(), { once: true }));
  const database = overPool(pool);
  try {
    await withoutLimits(database, (patient) =>
      patient
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (snapshot) => {
          await sql`set transaction snapshot ${sql.lit(name)}`.execute(snapshot);
          await requirePublication(snapshot);
          await load(snapshot);
        }),
    );
  } finally {
    await database.destroy();
  }
}

/** The stream itself misses it at the first change only. */
async function requirePublication(snapshot: Database): Promise<void> {
  const { rows } = await sql`select from pg_publication where pubname = ${PUBLICATION}`.execute(snapshot);
  if (rows.length === 0) {
    throw new FeedRefusal(
      `The publication ${PUBLICATION} is missing: run src/db/migrations/0040-change-feed.sql as a role that owns the ` +
        'tables and may create in the database.',
    );
  }
}
