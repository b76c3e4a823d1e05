import type { Booking } from '#contract/booking.ts';
import { isDropped, type BookingState } from '#domain/booking/booking-state.ts';
import type { StepState } from '#web/ui/step-bar.tsx';
import type { DatedWords } from '#web/words/words.ts';
import { momentText } from '#web/words/moment-text.server.ts';

const WAY = ['reserved', 'onRent', 'returnAnnounced', 'returned', 'closed'] as const satisfies readonly BookingState[];
type WayState = (typeof WAY)[number];

/** The way of a booking with its dates: where it stands, what lies behind it and what ahead. */
export function describeStates(booking: Booking, words: DatedWords) {
  const { intl } = words;
  const { status } = booking;
  const named = (state: BookingState) => intl.formatMessage({ id: `booking.state.${state}` });
  const notes = noteStates(booking, words);
  if (isDropped(status)) {
    return [
      { key: 'reserved', label: named('reserved'), note: notes.reserved, state: 'done' as StepState },
      { key: status, label: named(status), note: notes.end, state: 'failed' as StepState },
    ];
  }
  const current = WAY.indexOf(status);
  // A trailer may come back without having been announced.
  const passed = WAY.filter((state) => state !== 'returnAnnounced' || booking.announcedReturn !== null || current < 2);
  return passed.map((state) => ({
    key: state,
    label: named(state),
    note: notes[state],
    state: toStep(WAY.indexOf(state), current),
  }));
}

const toStep = (position: number, current: number): StepState => {
  if (position < current || (position === current && current === WAY.length - 1)) return 'done';
  return position === current ? 'current' : 'ahead';
};

function noteStates(booking: Booking, { intl, format, now }: DatedWords): Record<WayState | 'end', string> {
  const { period, order, pickedUpAt, announcedReturn, handedBackAt, returnedAt, closedAt, cancelledAt } = booking;
  const at = (instant: string) => momentText(format, instant, { timeZone: period.timeZone, now });
  const agreed = intl.formatMessage({ id: 'word.until' }, { time: at(period.to) });
  const toConfirm = handedBackAt && intl.formatMessage({ id: 'booking.flag.toConfirm' });
  return {
    reserved: at(order.createdAt),
    onRent:
      pickedUpAt === null
        ? intl.formatMessage({ id: 'booking.state.from' }, { time: at(period.from) })
        : intl.formatMessage({ id: 'booking.state.since' }, { time: at(pickedUpAt) }),
    returnAnnounced: announcedReturn
      ? intl.formatMessage({ id: 'booking.state.for' }, { time: at(announcedReturn.for) })
      : intl.formatMessage({ id: 'booking.state.notYet' }),
    returned: returnedAt === null ? (toConfirm ?? agreed) : at(returnedAt),
    closed: closedAt === null ? '' : at(closedAt),
    end: cancelledAt === null ? at(period.from) : at(cancelledAt),
  };
}
