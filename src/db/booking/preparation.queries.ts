import { type RawBuilder, sql } from 'kysely';
import type { BookingState } from '#domain/booking/booking-state.ts';
import { EMPTY_LEG_SERVICE, ONE_WAY_SERVICE } from '#domain/one-way/one-way-fee.ts';
import type { Scope } from '#domain/team/scope.ts';
import type { Database, Transaction } from '../client.ts';
import { inScope } from '../in-scope.ts';

/** Trailers that stand ready for their pick-up. */

/** The services of a booking in an order that does not depend on the catalogue. */
const servicesOf = (booking: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql<string[]>`array(
    select s.service_key from booking_service s
    where s.booking_id = ${booking} and s.service_key not in (${ONE_WAY_SERVICE}, ${EMPTY_LEG_SERVICE}) order by s.service_key
  )`;

/** Who has prepared the trailer that booking `k` has now, with the services it has now, as JSON; else null. */
export const readPreparation = sql`(
  select json_build_object('at', p.prepared_at, 'by', concat_ws(' ', u.first_name, u.last_name))
  from pick_up_preparation p join user_account u on u.id = p.prepared_by
  where p.booking_id = k.id and p.trailer_id = k.trailer_id and p.services = ${servicesOf(sql`k.id`)}
)`;

export type PreparationRow = { readonly at: string; readonly by: string };

/** What there is to prepare, for whoever works where it is picked up. */
export async function findPreparation(
  db: Database,
  { scope, bookingId }: { readonly scope: Scope; readonly bookingId: string },
) {
  const { rows } = await sql<{
    readonly businessUnitId: string;
    readonly number: string;
    readonly status: BookingState;
    readonly trailerId: string;
    readonly trailerNumber: string;
    readonly prepared: PreparationRow | null;
  }>`
    select k.business_unit_id, k.number, k.status, k.trailer_id, t.number as trailer_number, ${readPreparation} as prepared
    from booking k join trailer t on t.id = k.trailer_id
    where k.id = ${bookingId} and ${inScope('k.business_unit_id', scope, 'k.depot_id')}`.execute(db);
  return rows[0];
}

type Prepared = {
  readonly bookingId: string;
  readonly trailerId: string;
  readonly userId: string;
  readonly now: Date;
};

/** Whether this is news: of several who say it at once, the first is remembered. */
export async function insertPreparation(
  trx: Transaction,
  { bookingId, trailerId, userId, now }: Prepared,
): Promise<boolean> {
  const { rows } = await sql`
    insert into pick_up_preparation as p (booking_id, trailer_id, services, prepared_at, prepared_by)
    values (${bookingId}, ${trailerId}, ${servicesOf(sql`${bookingId}::uuid`)}, ${now}, ${userId})
    on conflict (booking_id) do update
      set trailer_id = excluded.trailer_id, services = excluded.services,
        prepared_at = excluded.prepared_at, prepared_by = excluded.prepared_by
      where (p.trailer_id, p.services) is distinct from (excluded.trailer_id, excluded.services)
    returning booking_id`.execute(trx);
  return rows.length > 0;
}

/** Whether there was one. */
export async function deletePreparation(trx: Transaction, bookingId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('pickUpPreparation')
    .where('bookingId', '=', bookingId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
