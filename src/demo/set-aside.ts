import { sql } from 'kysely';
import type { Database, Transaction } from '#db/client.ts';

/** Drops the indexes of tables that no constraint is made of. Gives what makes them anew, over all rows at once. */
export async function setIndexesAside(trx: Transaction, tables: readonly string[]): Promise<() => Promise<void>> {
  const definitions = await dropIndexes(trx, tables);
  return async () => {
    for (const definition of definitions) await sql.raw(definition).execute(trx);
  };
}

/** Gives the statements that make them anew, those of larger tables first. */
export async function dropIndexes(trx: Transaction, tables: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    where i.indrelid = any(${tables}::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by pg_relation_size(i.indrelid) desc, i.indexrelid`.execute(trx);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(trx);
  return rows.map(({ definition }) => definition);
}

/**
 * Drops foreign keys and exclusions of tables. Checking all rows at once is many times faster than row by row: gives what
 * does so.
 */
export async function setChecksAside(
  trx: Transaction,
  tables: readonly string[],
  kinds: readonly ('f' | 'x')[] = ['f', 'x'],
): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = any(${tables}::regclass[]) and contype = any(${kinds}::text[])`.execute(trx);
  for (const { table, name } of rows) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(trx);
  }
  return async () => {
    for (const { table, name, definition } of rows) {
      await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(trx);
    }
  };
}

/**
 * While the work goes on, nobody tidies up tables that are not whole yet: every visit would be in vain. Only who owns
 * them all, or a superuser, may ask for it.
 */
export async function withoutAutovacuum<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select from unnest(reloptions) o where o like 'autovacuum_enabled=%')`.execute(db);
  const tell = (change: string) =>
    sql.raw(rows.map(({ name }) => `alter table ${name} ${change}`).join(';')).execute(db);
  await tell('set (autovacuum_enabled = false, toast.autovacuum_enabled = false)');
  try {
    return await work();
  } finally {
    await tell('reset (autovacuum_enabled, toast.autovacuum_enabled)');
  }
}

/**
 * While the work goes on, some columns are stored as they are: compressing each value takes longer than writing all of
 * them. What is there already stays as it was.
 */
export async function withoutCompression<T>(
  db: Database,
  columns: readonly { readonly table: string; readonly column: string }[],
  work: () => Promise<T>,
): Promise<T> {
  const store = async (how: string) => {
    for (const { table, column } of columns) {
      await sql`alter table ${sql.table(table)} alter ${sql.id(column)} set storage ${sql.raw(how)}`.execute(db);
    }
  };
  await store('external');
  try {
    return await work();
  } finally {
    await store('default');
  }
}
