import type { PlannedBooking } from '#db/planning/planning.queries.ts';
import { findStayReason, type StayReason } from '#domain/planning/find-stay-reason.ts';
import { toInstant } from '#domain/time/instant.ts';

/** Why a booking keeps its trailer unless somebody decides otherwise. */
export const stayReasonOf = (
  { status, unitChoice, returnDepotId, isHandoverBegun, startsAt, movedAt }: PlannedBooking,
  now: Date,
): StayReason | undefined =>
  findStayReason(
    {
      state: status,
      unitChoice,
      isOneWay: returnDepotId !== null,
      isHandoverBegun,
      pickUp: toInstant(startsAt),
      movedAt: movedAt && toInstant(movedAt),
    },
    toInstant(now),
  );
