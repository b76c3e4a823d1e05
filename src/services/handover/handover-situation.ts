import type { HandoverRow } from '#db/handover/handover.queries.ts';
import type { HandoverBookingRow } from '#db/handover/handover-booking.queries.ts';
import type { HandoverPhotoRow } from '#db/handover/handover-photo.queries.ts';
import { BOOKING_ACTIONS, type BookingSituation } from '#domain/booking/booking-action.ts';
import { isHandedBack } from '#domain/booking/booking-state.ts';
import type { HandoverSoFar, Signing } from '#domain/handover/handover-check.ts';
import { toInstant } from '#domain/time/instant.ts';

export const situationOf = (booking: HandoverBookingRow): BookingSituation => ({
  state: booking.status,
  orderState: booking.orderStatus,
  period: { from: toInstant(booking.startsAt), to: toInstant(booking.endsAt) },
  isHandedBack: isHandedBack(booking),
});

/** Whether a trailer changes hands on the road: no depot is there to sign, and the rental goes on. */
export const isOnTheRoad = (kind: HandoverRow['kind'], { leg }: Pick<HandoverBookingRow, 'leg'>): boolean =>
  leg === 'left' || (leg === 'joined' && kind === 'pickUp');

/** A booking as one of its handovers sees it. */
export const asHandedOver = (kind: HandoverRow['kind'], booking: HandoverBookingRow): HandoverBookingRow => ({
  ...booking,
  keyBox: booking.keyBox || isOnTheRoad(kind, booking),
});

/** Whether the booking is where this handover can still take place: not cancelled, nor swapped to another trailer. */
export function isOpen(handover: Pick<HandoverRow, 'kind' | 'trailerId'>, booking: HandoverBookingRow): boolean {
  if (isOnTheRoad(handover.kind, booking)) return handover.trailerId === booking.trailerId;
  const states: readonly string[] = BOOKING_ACTIONS[handover.kind].in;
  return states.includes(booking.status) && handover.trailerId === booking.trailerId;
}

/** Begun, and then the operator has given the booking another trailer: what was noted is about the wrong one. */
export const isOfAnother = (
  { signedAt, trailerId }: Pick<HandoverRow, 'signedAt' | 'trailerId'>,
  booking: Pick<HandoverBookingRow, 'trailerId'>,
): boolean => signedAt === null && trailerId !== booking.trailerId;

type Signings = { readonly customer: Signing | null; readonly depot: Signing | null };
const UNSIGNED: Signings = { customer: null, depot: null };

/** A handover as its rules see it. */
export const toSoFar = (
  { kind, parts, release }: Pick<HandoverRow, 'kind' | 'parts' | 'release'>,
  { trailer, axles, services }: Pick<HandoverBookingRow, 'trailer' | 'axles' | 'services'>,
  photos: readonly Pick<HandoverPhotoRow, 'position'>[],
  { customer, depot }: Signings = UNSIGNED,
): HandoverSoFar => ({
  kind,
  type: trailer.type,
  axles,
  services,
  driverName: parts.driver?.name ?? null,
  mileageKm: parts.mileage?.km ?? null,
  cooling: parts.cooling ?? null,
  treadMm: parts.tyres ?? {},
  checks: Object.fromEntries(Object.entries(parts.checklist ?? {}).map(([check, { isOk }]) => [check, isOk])),
  released: release?.checks ?? [],
  damages: parts.damages?.map(({ id }) => id) ?? null,
  photos: photos.map(({ position }) => position),
  equipment: parts.equipment ?? {},
  isClean: parts.cleanliness?.isClean ?? null,
  customer,
  depot,
});
