import type { Database, Transaction } from '#db/client.ts';
import { withoutLimits } from '#db/without-limits.ts';
import { sql } from 'kysely';
import { setChecksAside, setIndexesAside } from './set-aside.ts';

export type BulkFleet = {
  readonly trailers: number;
  readonly allocations: number;
  readonly now: Date;
  readonly say?: (text: string) => void;
  /** Leaves the shop without what checks allocations, for measuring what only reads: checking takes longest. */
  readonly isUnchecked?: boolean;
};

type Fleet = Pick<BulkFleet, 'trailers' | 'allocations' | 'now'>;

/** Half of each trailer's calendar lies in the past. */
const CALENDAR_DAYS = 730;

/**
 * Adds a large fleet for measuring: copies of the demo trailers, spread over all depots, with workshop periods as their
 * allocations. Numbers, not a generator of random values, decide everything, so that the rows are always the same.
 */
export async function addBulkFleet(db: Database, { say, isUnchecked = false, ...fleet }: BulkFleet): Promise<void> {
  const earlier = await db.selectFrom('trailer').select('id').where('number', '=', 'BULK-1').executeTakeFirst();
  if (earlier) throw new Error('A fleet for measuring is there already: begin anew with --reset.');
  await withoutLimits(db, async (connection) => {
    await connection.transaction().execute(async (trx) => {
      const makeIndexes = await setIndexesAside(trx, ['trailer', 'allocation']);
      const checkRows = await setChecksAside(trx, ['allocation']);
      say?.('Adding trailers');
      await addTrailers(trx, fleet);
      say?.('Adding allocations');
      await addAllocations(trx, fleet);
      say?.('Making indexes');
      await makeIndexes();
      if (!isUnchecked) await checkRows();
    });
    say?.('Collecting statistics');
    await sql`vacuum analyze trailer, allocation, certificate`.execute(connection);
  });
}

async function addTrailers(trx: Transaction, { trailers, now }: Fleet): Promise<void> {
  await sql`
    with model as (
      select *, row_number() over (order by number) - 1 as place, count(*) over () as models
      from trailer where number !~ '^BULK'
    ), yard as (
      select id, row_number() over (order by code) - 1 as place, count(*) over () as yards from depot
    )
    insert into trailer (
      id, number, plate, vin, type, sub_type, price_class, depot_id, make, model, first_registered_on, axles, lift_axle,
      tare_kg, payload_kg, inner_length_mm, inner_width_mm, inner_height_mm, euro_pallets, euro_pallets_double,
      volume_m3, tail_lift_kg, telematics, facts, certified_until
    )
    select
      md5('bulk trailer ' || n)::uuid, 'BULK-' || n, 'TY ' || n, 'TYB' || lpad(n::text, 14, '0'),
      m.type, m.sub_type, m.price_class, y.id, m.make, m.model, m.first_registered_on, m.axles, m.lift_axle,
      m.tare_kg, m.payload_kg, m.inner_length_mm, m.inner_width_mm, m.inner_height_mm, m.euro_pallets,
      m.euro_pallets_double, m.volume_m3, m.tail_lift_kg, m.telematics, m.facts,
      (${now}::timestamptz + make_interval(days => 30 + (n * 7919 % 700)::int))::date
    from generate_series(1, ${trailers}::bigint) n
    join model m on m.place = n % m.models
    join yard y on y.place = (n / m.models + n) % y.yards`.execute(trx);
}

/** Each trailer's calendar is cut into equal slots with one allocation of two to six tenths of it in each. */
async function addAllocations(trx: Transaction, { trailers, allocations, now }: Fleet): Promise<void> {
  const perTrailer = Math.max(1, Math.ceil(allocations / trailers));
  const slot = `${(CALENDAR_DAYS * 24 * 60) / perTrailer} minutes`;
  await sql`
    insert into allocation (trailer_id, id, kind, starts_at, ends_at)
    select
      md5('bulk trailer ' || n)::uuid, md5('bulk allocation ' || i)::uuid, 'workshop',
      date_trunc('hour', starts_at), date_trunc('hour', starts_at + ${slot}::interval * (0.2 + i * 7907 % 5 * 0.1))
        + interval '1 minute'
    from (
      select
        i, i % ${trailers}::bigint + 1 as n,
        ${now}::timestamptz - make_interval(days => ${CALENDAR_DAYS / 2})
          + ${slot}::interval * (i / ${trailers}::bigint + (i * 7919 % 37) / 100.0) as starts_at
      from generate_series(0, ${allocations}::bigint - 1) i
    ) planned
    order by 1, starts_at`.execute(trx);
}
