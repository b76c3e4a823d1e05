import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../src/db/schema.ts';
import { inDatabase } from './in-database.ts';

type Row = { readonly id: string } & Readonly<Record<string, unknown>>;

/** A row like another, but for some columns. */
async function copyRow(db: Kysely<Tables>, table: 'booking' | 'customer_order', source: string, changes: Row) {
  const { rows } = await sql<{ columnName: string }>`
    select column_name from information_schema.columns
    where table_schema = current_schema and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
  const columns = sql.join(rows.map(({ columnName }) => sql.ref(columnName)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from (
      select (jsonb_populate_record(t, ${JSON.stringify(changes)}::jsonb)).* from ${sql.table(table)} t where t.id = ${source}
    ) copied`.execute(db);
}

/**
 * Trailers that came back on a day long ago and whose bookings nobody has closed yet, each of an order of its own. Their
 * handovers are left out: what is counted and charged there is another journey.
 */
export const makeReturns = (count: number, day: string): Promise<readonly { id: string; number: string }[]> =>
  inDatabase(async (db) => {
    const source = await db
      .selectFrom('booking')
      .select(['id', 'orderId'])
      .where('status', '=', 'closed')
      .orderBy('number')
      .executeTakeFirstOrThrow();
    const made = Array.from({ length: count }, (_, i) => ({
      id: randomUUID(),
      number: `B-20-${String(900_001 + i)}`,
      order: { id: randomUUID(), number: `O-20-${String(900_001 + i)}` },
    }));
    for (const { id, number, order } of made) {
      await copyRow(db, 'customer_order', source.orderId, {
        ...order,
        status: 'active',
        billing: 'external',
        version: 1,
      });
      await copyRow(db, 'booking', source.id, {
        id,
        number,
        order_id: order.id,
        line_number: 1,
        status: 'returned',
        starts_at: `${day}T08:00:00Z`,
        picked_up_at: `${day}T08:00:00Z`,
        ends_at: `${day}T16:00:00Z`,
        returned_at: `${day}T16:00:00Z`,
        closed_at: null,
        version: 1,
      });
    }
    return made.map(({ id, number }) => ({ id, number }));
  });

/** Somebody else has changed a booking since it was last read. */
export const touchBooking = (id: string) =>
  inDatabase((db) =>
    db
      .updateTable('booking')
      .set({ version: sql`version + 1` })
      .where('id', '=', id)
      .execute(),
  );
