import { sql } from 'kysely';
import type { Transaction } from '#db/client.ts';

export type SpecialIds = {
  /** What copies share with the original: staff and price lists. */
  readonly kept: readonly string[];
  /** What only some copies have (`listWaiting`). */
  readonly waiting: readonly string[];
};

/** How the rows of a table are copied. Texts are SQL: `t` is the original, `c` the copy with its number `n`. */
export type CopyOfTable = {
  readonly table: string;
  /** What else is needed to tell the values. */
  readonly joins?: string;
  readonly where?: string;
  readonly orderBy?: string;
  /** Columns that are neither ids nor the same as those of the original. */
  readonly values?: Readonly<Record<string, string>>;
};

/**
 * The id of the copy of something: that of the original with its third group changed. So everything that names an
 * original can name its copy, and no id is looked up.
 */
export const copyId = (id: string, { kept }: SpecialIds): string => {
  const known = kept.map((one) => `'${one}'`).join(', ');
  return `case when ${id} in (${known}) then ${id} else overlay(${id}::text placing c.tag from 15 for 4)::uuid end`;
};

/** Whether a copy has what these columns name. */
export const isCopied = (columns: readonly string[], { waiting }: SpecialIds): string => {
  const left = `'{${waiting.join(',')}}'`;
  return `(not c.is_calm or (${columns.map((name) => `coalesce(${name} <> all(${left}), true)`).join(' and ')}))`;
};

/** Copies the rows of a table as often as there are copies. Every guard of the table looks at them. */
export async function copyRows(
  trx: Transaction,
  { table, joins = '', where = 'true', orderBy, values = {} }: CopyOfTable,
  ids: SpecialIds,
): Promise<void> {
  const columns = await listColumns(trx, table);
  const unknown = Object.keys(values).filter((name) => !columns.some((column) => column.name === name));
  if (unknown.length > 0) throw new Error(`${table} has no column ${unknown.join(', ')}`);
  const told = columns.map(
    ({ name, type }) => values[name] ?? (type === 'uuid' ? copyId(`t.${name}`, ids) : `t."${name}"`),
  );
  const named = columns.filter(({ type }) => type === 'uuid').map(({ name }) => `t."${name}"`);
  await sql
    .raw(
      `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')})
      select ${told.join(', ')}
      from ${table} t cross join demo_copy c ${joins}
      where (${where}) and ${isCopied(named, ids)} ${orderBy === undefined ? '' : `order by ${orderBy}`}`,
    )
    .execute(trx);
}

async function listColumns(trx: Transaction, table: string) {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, atttypid::regtype::text as type
    from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
    order by attnum`.execute(trx);
  return rows;
}
