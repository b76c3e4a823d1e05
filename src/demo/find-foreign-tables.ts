import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { listOwnTables } from '#db/list-own-tables.ts';
import { SHARED } from './growth/shared-tables.ts';

/** Tables and views of the database that are neither ours nor of the job queue nor of an extension, nor left by a growth that was killed. */
export async function findForeignTables(db: Database): Promise<readonly string[]> {
  const own = await listOwnTables();
  const { rows } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f')
      and n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'pgboss', ${SHARED})
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1, 2`.execute(db);
  return rows
    .filter(({ schema, name }) => schema !== 'public' || !own.has(name))
    .map((row) => `${row.schema}.${row.name}`);
}
