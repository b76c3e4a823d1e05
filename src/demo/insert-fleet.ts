import { takeTrailer } from '#db/booking/allocation.queries.ts';
import type { Transaction } from '#db/client.ts';
import type { Temporal } from 'temporal-polyfill';
import { queueVariants } from '#services/queue-variants.ts';
import { DEMO_DEPOTS } from './depots.ts';
import type { Picture } from './draw-pictures.ts';
import type { DemoTrailer } from './make-trailers.ts';
import { demoId } from './random.ts';
import { DEMO_WORKSHOP_PERIODS } from './workshop-periods.ts';
import type { StoredDocument } from './write-documents.ts';

export type TrailerFiles = { readonly pictures: readonly Picture[]; readonly documents: readonly StoredDocument[] };

export const depotId = (code: string): string => demoId(`depot ${code}`);

export async function insertDepots(trx: Transaction): Promise<void> {
  await trx
    .insertInto('depot')
    .values(
      DEMO_DEPOTS.map((depot) => ({
        id: depotId(depot.code),
        code: depot.code,
        name: depot.name,
        street: depot.street,
        postalCode: depot.postalCode,
        city: depot.city,
        country: depot.country,
        lat: depot.lat,
        lon: depot.lon,
        timeZone: depot.timeZone,
        openingHours: JSON.stringify(depot.openingHours),
        holidayRegion: depot.holidayRegion,
        keyBox: depot.keyBox,
        facilities: [...depot.facilities],
        phone: depot.phone,
        email: `${depot.code.toLowerCase()}@trailyard.example`,
      })),
    )
    .execute();
}

export async function insertTrailers(
  trx: Transaction,
  trailers: readonly DemoTrailer[],
  filesOf: (trailer: DemoTrailer) => TrailerFiles,
): Promise<void> {
  await trx
    .insertInto('trailer')
    .values(
      trailers.map((trailer) => ({
        ...trailer.columns,
        id: trailer.id,
        number: trailer.number,
        type: trailer.type,
        subType: trailer.subType,
        depotId: depotId(trailer.depotCode),
        telematics: trailer.telematics,
        firstRegisteredOn: trailer.firstRegisteredOn.toString(),
        facts: JSON.stringify(trailer.facts),
      })),
    )
    .execute();
  const rows = trailers.map((trailer) => ({ trailer, trailerId: trailer.id, ...filesOf(trailer) }));
  const certificates = rows.flatMap(({ trailer, trailerId }) =>
    trailer.certificates.map((certificate) => ({ trailerId, ...certificate })),
  );
  await trx.insertInto('certificate').values(certificates).execute();
  const images = rows.flatMap(({ trailerId, pictures }) =>
    pictures.map((picture, position) => ({
      trailerId,
      id: demoId(`${trailerId} ${picture.path}`),
      position,
      ...picture,
    })),
  );
  if (images.length > 0) await trx.insertInto('trailerImage').values(images).execute();
  const onCards = images.filter(({ position }) => position === 0).map(({ path }) => path);
  await queueVariants(trx, [...new Set(onCards)]);
  const documents = rows.flatMap(({ trailerId, documents: stored }) =>
    stored.map((document) => ({ trailerId, id: demoId(document.path), ...document })),
  );
  if (documents.length > 0) await trx.insertInto('trailerDocument').values(documents).execute();
}

/** From the morning of the first day to the evening of the last, where the trailer stands. */
export async function insertWorkshopPeriods(
  trx: Transaction,
  { trailers, today, now }: { trailers: readonly DemoTrailer[]; today: Temporal.PlainDate; now: Date },
): Promise<void> {
  for (const { number, fromDay, days, note } of DEMO_WORKSHOP_PERIODS) {
    const trailer = trailers.find((candidate) => candidate.number === number);
    const timeZone = DEMO_DEPOTS.find(({ code }) => code === trailer?.depotCode)?.timeZone;
    if (!trailer || timeZone === undefined) throw new Error(`There is no trailer ${number}`);
    const toInstant = (day: number, plainTime: string): Date =>
      new Date(today.add({ days: day }).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds);
    const taken = await takeTrailer(trx, {
      trailerId: trailer.id,
      startsAt: toInstant(fromDay, '07:00'),
      endsAt: toInstant(fromDay + days - 1, '18:00'),
      use: { kind: 'workshop', note },
      now,
    });
    if (!taken.ok) throw new Error(`Workshop period of ${number}: ${taken.error}`);
  }
}
