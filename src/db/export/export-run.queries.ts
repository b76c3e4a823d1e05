import { sql, type Insertable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';
import type { PendingKey } from './pending-booking.queries.ts';

const selectRuns = (db: Database) =>
  db
    .selectFrom('exportRun as r')
    .innerJoin('userAccount as u', 'u.id', 'r.createdBy')
    .select(['r.id', 'r.month', 'r.fromOn', 'r.toOn', 'r.documents', 'r.billedCents', 'r.payments', 'r.paidCents'])
    .select(['r.fileName', 'r.createdAt', 'u.firstName', 'u.lastName'])
    .select(sql<number>`length(r.content)::bigint`.as('bytes'))
    .select(sql<string>`encode(r.sha256, 'hex')`.as('sha256'));

/** What was handed over, newest first, without the files. */
export const listExportRuns = (db: Database, { limit }: { readonly limit: number }) =>
  selectRuns(db).orderBy('r.createdAt', 'desc').orderBy('r.id').limit(limit).execute();
export type ExportRunRow = Awaited<ReturnType<typeof listExportRuns>>[number];

export const getExportRun = (db: Database, runId: string): Promise<ExportRunRow> =>
  selectRuns(db).where('r.id', '=', runId).executeTakeFirstOrThrow();

/** So many files there are for a month already. */
export async function countExportRuns(db: Database, { month }: { readonly month: string }): Promise<number> {
  const { count } = await db
    .selectFrom('exportRun')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('month', '=', month)
    .executeTakeFirstOrThrow();
  return count;
}

export const findExportFile = (db: Database, runId: string) =>
  db.selectFrom('exportRun').select(['fileName', 'content', 'sha256']).where('id', '=', runId).executeTakeFirst();

/** A file and what stands in it, in the order of its lines. The database refuses what was told before. */
export async function insertExportRun(
  trx: Transaction,
  run: Insertable<Tables['exportRun']>,
  keys: readonly PendingKey[],
): Promise<string> {
  const { id } = await trx.insertInto('exportRun').values(run).returning('id').executeTakeFirstOrThrow();
  await sql`
    with told as materialized (
      select row_number() over () as position, k.*
      from jsonb_to_recordset(${JSON.stringify(keys)}) as k ("businessUnitId" uuid, "invoiceId" uuid, "taxCountry" text,
        "taxCase" text, "taxBasisPoints" bigint, "paymentId" uuid, "claimId" uuid, "on" date, turn bigint, cents bigint)
    ), claims as (
      insert into export_claim (run_id, position, business_unit_id, claim_id, booked_on, turn, cents)
      select ${id}, position, "businessUnitId", "claimId", "on", turn, cents from told where "claimId" is not null
    )
    insert into export_row (run_id, position, business_unit_id, invoice_id, tax_country, tax_case, tax_basis_points,
      payment_id, turn, cents)
    select ${id}, position, "businessUnitId", "invoiceId", "taxCountry", "taxCase", "taxBasisPoints", "paymentId", turn, cents
    from told where "claimId" is null`.execute(trx);
  return id;
}
