import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

const TABLES = ['invoice', 'invoice_line', 'invoice_tax', 'invoice_file', 'invoice_account'];

/** What a copy has of its own; each has an original of its own too, with its hash. */
const OWN: Readonly<Record<string, string>> = {
  'invoice.id': 'copy_id',
  'invoice.sequence': 'n',
  'invoice_file.content': 'original',
  'invoice_file.sha256': 'sha256(original)',
};

/** Issues as many as there should be in all, each like the first, in one go: what the database holds them to it still does. */
export async function copyInvoice(db: Database, invoiceId: string, count: number): Promise<void> {
  const { rows } = await sql<{ tableName: string; columnName: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and table_name = any(${TABLES}) and is_generated = 'NEVER'`.execute(db);
  const inserts = TABLES.map((table) => {
    const names = rows.filter(({ tableName }) => tableName === table).map(({ columnName }) => columnName);
    const values = names.map((name) => OWN[`${table}.${name}`] ?? (name === 'invoice_id' ? 'copy_id' : name));
    const key = table === 'invoice' ? 'id' : 'invoice_id';
    return `insert into ${table} (${names.join()}) select ${values.join()} from ${table} where ${key} = first_id;`;
  });
  await sql
    .raw(
      `do $$
      declare
        first_id uuid := '${invoiceId}';
        copy_id uuid;
        original bytea;
        made invoice;
      begin
        select * into made from invoice where id = first_id;
        for n in made.sequence + 1 .. ${count} loop
          copy_id := gen_random_uuid();
          original := convert_to(format('<x n="%s"/>', n), 'UTF8');
          update number_series set last = n where series = made.series and year = made.year;
          ${inserts.join('\n')}
        end loop;
      end $$`,
    )
    .execute(db);
}
