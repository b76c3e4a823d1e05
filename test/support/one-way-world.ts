import { sql } from 'kysely';
import { keepPlannedTransfer } from '#db/trailer/planned-transfer.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import type { Deps } from '#services/deps.ts';
import { readDriveMs } from '#services/booking/place-rental.ts';
import type { Rental } from './handover-world.ts';

/** Rentals that end elsewhere, and where their trailers stand. */

type Db = Pick<Deps, 'db'>;

/** As if the booking had been made so, whatever its trailer is planned to do. */
export const sayItEndsElsewhere = (
  db: Deps['db'],
  { bookingId, fromDepotId, toDepotId }: { bookingId: string; fromDepotId: string; toDepotId: string },
) =>
  db
    .updateTable('booking')
    .set({
      returnDepotId: toDepotId,
      oneWay: JSON.stringify({ fromDepotId, toDepotId, trailerType: 'plane', km: 400 }),
    })
    .where('id', '=', bookingId)
    .execute();

/** As if the booking had been made so; brought back in time if something waits where it began. */
export async function endElsewhere(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { bookingId, trailerId, depotId: fromDepotId }: Rental,
  { toDepotId, feeCents = 0, isBroughtBack = false }: { toDepotId: string; feeCents?: number; isBroughtBack?: boolean },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sayItEndsElsewhere(trx, { bookingId, fromDepotId, toDepotId });
    if (feeCents > 0) await bookFee(trx, { bookingId, feeCents });
    const { endsAt } = await trx
      .updateTable('allocation')
      .set({ depotId: null, fromDepotId, toDepotId })
      .where('bookingId', '=', bookingId)
      .returning('endsAt')
      .executeTakeFirstOrThrow();
    if (!isBroughtBack) return;
    const drive = await readDriveMs(trx, toDepotId, fromDepotId);
    const back = { trailerId, fromDepotId: toDepotId, toDepotId: fromDepotId };
    const times = { startsAt: endsAt, endsAt: new Date(endsAt.getTime() + drive) };
    await keepPlannedTransfer(trx, { id: undefined, bookingId, ...back, ...times, tooTight: false, now: clock.now() });
  });
}

async function bookFee(
  trx: Deps['db'],
  { bookingId, feeCents }: { readonly bookingId: string; readonly feeCents: number },
): Promise<void> {
  const { businessUnitId } = await trx
    .selectFrom('booking')
    .select('businessUnitId')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const names = JSON.stringify({ de: 'Rückgabe an einem anderen Depot' });
  await trx
    .insertInto('bookingService')
    .values({
      bookingId,
      businessUnitId,
      serviceKey: 'oneWay',
      names,
      unit: 'once',
      unitPriceCents: feeCents,
      netCents: feeCents,
    })
    .execute();
}

/** What a way costs by the price list of a booking, which becomes another one for that: published ones never change. */
export async function priceWay(
  { db }: Db,
  { bookingId }: Pick<Rental, 'bookingId'>,
  { toDepotId, cents }: { readonly toDepotId: string; readonly cents: number },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into price_list (name, valid_from)
    select 'With a way', min(valid_from) - interval '1 millisecond' from price_list where published_at is not null
    returning id`.execute(db);
  const priceListId = rows[0]?.id ?? '';
  await sql`
    insert into price_band (price_list_id, price_class, from_day, day_rate_cents)
    select ${priceListId}, p.price_class, p.from_day, p.day_rate_cents
    from price_band p join booking b on b.price_list_id = p.price_list_id where b.id = ${bookingId}`.execute(db);
  await db
    .insertInto('oneWayFee')
    .values({ priceListId, toDepotId, baseCents: cents, perKmCents: 0, leastCents: 0 })
    .execute();
  await db
    .updateTable('priceList')
    .set(({ ref }) => ({ publishedAt: ref('validFrom') }))
    .where('id', '=', priceListId)
    .execute();
  await db.updateTable('booking').set({ priceListId }).where('id', '=', bookingId).execute();
}

/** Hours from some moment; nothing is the beginning or the end of time. */
const hoursFrom = (start: Date, moment: Date | null): number | null =>
  moment === null ? null : Math.round((moment.getTime() - start.getTime()) / HOUR_MS);

/** Where a trailer stands, one place after the other. */
export async function listStays({ db }: Db, trailerId: string, start: Date) {
  const { rows } = await sql<{ depotId: string; from: Date | null; to: Date | null }>`
    select depot_id, nullif(starts_at, '-infinity') as from, nullif(ends_at, 'infinity') as to
    from trailer_stay where trailer_id = ${trailerId} order by starts_at`.execute(db);
  return rows.map(({ depotId, from, to }) => ({ depotId, from: hoursFrom(start, from), to: hoursFrom(start, to) }));
}

/** The transfers of a trailer that have not arrived, as they are planned. */
export const listTransfers = ({ db }: Db, trailerId: string) =>
  db
    .selectFrom('transfer as r')
    .innerJoin('allocation as a', 'a.id', 'r.id')
    .select(['r.id', 'a.startsAt', 'a.endsAt', 'a.fromDepotId', 'a.toDepotId', 'r.tooTight'])
    .where('r.trailerId', '=', trailerId)
    .where('r.status', 'in', ['planned', 'underway'])
    .orderBy('a.startsAt')
    .execute();
