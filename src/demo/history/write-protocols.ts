import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { withoutLimits } from '#db/without-limits.ts';
import { requiredPhotos, type HandoverKind } from '#domain/handover/handover-plan.ts';
import { damagePhoto } from '#domain/handover/photo-position.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import type { StoragePort } from '#services/ports/storage.ts';
import { inChunks } from '../in-chunks.ts';
import { DEMO_STAFF } from '../people.ts';
import { putFile } from '../put-file.ts';
import { demoId } from '../random.ts';
import { drawOnYard, drawSignature, frameYard } from '../yard-photo.ts';
import { damageOf, fillProtocol, mendedAt, odometersOf, type Odometer, type Trip } from './fill-protocol.ts';

type TripRow = Trip & {
  readonly businessUnitId: string;
  readonly trailerId: string;
  readonly subType: string;
  readonly keyBox: boolean;
  readonly createdBy: string;
  readonly hasProtocol: boolean;
};

const SIGNING_MINUTES = 12;
/** Wide enough for a screen; the originals of real protocols are larger. */
const DENSITY = 40;

/** Gives every rental that has begun its signed protocols, unless its story has told them. */
export async function writeProtocols(
  { db, storage }: { readonly db: Database; readonly storage: StoragePort },
  now: Date,
): Promise<void> {
  const trips = await listTrips(db);
  const photoOf = await takePhotos(storage, trips);
  const names = [...new Set(trips.map(({ driverName }) => driverName)), DEPOT_NAME];
  const signatures = new Map(await Promise.all(names.map(async (name) => [name, await drawSignature(name)] as const)));
  const protocols = [...Map.groupBy(trips, ({ trailerId }) => trailerId).values()].flatMap((all) => {
    const odometers = odometersOf(all, now);
    return all.flatMap((trip, i) => {
      const read = odometers[i];
      return read === undefined || trip.hasProtocol ? [] : protocolsOf(trip, read, signatures);
    });
  });
  await withoutLimits(db, (connection) =>
    inTransaction(connection, (trx) => insertProtocols(trx, protocols, { photoOf, now })),
  );
}

const DEPOT_NAME = `${DEMO_STAFF[1].firstName} ${DEMO_STAFF[1].lastName}`;

async function listTrips(db: Database): Promise<readonly TripRow[]> {
  const { rows } = await sql<TripRow>`
    select k.id as booking_id, k.business_unit_id, k.trailer_id, t.number, t.type, t.sub_type, t.axles, d.key_box,
      k.picked_up_at, k.returned_at, coalesce(k.driver_name, k.unit_name) as driver_name, o.created_by,
      array(select s.service_key from booking_service s where s.booking_id = k.id) as services,
      exists (select from handover h where h.booking_id = k.id) as has_protocol
    from booking k
    join customer_order o on o.id = k.order_id
    join trailer t on t.id = k.trailer_id
    join depot d on d.id = k.depot_id
    where k.picked_up_at is not null
    order by k.trailer_id, k.picked_up_at`.execute(db);
  return rows;
}

type Photo = { readonly path: string; readonly sha256: Buffer; readonly width: number; readonly height: number };
type PhotoOf = (trip: TripRow, position: string) => Photo | undefined;

/** Trailers that look alike share their pictures, and a damage is shown by the rear. */
async function takePhotos(storage: StoragePort, trips: readonly TripRow[]): Promise<PhotoOf> {
  const motifs = new Map(trips.map(({ type, subType }) => [`${type} ${subType}`, { type, subType }]));
  const photos = new Map<string, Photo>();
  await Promise.all(
    [...motifs].map(async ([key, motif]) => {
      const yard = await drawOnYard(motif, DENSITY);
      for (const position of requiredPhotos(motif.type)) {
        const { data, info } = await frameYard(yard, position)
          .webp({ quality: 80, effort: 0 })
          .toBuffer({ resolveWithObject: true });
        const path = `handover/demo-${motif.type}-${motif.subType}-${position}.webp`.toLowerCase();
        await putFile(storage, path, data, 'image/webp');
        const sha256 = createHash('sha256').update(data).digest();
        photos.set(`${key} ${position}`, { path, sha256, width: info.width, height: info.height });
      }
    }),
  );
  return ({ type, subType }, position) =>
    photos.get(`${type} ${subType} ${position}`) ?? photos.get(`${type} ${subType} rear`);
}

function protocolsOf(trip: TripRow, read: Odometer, signatures: ReadonlyMap<string, string>) {
  const sign = (name: string) => ({ name, signature: signatures.get(name) ?? '' });
  const protocol = (kind: HandoverKind, at: Date) => ({
    trip,
    kind,
    row: {
      id: demoId(`handover ${trip.bookingId} ${kind}`),
      businessUnitId: trip.businessUnitId,
      bookingId: trip.bookingId,
      trailerId: trip.trailerId,
      kind,
      parts: JSON.stringify(fillProtocol(trip, kind, read)),
      signatures: JSON.stringify({
        customer: sign(trip.driverName),
        // Nobody of the depot stands at a key box.
        depot: trip.keyBox ? null : sign(DEPOT_NAME),
      }),
      startedBy: trip.createdBy,
      startedAt: new Date(at.getTime() - SIGNING_MINUTES * MINUTE_MS),
    },
  });
  return [
    protocol('pickUp', trip.pickedUpAt),
    ...(trip.returnedAt === null ? [] : [protocol('return', trip.returnedAt)]),
  ];
}

type Protocol = ReturnType<typeof protocolsOf>[number];

/** Photos belong to a protocol that is still open, so all are signed in the end. */
async function insertProtocols(
  trx: Transaction,
  protocols: readonly Protocol[],
  { photoOf, now }: { readonly photoOf: PhotoOf; readonly now: Date },
): Promise<void> {
  for (const chunk of inChunks(protocols)) {
    await trx
      .insertInto('handover')
      .values(chunk.map(({ row }) => row))
      .execute();
  }
  const photos = protocols.flatMap(({ trip, kind, row }) => {
    const damage = kind === 'return' ? damageOf(trip) : undefined;
    const positions = [...requiredPhotos(trip.type), ...(damage ? [damagePhoto(damage.id, 1)] : [])];
    return positions.flatMap((position) => {
      const photo = photoOf(trip, position);
      return photo ? [{ handoverId: row.id, position, uploadedAt: row.startedAt, ...photo }] : [];
    });
  });
  for (const chunk of inChunks(photos)) await trx.insertInto('handoverPhoto').values(chunk).execute();
  await sql`
    update handover set signed_at = started_at + make_interval(mins => ${SIGNING_MINUTES})
    where id = any(${protocols.map(({ row }) => row.id)}::uuid[])`.execute(trx);
  const damages = protocols.flatMap(({ trip, kind, row }) => {
    const damage = kind === 'return' ? damageOf(trip) : undefined;
    if (damage === undefined || trip.returnedAt === null) return [];
    const repairedAt = mendedAt(trip, now);
    return [
      {
        ...damage,
        trailerId: trip.trailerId,
        handoverId: row.id,
        bookingId: trip.bookingId,
        photoPositions: [damagePhoto(damage.id, 1)],
        foundAt: trip.returnedAt,
        status: repairedAt === null ? ('open' as const) : ('repaired' as const),
        repairedAt,
      },
    ];
  });
  if (damages.length > 0) await trx.insertInto('damage').values(damages).execute();
}
