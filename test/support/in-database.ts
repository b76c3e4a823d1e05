import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { createDatabase } from '../../src/db/client.ts';
import { applicationDatabase, applicationRole, readPassword, socketPort } from '../../src/db/embedded/credentials.ts';
import { findRunningServer } from '../../src/db/embedded/find-running-server.ts';
import type { Tables } from '../../src/db/schema.ts';

/** The database of the application under test, for what nobody can do in a browser. */
export async function inDatabase<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const cluster = join(process.env['E2E_DATA_DIR'] ?? '', 'postgres');
  const server = await findRunningServer(cluster);
  if (!server) throw new Error(`No database runs on ${cluster}`);
  const db = createDatabase(
    {
      host: server.socketFolder,
      port: socketPort,
      user: applicationRole,
      password: await readPassword(cluster),
      database: applicationDatabase,
    },
    { poolSize: 1 },
  );
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
