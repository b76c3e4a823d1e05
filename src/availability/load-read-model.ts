import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { createReadModel, type ReadModel } from './model/read-model.ts';
import { idHead, idTail, type TextRow } from './model/parse-values.ts';

/** Read in portions, so that the whole fleet is never there twice. */
const PORTION = 5000;

/** The read model of what a transaction sees. Nobody asks for a time that lies more than a day back. */
export async function loadReadModel(trx: Database, now: Date): Promise<ReadModel> {
  // As the feed of changes writes them.
  await sql`select set_config('DateStyle', 'ISO', true), set_config('TimeZone', 'UTC', true)`.execute(trx);
  const { rows } = await sql<{ count: number }>`select count(*) as count from trailer`.execute(trx);
  const model = createReadModel({
    now: now.getTime() - DAY_MS,
    trailers: Math.ceil((rows[0]?.count ?? 0) * 1.05) + 64,
  });
  await inPortions(trx, ALL_TRAILERS, model.putTrailer);
  const since = new Date(now.getTime() - DAY_MS);
  await inPortions(trx, firmAllocations(since), (row) => fillTrailer(model, row));
  await inPortions(trx, HOLDS, model.putAllocation);
  await inPortions(trx, BOOKINGS_OUT, model.putBooking);
  return model;
}

type Statement = ReturnType<typeof sql<unknown>>;

/** In the order of the groups: those who are asked for together stand together. */
const ALL_TRAILERS = sql`
  select
    id::text, number, type, sub_type, price_class, depot_id::text, status, first_registered_on::text,
    certified_until::text, facts::text, payload_kg::text, euro_pallets::text, euro_pallets_double::text,
    volume_m3::text, inner_height_mm::text, inner_length_mm::text, axles::text, lift_axle::text, tail_lift_kg::text,
    telematics
  from trailer order by depot_id, type, price_class, number`;

/** Lists, since a row for each of a million would take much longer than what is in them. */
const firmAllocations = (since: Date) => sql`
  select
    trailer_id::text,
    string_agg(floor(extract(epoch from starts_at) * 1000)::text, ' ' order by starts_at) as starts,
    string_agg(ceil(extract(epoch from ends_at) * 1000)::text, ' ' order by starts_at) as ends,
    string_agg(id::text, ' ' order by starts_at) as ids
  from allocation where kind <> 'hold' and ends_at > ${since} group by trailer_id`;

const HOLDS = sql`
  select
    trailer_id::text, id::text, kind, starts_at::text, ends_at::text, expires_at::text, business_unit_id::text
  from allocation where kind = 'hold'`;

const BOOKINGS_OUT = sql`
  select id::text, trailer_id::text, status, ends_at::text
  from booking where status in ('onRent', 'returnAnnounced')`;

async function inPortions(trx: Database, statement: Statement, visit: (row: TextRow) => void): Promise<void> {
  const plain = trx.withoutPlugins();
  await sql`declare portions no scroll cursor for ${statement}`.execute(plain);
  for (;;) {
    const { rows } = await sql<TextRow>`fetch ${sql.lit(PORTION)} from portions`.execute(plain);
    for (const row of rows) visit(row);
    if (rows.length < PORTION) break;
  }
  await sql`close portions`.execute(plain);
}

function fillTrailer(model: ReadModel, row: TextRow): void {
  const list = (name: string): readonly string[] => row[name]?.split(' ') ?? [];
  const [starts, ends, ids] = [list('starts'), list('ends'), list('ids')];
  model.fillTrailer(
    row['trailer_id'] ?? '',
    ids.map((id, i) => ({
      startsAt: Number(starts[i]),
      endsAt: Number(ends[i]),
      idHead: idHead(id),
      idTail: idTail(id),
    })),
  );
}
