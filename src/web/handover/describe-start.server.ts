import type { Temporal } from 'temporal-polyfill';
import type { Depot } from '#contract/depot.ts';
import type { HandedOrder } from '#services/handover/get-handed-order.ts';
import { PICK_UP_HOURS_EARLY } from '#domain/booking/booking-action.ts';
import { isDropped, type BookingState } from '#domain/booking/booking-state.ts';
import type { HandoverKind } from '#domain/handover/handover-plan.ts';
import { isWaiting } from '#domain/order/order-state.ts';
import { toInstant } from '#domain/time/instant.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import type { Words } from '#web/words/words.ts';
import { trailerName } from '#web/words/trailer-name.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';

/** Why a handover cannot begin now. */
type StartObstacle = 'role' | 'unconfirmed' | 'tooEarly' | 'ended' | 'notPickedUp' | 'done';

type Question = {
  readonly kind: HandoverKind;
  readonly order: Pick<HandedOrder, 'status'>;
  readonly line: HandedOrder['line'];
  readonly depot: Depot;
  readonly mayWork: boolean;
  /** Where the booking is looked at. */
  readonly bookingPath: string;
  readonly now: Date;
};

const GONE: readonly BookingState[] = ['onRent', 'returnAnnounced', 'returned', 'closed'];
const BACK: readonly BookingState[] = ['returned', 'closed'];

const earliestPickUp = ({ from }: HandedOrder['line']): Temporal.Instant =>
  toInstant(from).subtract({ hours: PICK_UP_HOURS_EARLY });

function findObstacle({ kind, order, line, mayWork, now }: Question): StartObstacle | null {
  const { status } = line;
  if (isDropped(status)) return 'ended';
  if ((kind === 'pickUp' ? GONE : BACK).includes(status)) return 'done';
  if (!mayWork) return 'role';
  if (kind === 'return') return status === 'reserved' ? 'notPickedUp' : null;
  if (isWaiting(order.status)) return 'unconfirmed';
  return now.getTime() < earliestPickUp(line).epochMilliseconds ? 'tooEarly' : null;
}

/** What the page says before the first question. */
export function describeStart(question: Question, { intl, format }: Words) {
  const { kind, line, depot, bookingPath } = question;
  const { trailer, period } = line;
  return {
    kind,
    bookingId: line.bookingId,
    bookingPath,
    bookingNumber: line.number,
    trailer: {
      name: trailerName(intl, trailer.type, trailer.subType),
      number: trailer.number,
      plate: trailer.plate,
      type: trailer.type,
      subType: trailer.subType,
      image: trailer.image,
    },
    depot: {
      name: depot.name,
      address: `${depot.street}, ${depot.postalCode} ${depot.city}`,
      country: depot.country,
      keyBox: depot.keyBox,
      phone: depot.phone,
    },
    timeZone: period.timeZone,
    from: wallTimeText(format, period.localFrom),
    to: wallTimeText(format, period.localTo),
    obstacle: findObstacle(question),
    possibleFrom: wallTimeText(format, toWallTime(earliestPickUp(line), period.timeZone)),
  };
}

export type StartView = ReturnType<typeof describeStart>;
