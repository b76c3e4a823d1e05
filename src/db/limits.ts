import { sql } from 'kysely';
import type { Database } from './client.ts';

/**
 * In milliseconds. A process that stands still keeps its locks, and whoever waits for them keeps a connection: without
 * an end to both, one frozen process takes all others down.
 */
export const DATABASE_LIMITS = {
  lock_timeout: 5_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** Lends a connection for work that takes as long as it takes: migrations, demo data, statistics. */
export const withoutLimits = <T>(db: Database, work: (connection: Database) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    const names = Object.keys(DATABASE_LIMITS);
    await sql.raw(names.map((name) => `set ${name} = 0`).join(';')).execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql.raw(names.map((name) => `reset ${name}`).join(';')).execute(connection);
    }
  });
