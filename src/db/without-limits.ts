import { sql } from 'kysely';
import { withPatience } from './answer-limit.ts';
import type { Database } from './client.ts';
import { DATABASE_LIMITS } from './limits.ts';

/** Lends a connection for work that takes as long as it takes: migrations, demo data, statistics. */
export const withoutLimits = <T>(db: Database, work: (connection: Database) => Promise<T>): Promise<T> =>
  withPatience(() =>
    db.connection().execute(async (connection) => {
      const names = Object.keys(DATABASE_LIMITS);
      await sql.raw(names.map((name) => `set ${name} = 0`).join(';')).execute(connection);
      try {
        return await work(connection);
      } finally {
        await sql.raw(names.map((name) => `reset ${name}`).join(';')).execute(connection);
      }
    }),
  );
