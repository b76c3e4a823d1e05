import { sql } from 'kysely';
import type { Database } from '../client.ts';

/** Whether any company has given a mandate that is in force. */
export async function hasMandatesInForce(db: Database): Promise<boolean> {
  const found = await db
    .selectFrom('mandate')
    .select('id')
    .where('status', '=', sql.lit('active'))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
