import {
  handoverPhotoUrl,
  type Handover,
  type HandoverParts,
  type HandoverPhoto,
  type HandoverPlan,
  type KnownDamage,
  type LowerThanLast,
  type ReturnConfirmation,
} from '#contract/handover.ts';
import type { DamageRow } from '#db/handover/damage.queries.ts';
import type { HandoverRow } from '#db/handover/handover.queries.ts';
import type { HandoverBookingRow } from '#db/handover/handover-booking.queries.ts';
import type { HandoverPhotoRow } from '#db/handover/handover-photo.queries.ts';
import { canAct } from '#domain/booking/booking-action.ts';
import { isOut } from '#domain/booking/booking-state.ts';
import { findObstacles, resumeStep } from '#domain/handover/handover-check.ts';
import type { HandoverParts as StoredParts } from '#domain/handover/handover-parts.ts';
import {
  checklistFor,
  damageViews,
  equipmentFor,
  handoverSteps,
  orderedEquipment,
  requiredPhotos,
} from '#domain/handover/handover-plan.ts';
import { damageOfPhoto } from '#domain/handover/photo-position.ts';
import { tyrePositions } from '#domain/handover/tread-depth.ts';
import type { Actor } from '#domain/team/actor.ts';
import { isForbiddenAct } from '#domain/team/impersonation.ts';
import { toInstant } from '#domain/time/instant.ts';
import { toLineTrailer } from '../line/to-line.ts';
import { toRentalPeriod } from '../line/to-rental-period.ts';
import { isOnTheRoad, isOpen, situationOf, toSoFar } from './handover-situation.ts';
import { needsDepotCode } from './prove-depot.ts';

export type HandoverRows = {
  readonly handover: HandoverRow;
  readonly booking: HandoverBookingRow;
  readonly photos: readonly HandoverPhotoRow[];
  readonly knownDamages: readonly DamageRow[];
  /** Of the trailer's protocol before this one. */
  readonly last: StoredParts;
  readonly pickUp: { readonly row: HandoverRow; readonly photos: readonly HandoverPhotoRow[] } | undefined;
};

export function toHandover(rows: HandoverRows, actor: Actor, now: Date): Handover {
  const { handover, booking, photos, last, pickUp } = rows;
  const { id, version, kind, startedAt, signedAt, signedOnDeviceAt, release, signatures } = handover;
  const soFar = toSoFar(handover, booking, photos, signatures ?? undefined);
  const { trailer, depot, vin, axles } = booking;
  return {
    id,
    version,
    kind,
    startedAt: startedAt.toISOString(),
    signedAt: signedAt?.toISOString() ?? null,
    signedOnDeviceAt: signedOnDeviceAt?.toISOString() ?? null,
    confirmation: findConfirmation(handover, booking),
    keyBox: booking.keyBox,
    needsDepotCode: needsDepotCode(actor, booking),
    company: booking.company,
    booking: toBooking(booking),
    trailer: { ...toLineTrailer(trailer), vin, axles },
    depot: { ...depot, street: booking.street, postalCode: booking.postalCode, phone: booking.phone },
    plan: toPlan(booking, last),
    lastMileageKm: last.mileage?.km ?? null,
    lastEngineHours: last.cooling?.engineHours ?? null,
    knownDamages: rows.knownDamages.map(toKnownDamage),
    pickUp:
      pickUp === undefined || pickUp.row.signedAt === null
        ? null
        : {
            id: pickUp.row.id,
            signedAt: pickUp.row.signedAt.toISOString(),
            parts: toParts(pickUp.row.parts, pickUp.photos),
          },
    parts: toParts(handover.parts, photos),
    photos: photos.map((photo) => toPhoto(handover, photo)),
    obstacles: findObstacles(soFar),
    release,
    resumeStep: resumeStep(soFar),
    canSign:
      signedAt === null &&
      isOpen(handover, booking) &&
      (isOnTheRoad(kind, booking) || canAct(kind, situationOf(booking), actor, toInstant(now))) &&
      !isForbiddenAct(actor, 'sign'),
    signatures,
  };
}

function findConfirmation(
  { kind, dispute }: HandoverRow,
  { status, handedBackAt }: HandoverBookingRow,
): ReturnConfirmation | null {
  if (dispute !== null) return 'disputed';
  if (kind === 'pickUp' || handedBackAt === null) return null;
  return isOut(status) ? 'toConfirm' : 'confirmed';
}

const toBooking = (booking: HandoverBookingRow): Handover['booking'] => ({
  id: booking.id,
  number: booking.number,
  orderId: booking.orderId,
  status: booking.status,
  period: toRentalPeriod({
    from: toInstant(booking.startsAt),
    to: toInstant(booking.endsAt),
    timeZone: booking.depot.timeZone,
  }),
  driverName: booking.driverName,
  reservationNote: booking.reservationNote,
  services: booking.services,
  returnDepot: booking.returnDepot,
});

const toPlan = ({ trailer: { type }, axles, services }: HandoverBookingRow, last: StoredParts): HandoverPlan => ({
  steps: handoverSteps(type),
  checklist: checklistFor(type),
  equipment: equipmentFor(type, services),
  ordered: orderedEquipment(services),
  photos: requiredPhotos(type),
  views: damageViews(type),
  tyres: tyrePositions(axles).map((position) => ({ position, lastMm: last.tyres?.[position] ?? null })),
});

const toParts = (parts: StoredParts, photos: readonly HandoverPhotoRow[]): HandoverParts => ({
  driver: parts.driver ?? null,
  mileage: parts.mileage ? { ...parts.mileage, ...toLower(parts.mileage) } : null,
  cooling: parts.cooling ? { ...parts.cooling, ...toLower(parts.cooling) } : null,
  tyres: parts.tyres ?? {},
  checklist: parts.checklist ?? {},
  damages:
    parts.damages?.map((damage) => ({
      ...damage,
      photos: photos.map(({ position }) => position).filter((position) => damageOfPhoto(position) === damage.id),
    })) ?? null,
  equipment: parts.equipment ?? {},
  cleanliness: parts.cleanliness ?? null,
});

/** Protocols from before know nothing of it. */
const toLower = ({ isConfirmed = false, note = null }: Partial<LowerThanLast>): LowerThanLast => ({
  isConfirmed,
  note,
});

const toKnownDamage = (row: DamageRow): KnownDamage => ({
  id: row.id,
  view: row.view,
  x: row.x,
  y: row.y,
  kind: row.kind,
  severity: row.severity,
  description: row.description,
  photos: row.photoPositions,
  foundAt: row.foundAt.toISOString(),
});

const VERSION_LENGTH = 12;

export const toPhoto = (
  { id, bookingId }: Pick<HandoverRow, 'id' | 'bookingId'>,
  { position, sha256, width, height }: HandoverPhotoRow,
): HandoverPhoto => ({
  position,
  url: handoverPhotoUrl({ bookingId, handoverId: id }, position, sha256.toString('hex').slice(0, VERSION_LENGTH)),
  width,
  height,
});
