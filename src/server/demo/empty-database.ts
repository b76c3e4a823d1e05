import type { Database } from '#db/client.ts';
import { sql } from 'kysely';

/** Drops everything, tables that refuse changes included; migrating makes them anew. */
export async function emptyDatabase(db: Database): Promise<void> {
  await sql`drop schema if exists pgboss cascade`.execute(db);
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
}
