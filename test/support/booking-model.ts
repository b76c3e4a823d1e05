import type { BookingState } from '#domain/booking/booking-state.ts';

/** One trailer and the bookings on it, as simple as can be. Times are milliseconds, days are whole. */

const HOUR = 3_600_000;
const TURNAROUND = 2 * HOUR;
const DAY = 24 * HOUR;

export type ModelBooking = {
  readonly from: number;
  to: number;
  state: BookingState;
  /** What is agreed, in cents, and what was charged or credited afterwards. */
  net: number;
  charged: number;
  changes: number;
};

/** The day rates of the test's price list. */
const BANDS = [
  { start: 1, rate: 4200 },
  { start: 7, rate: 3200 },
  { start: 30, rate: 2400 },
  { start: 180, rate: 2000 },
];

/** P(d), worked out a second time. */
export function priceOf(days: number): number {
  const reached = BANDS.filter(({ start }) => start <= days).at(-1);
  const own = days * (reached?.rate ?? 0);
  return Math.min(own, ...BANDS.filter(({ start }) => start > days).map(({ start, rate }) => start * rate));
}

/** Started days with two hours of grace; the depot of the test has no clock changes. */
const daysOf = (from: number, to: number): number => Math.max(1, Math.ceil((to - from - 2 * HOUR) / DAY));

export type BookingModel = ReturnType<typeof createBookingModel>;

export function createBookingModel(start: number) {
  const state = { now: start, bookings: [] as ModelBooking[] };
  const occupied: { booking: ModelBooking; from: number; to: number }[] = [];
  const spanOf = (booking: ModelBooking) => occupied.find((span) => span.booking === booking);
  const isOut = (booking: ModelBooking) => booking.state === 'onRent' || booking.state === 'returnAnnounced';

  function add(from: number, to: number): ModelBooking | undefined {
    const overdue = state.bookings.some((booking) => isOut(booking) && booking.to <= state.now);
    const clashes = occupied.some((span) => span.from < to + TURNAROUND && from < span.to);
    if (from < state.now || overdue || clashes) return undefined;
    const booking: ModelBooking = {
      from,
      to,
      state: 'reserved',
      net: priceOf(daysOf(from, to)),
      charged: 0,
      changes: 0,
    };
    state.bookings.push(booking);
    occupied.push({ booking, from, to: to + TURNAROUND });
    return booking;
  }

  /** What each act is expected to answer; `ok` means that it was done. */
  function pickUp(booking: ModelBooking): string {
    if (booking.state !== 'reserved' || booking.from - 2 * HOUR > state.now) return 'illegal-state';
    if (state.bookings.some((other) => other !== booking && isOut(other))) return 'trailer-taken';
    booking.state = 'onRent';
    booking.changes += 1;
    return 'ok';
  }

  function extend(booking: ModelBooking, to: number): string {
    if (booking.state !== 'reserved' && booking.state !== 'onRent') return 'illegal-state';
    if (to <= booking.to || to <= state.now) return 'invalid-fields';
    const own = spanOf(booking);
    const next = occupied.find((span) => span !== own && span.from < to + TURNAROUND && booking.from < span.to);
    if (next) return 'trailer-taken';
    Object.assign(own ?? {}, { to: to + TURNAROUND });
    booking.to = to;
    booking.net = priceOf(daysOf(booking.from, to));
    booking.changes += 1;
    return 'ok';
  }

  function announce(booking: ModelBooking, at: number): string {
    if (!isOut(booking)) return 'illegal-state';
    if (at < state.now - HOUR / 4 || at > Math.max(booking.to, state.now) + 7 * DAY) return 'invalid-fields';
    booking.state = 'returnAnnounced';
    booking.changes += 1;
    return 'ok';
  }

  function bringBack(booking: ModelBooking): string {
    if (!isOut(booking)) return 'illegal-state';
    const at = Math.max(state.now, booking.from);
    booking.state = 'returned';
    booking.charged = priceOf(daysOf(booking.from, at)) - booking.net;
    booking.changes += 1;
    const own = spanOf(booking);
    const next = occupied.filter((span) => span !== own && span.from >= (own?.to ?? 0)).map(({ from }) => from);
    const ready = Math.max(state.now + TURNAROUND, booking.from + HOUR / 60);
    Object.assign(own ?? {}, { to: Math.min(ready, ...next) });
    return 'ok';
  }

  function cancel(booking: ModelBooking): string {
    if (booking.state !== 'reserved' || booking.from <= state.now) return 'illegal-state';
    const isLate = state.now > booking.from - DAY;
    const days = daysOf(booking.from, booking.to);
    const paid = BANDS.find((band) => priceOf(days) === Math.max(days, band.start) * band.rate);
    booking.charged = isLate ? Math.min(paid?.rate ?? 0, booking.net) : 0;
    booking.state = 'cancelled';
    booking.changes += 1;
    occupied.splice(
      occupied.findIndex((span) => span.booking === booking),
      1,
    );
    return 'ok';
  }

  const moveClock = (hours: number): void => {
    state.now += hours * HOUR;
  };
  /** What the database must say now. */
  const rows = (): string[] =>
    state.bookings.map(({ from, to, state: status, net, charged, changes }) =>
      [from, to, status, net, charged, changes].join(' '),
    );
  const spans = (): string[] => occupied.map(({ from, to }) => `${from} ${to}`).toSorted();
  return { state, add, pickUp, extend, announce, bringBack, cancel, moveClock, rows, spans };
}
