import { sql } from 'kysely';
import type { Database, Transaction } from '../client.ts';

export type ConflictRow = {
  readonly kind: 'rental' | 'workshop' | 'hold' | 'transfer';
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly booking: { readonly id: string; readonly number: string; readonly company: string } | null;
};

type Question = {
  readonly trailerId: string;
  /** Whose own rental stands in nobody's way. */
  readonly bookingId: string;
  /** Whose holds give way to the unit's own booking. */
  readonly businessUnitId: string;
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
};

/** What else takes a trailer in a time; holds that have run out do not. */
export async function listConflicts(
  db: Database,
  { trailerId, bookingId, businessUnitId, from, to, now }: Question,
): Promise<readonly ConflictRow[]> {
  const { rows } = await sql<ConflictRow>`
    select case a.kind when 'trip' then 'transfer' else a.kind end as kind, a.starts_at, a.ends_at,
      case when k.id is not null then json_build_object('id', k.id, 'number', k.number, 'company', u.name) end as booking
    from allocation a
    left join booking k on k.id = a.booking_id
    left join business_unit u on u.id = k.business_unit_id
    where a.trailer_id = ${trailerId} and tstzrange(a.starts_at, a.ends_at) && tstzrange(${from}, ${to})
      and a.booking_id is distinct from ${bookingId}
      and (a.kind <> 'hold' or (a.expires_at > ${now} and a.business_unit_id <> ${businessUnitId}))
    order by a.starts_at`.execute(db);
  return rows;
}

export const listExtensionAmounts = (trx: Database, bookingId: string) =>
  trx
    .selectFrom('bookingExtension')
    .select(['id', 'netCents'])
    .where('bookingId', '=', bookingId)
    .orderBy('createdAt')
    .orderBy('endsAt')
    .execute();

export async function updateExtensionAmount(
  trx: Transaction,
  { id, netCents }: { readonly id: string; readonly netCents: number },
): Promise<void> {
  const taxCents = sql<number>`round(${netCents}::numeric * tax_basis_points / 10000)`;
  await trx.updateTable('bookingExtension').set({ netCents, taxCents }).where('id', '=', id).execute();
}
