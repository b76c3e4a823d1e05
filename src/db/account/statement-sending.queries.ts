import { sql } from 'kysely';
import type { Database, Transaction } from '../client.ts';

type Month = { readonly month: string };

/** Units that want the statement of a month by mail and have not got it, in the order of their ids. */
export async function listStatementsToSend(
  db: Database,
  { month, after, limit }: Month & { readonly after: string | undefined; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('businessUnit as u')
    .select('u.id')
    .where('u.monthlyStatement', '=', true)
    .where('u.erasedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('statementSending as s')
            .select('s.month')
            .whereRef('s.businessUnitId', '=', 'u.id')
            .where('s.month', '=', month),
        ),
      ),
    )
    .$if(after !== undefined, (query) => query.where('u.id', '>', after ?? ''))
    .orderBy('u.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** False if the unit does not want it any more, or got the month already; who asks at the same time waits. */
export async function markStatementSent(
  trx: Transaction,
  { businessUnitId, month, now }: Month & { readonly businessUnitId: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into statement_sending (business_unit_id, month, queued_at)
    select id, ${month}, ${now} from business_unit
    where id = ${businessUnitId} and monthly_statement and erased_at is null
    on conflict do nothing
    returning month`.execute(trx);
  return rows.length === 1;
}
