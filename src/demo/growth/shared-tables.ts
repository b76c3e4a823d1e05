import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

/** What is prepared for the copies, where all connections find it while the demo grows. */
export const SHARED = 'demo_growth';

/**
 * Makes room for what all connections of the work share, and removes it whatever comes of the work. It belongs to the
 * shop, also if a superuser writes: so a reset can remove what a killed process has left.
 */
export async function withSharedTables(
  { db, writer }: { readonly db: Database; readonly writer: Database },
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  const remove = () => sql`drop schema if exists ${sql.id(SHARED)} cascade`.execute(writer);
  await remove();
  await sql`create schema ${sql.id(SHARED)} authorization ${sql.id(rows[0]?.role ?? '')}`.execute(writer);
  try {
    await work();
  } finally {
    await remove();
  }
}
