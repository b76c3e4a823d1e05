import { sql, type Selectable } from 'kysely';
import type { Tables } from './schema.ts';
import type { Write } from './write-together.ts';

type Row<T extends keyof Tables> = Partial<Selectable<Tables[T]>>;

/**
 * Rows that all have the columns of the first, as one value: the text of the statement is the same however many there
 * are, so that its plan can be kept. What goes into jsonb stays an object.
 */
export function insertRows<T extends keyof Tables>(table: T, rows: readonly [Row<T>, ...Row<T>[]]): Write {
  const columns = sql.join(Object.keys(rows[0]).map((name) => sql.ref(name)));
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [toColumn(name), value])),
  );
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(named)}::jsonb)`;
}

/** None, or one for all. */
export function insertAny<T extends keyof Tables>(table: T, [first, ...others]: readonly Row<T>[]): Write[] {
  return first === undefined ? [] : [insertRows(table, [first, ...others])];
}

const toColumn = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
