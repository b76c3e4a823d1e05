import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { createReadModel, type ReadModel } from './model/read-model.ts';
import type { Taken } from './model/allocation-pool.ts';
import { textOf } from './model/parse-values.ts';
import type { RowText } from '#db/feed/row-change.ts';

/** Read in portions, so that the whole fleet is never there twice. */
const PORTION = 5000;

/** The read model of what a transaction sees. Nobody asks for a time that lies more than a day back. */
export async function loadReadModel(trx: Database, now: Date): Promise<ReadModel> {
  // As the feed of changes writes them.
  await sql`select set_config('DateStyle', 'ISO', true), set_config('TimeZone', 'UTC', true)`.execute(trx);
  const since = now.getTime() - DAY_MS;
  const model = createReadModel({ since, ...(await countRows(trx, new Date(since))) });
  await inPortions(trx, ALL_TRAILERS, model.putTrailer);
  await inPortions(trx, firmAllocations(new Date(since)), (row) =>
    model.fillTrailer(textOf(row, 'trailer_id'), toTaken(Buffer.from(textOf(row, 'taken'), 'hex'))),
  );
  model.tidyUp();
  await inPortions(trx, HOLDS, model.putAllocation);
  await inPortions(trx, BOOKINGS_OUT, model.putBooking);
  await inPortions(trx, staysOfMovers(new Date(since)), model.putStay);
  await inPortions(trx, TRANSFERS, model.putTransfer);
  return model;
}

type Statement = ReturnType<typeof sql<unknown>>;

/** Those who are asked for and counted together stand together. */
const ALL_TRAILERS = sql`
  select
    id::text, number, plate, type, sub_type, price_class, depot_id::text, status, make, model,
    first_registered_on::text, certified_until::text, facts::text, tare_kg::text, payload_kg::text, euro_pallets::text,
    euro_pallets_double::text, volume_m3::text, inner_height_mm::text, inner_width_mm::text, inner_length_mm::text,
    axles::text, lift_axle::text, tail_lift_kg::text, telematics, moves::text
  from trailer order by depot_id, type, sub_type, price_class, number`;

/** Bytes of all that a trailer is taken for, since a row for each of a million would take much longer. */
const firmAllocations = (since: Date) => sql`
  select
    trailer_id::text,
    encode(
      string_agg(
        timestamptz_send(starts_at) || timestamptz_send(ends_at) || uuid_send(id), '' order by starts_at
      ), 'hex'
    ) as taken
  from allocation where kind <> 'hold' and ends_at > ${since} group by trailer_id`;

const HOLDS = sql`
  select
    trailer_id::text, id::text, kind, starts_at::text, ends_at::text, expires_at::text, business_unit_id::text
  from allocation where kind = 'hold'`;

const BOOKINGS_OUT = sql`
  select id::text, trailer_id::text, status, ends_at::text
  from booking where status in ('onRent', 'returnAnnounced')`;

const staysOfMovers = (since: Date) => sql`
  select s.trailer_id::text, s.depot_id::text, s.starts_at::text, s.ends_at::text
  from trailer_stay s join trailer t on t.id = s.trailer_id where t.moves and s.ends_at > ${since}`;

const TRANSFERS = sql`select trailer_id::text, id::text, ends_at::text from allocation where kind = 'transfer'`;

/** With some room for those that come later. */
async function countRows(trx: Database, since: Date): Promise<{ trailers: number; allocations: number }> {
  const { rows } = await sql<{ trailers: number; allocations: number }>`
    select
      (select count(*) from trailer) as trailers,
      (select count(*) from allocation where kind <> 'hold' and ends_at > ${since}) as allocations`.execute(trx);
  const { trailers = 0, allocations = 0 } = rows[0] ?? {};
  return { trailers: Math.ceil(trailers * 1.05) + 64, allocations: Math.ceil((trailers + allocations) * 1.05) + 64 };
}

async function inPortions(trx: Database, statement: Statement, visit: (row: RowText) => void): Promise<void> {
  const plain = trx.withoutPlugins();
  await sql`declare portions no scroll cursor for ${statement}`.execute(plain);
  for (;;) {
    const { rows } = await sql<RowText>`fetch ${sql.lit(PORTION)} from portions`.execute(plain);
    for (const row of rows) visit(row);
    if (rows.length < PORTION) break;
  }
  await sql`close portions`.execute(plain);
}

/** Start, end and id of each. */
const TAKEN_BYTES = 32;

function toTaken(bytes: Buffer): Taken[] {
  return Array.from({ length: bytes.length / TAKEN_BYTES }, (_, i) => {
    const at = i * TAKEN_BYTES;
    return {
      startsAt: Math.floor(readMs(bytes, at)),
      endsAt: Math.ceil(readMs(bytes, at + 8)),
      idHead: bytes.readUInt32BE(at + 16),
      idTail: bytes.readUInt32BE(at + 28),
    };
  });
}

/** A moment as the database keeps it: microseconds since its epoch, exact as a number far beyond all rentals. */
const readMs = (bytes: Buffer, at: number): number =>
  (bytes.readInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4)) / 1000 + DATABASE_EPOCH_MS;
const DATABASE_EPOCH_MS = Date.UTC(2000, 0, 1);
