import { sql } from 'kysely';
import { addMonths } from '#domain/debit/add-months.ts';
import { MOST_RETURNS, RETURN_MONTHS } from '#domain/debit/return-code.ts';
import type { MandateScheme, MandateState } from '#domain/payment/mandate.ts';
import type { Database } from '../client.ts';

/** Whether `d` may be tried once more when it comes back: neither tried before, nor the last return that a company has. */
export const mayCollectAgain = (today: string) => sql<boolean>`(
  not exists (select from debit t where t.invoice_id = d.invoice_id and t.returned_on is not null)
  and (
    select count(*) from debit t
    where t.business_unit_id = d.business_unit_id and t.returned_on > ${addMonths(today, -RETURN_MONTHS)}::date
  ) < ${MOST_RETURNS - 1}
)`;

/** An invoice that waits to be collected, with its mandate and what became of an earlier debit. */
export type ToCollect = {
  readonly invoiceId: string;
  readonly businessUnitId: string;
  readonly number: string;
  readonly orderNumber: string;
  readonly company: string;
  readonly openCents: number;
  readonly status: 'open' | 'disputed';
  readonly announcedFor: string;
  readonly cameBack: boolean;
  readonly mandateId: string;
  readonly reference: string;
  readonly scheme: MandateScheme;
  readonly mandateStatus: MandateState;
  readonly signedOn: string;
  readonly bankConfirmedOn: string | null;
  readonly lastCollectedOn: string | null;
  readonly blockedReason: string | null;
};

/** The last debit of `i` that came back. */
export const lastReturn = sql`lateral (
  select r.return_code, r.retry_on from debit r
  where r.invoice_id = i.id and r.returned_on is not null order by r.returned_on desc, r.id desc limit 1
)`;

/** Nobody is debited before the day that was named last, as after a dispute. */
export const announcedFor = sql`greatest(coalesce(last.retry_on, i.collect_on), a.due_on)`;

const selectToCollect = (which: ReturnType<typeof sql>) => sql<ToCollect>`
  select i.id as invoice_id, i.business_unit_id, i.number, o.number as order_number, b.name as company, a.open_cents,
    a.status, ${announcedFor} as announced_for,
    last.return_code is not null and last.retry_on is null as came_back,
    m.id as mandate_id, m.reference, m.scheme, m.status as mandate_status, m.signed_on, m.bank_confirmed_on,
    m.last_collected_on, m.blocked_reason
  from invoice_account a
  join invoice i on i.id = a.invoice_id
  join customer_order o on o.id = i.order_id
  join business_unit b on b.id = i.business_unit_id
  join mandate m on m.id = i.mandate_id
  left join ${lastReturn} last on true
  where a.open_cents > 0 and a.status in ('open', 'disputed') and i.collect_on is not null
    and not exists (select from invoice_by_transfer t where t.invoice_id = i.id)
    -- Nobody has been told of it yet.
    and not exists (
      select from invoice_channel c where c.invoice_id = i.id and c.channel = 'clearance' and c.cleared_at is null
    )
    and not exists (
      select from debit d where d.invoice_id = i.id and d.status in ('planned', 'exported', 'collected')
    )
    and ${which}`;

/**
 * What is to be collected by a day and in no batch yet, of all units, by the day that was announced. What has been turned
 * to transfer is left out.
 */
export async function listToCollect(
  db: Database,
  { until, limit }: { readonly until: string; readonly limit: number },
): Promise<readonly ToCollect[]> {
  const { rows } = await sql<ToCollect>`
    ${selectToCollect(sql`${announcedFor} <= ${until}`)}
    order by announced_for, i.number limit ${limit}`.execute(db);
  return rows;
}

/** Undefined if it does not wait to be collected any more. */
export async function findToCollect(
  db: Database,
  { businessUnitId, invoiceId }: { readonly businessUnitId: string; readonly invoiceId: string },
): Promise<ToCollect | undefined> {
  const { rows } = await selectToCollect(sql`i.business_unit_id = ${businessUnitId} and i.id = ${invoiceId}`).execute(
    db,
  );
  return rows[0];
}
