import type { AdminTrailer, BlockingBooking } from '#contract/admin-trailer.ts';
import { findAdminTrailer, listLiveBookings, type LiveBookingRow } from '#db/trailer/admin-trailer.queries.ts';
import type { Database } from '#db/client.ts';
import { listCertificates, listImages, listPapers, listWorkshopPeriods } from '#db/trailer/trailer-part.queries.ts';
import { findOpenTransfer } from '#db/trailer/transfer.queries.ts';
import { ok } from '#domain/result.ts';
import { pick } from '#domain/table.ts';
import type { Actor } from '#domain/team/actor.ts';
import { depotsOf } from '#domain/team/scope.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import { findGaps } from '#domain/trailer/completeness.ts';
import { requiredCertificates } from '#domain/trailer/required-certificate.ts';
import { FACT_COLUMNS } from '#domain/trailer/trailer-type.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { toOpenTransfer } from './to-open-transfer.ts';
import { situationOf } from './list-trailers.ts';

export async function getTrailer(
  { db, clock }: Reads,
  actor: Actor,
  trailerId: string,
): Promise<Outcome<AdminTrailer>> {
  const admin = requireStaff(actor, 'fleet.read');
  if (!admin.ok) return admin;
  return readTrailer(db, { trailerId, depots: depotsOf(admin.value), now: clock.now() });
}

/** The whole trailer; inside a transaction, as that transaction has left it. */
export async function readTrailer(
  db: Database,
  { trailerId, depots = 'any', now }: { trailerId: string; depots?: readonly string[] | 'any'; now: Date },
): Promise<Outcome<AdminTrailer>> {
  const row = await findAdminTrailer(db, { trailerId, depots, now });
  if (row === undefined) return refuse('not-found');
  const certificates = await listCertificates(db, trailerId);
  const images = await listImages(db, trailerId);
  const papers = await listPapers(db, trailerId);
  const subject = { ...pick(row, ['type', 'facts', 'tailLiftKg', 'priceClass']), certificates };
  const workshop = await listWorkshopPeriods(db, { trailerId, now });
  const transfer = await findOpenTransfer(db, trailerId);
  const bookings = await listLiveBookings(db, { trailerId, depots });
  return ok({
    id: row.id,
    number: row.number,
    plate: row.plate,
    vin: row.vin,
    type: row.type,
    subType: row.subType,
    priceClass: row.priceClass,
    make: row.make,
    model: row.model,
    year: row.year,
    firstRegisteredOn: row.firstRegisteredOn,
    depotId: row.depotId,
    depot: {
      id: row.depotId,
      code: row.depotCode,
      name: row.depotName,
      country: row.depotCountry,
      timeZone: row.depotTimeZone,
    },
    status: row.status,
    situation: situationOf(row, now),
    certifiedUntil: row.certifiedUntil,
    ...pick(row, FACT_COLUMNS),
    facts: row.facts,
    certificates: certificates.map(({ remindedAt, ...certificate }) => ({
      ...certificate,
      remindedAt: remindedAt?.toISOString() ?? null,
    })),
    requiredCertificates: [...requiredCertificates(subject)],
    gaps: [...findGaps(subject, localDate(now.toISOString(), row.depotTimeZone))],
    photos: images.map(({ id, path, alt, width, height }) => ({ id, url: `/${path}`, alt, width, height })),
    documents: papers.map(({ id, kind, bytes, createdAt }) => ({
      id,
      kind,
      bytes,
      createdAt: createdAt.toISOString(),
    })),
    workshop: workshop.map(({ id, startsAt, endsAt, note, version }) => ({
      id,
      from: startsAt.toISOString(),
      to: endsAt.toISOString(),
      note,
      version,
    })),
    transfer: transfer === undefined ? null : toOpenTransfer(transfer),
    bookings: bookings.map(toBlockingBooking),
    version: row.version,
  });
}

export const toBlockingBooking = (row: LiveBookingRow): BlockingBooking => ({
  id: row.id,
  number: row.number,
  company: row.company,
  trailer: row.trailer,
  status: row.status,
  from: row.startsAt.toISOString(),
  to: row.endsAt.toISOString(),
  timeZone: row.timeZone,
});
