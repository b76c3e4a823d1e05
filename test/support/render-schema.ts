import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

type Column = {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
  /** `CHECK ((status = ANY (ARRAY['active'::text, …])))`, if the column has such a check. */
  check: string | null;
};

const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  tstzrange: 'string',
  uuid: 'string',
  varchar: 'string',
  _text: 'string[]',
  _int2: 'number[]',
};

/** The source of src/db/schema.ts for the tables that the database has. */
export async function renderSchema(db: Database): Promise<string> {
  const byTable = Object.groupBy(await readColumns(db), ({ table }) => table);
  const tables = Object.entries(byTable).map(([table, columns]) => ({ table, columns: columns ?? [] }));
  return [
    '// Rendered from the migrated database by the schema test; `vitest -u` writes it anew.',
    "import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';",
    "import type { JsonColumns } from './json-columns.ts';",
    '',
    ...tables.flatMap(({ table, columns }) => [
      `type ${pascal(table)}Table = {`,
      ...columns.map((column) => property(camel(column.column), columnType(column))),
      '};',
      '',
    ]),
    'export type Tables = {',
    ...tables.map(({ table }) => `  ${camel(table)}: ${pascal(table)}Table;`),
    '};',
    '',
  ].join('\n');
}

async function readColumns(db: Database): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select
      c.relname as "table", a.attname as "column", t.typname as type, not a.attnotnull as nullable,
      a.atthasdef or a.attidentity <> '' as has_default, a.attgenerated <> '' or a.attidentity = 'a' as is_generated,
      (
        select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%'
      ) as "check"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migration'
    order by c.relname collate "C", a.attnum`.execute(db);
  return rows;
}

function columnType(column: Column): string {
  const orNull = column.nullable ? ' | null' : '';
  if (column.type === 'jsonb') {
    const json = `JsonColumns['${column.table}.${column.column}']`;
    if (column.nullable) return `JSONColumnType<${json} | null, string | null, string | null>`;
    return column.hasDefault ? `JSONColumnType<${json}, string | undefined>` : `JSONColumnType<${json}>`;
  }
  const plain = TYPES[column.type];
  if (plain === undefined)
    throw new Error(`${column.table}.${column.column} has a type without a name: ${column.type}`);
  const values = [...(column.check ?? '').matchAll(/'([^']+)'::text/g)].map(([, value]) => `'${value ?? ''}'`);
  const type = `${values.length > 0 ? values.join(' | ') : plain}${orNull}`;
  if (column.isGenerated) return `GeneratedAlways<${type}>`;
  return column.hasDefault ? `Generated<${type}>` : type;
}

/** Lines over 120 characters are broken as the formatter breaks them. */
function property(name: string, type: string): string {
  const line = `  ${name}: ${type};`;
  if (line.length <= 120) return line;
  const [, wrapper, union] = /^(?:(\w+)<)?(.+?)>?$/.exec(type) ?? [];
  const members = (union ?? '').split(' | ').map((member) => `    | ${member}`);
  return wrapper === undefined
    ? [`  ${name}:`, ...members].join('\n').concat(';')
    : [`  ${name}: ${wrapper}<`, ...members, '  >;'].join('\n');
}

const camel = (name: string): string => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string): string => camel(`_${name}`);
