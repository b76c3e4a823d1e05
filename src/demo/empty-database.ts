import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { findForeignTables } from './find-foreign-tables.ts';
import { SHARED } from './growth/shared-tables.ts';

/**
 * Drops everything, tables that refuse changes included; migrating makes them anew. A database that others use too is
 * left as it is.
 */
export async function emptyDatabase(db: Database): Promise<void> {
  const foreign = await findForeignTables(db);
  if (foreign.length > 0) {
    throw new Error(`The database holds what is not the shop's and stays as it is: ${foreign.slice(0, 5).join(', ')}.`);
  }
  await sql`drop schema if exists pgboss, ${sql.id(SHARED)} cascade`.execute(db);
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
}
