import { NEWCOMER_HOLDS, REGULAR_HOLDS } from '#domain/booking/hold.ts';

/** A shop of a few trailers as simple as can be: lists that are searched from end to end. Times are milliseconds. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TURNAROUND = 2 * HOUR;
/** So long before its start a rental is cancelled for nothing. */
const FREE_UNTIL = 24 * HOUR;
/** Of a unit that has ordered, as the shop is set up by default. */
const REGULAR_MINUTES_PER_DAY = 1200;

export type Stay = { readonly trailer: number; readonly from: number; readonly to: number };
type Hold = Stay & { readonly who: number; readonly since: number; expiresAt: number; renewed: boolean };
type Order = { readonly who: number; readonly lines: readonly Stay[]; readonly since: number; isCancelled: boolean };
type Lapse = { readonly who: number; readonly trailer: number; readonly since: number; readonly at: number };

const occupied = ({ from, to }: Stay) => ({ from, to: to + TURNAROUND });
const clash = (a: Stay, b: Stay): boolean => {
  const [x, y] = [occupied(a), occupied(b)];
  return a.trailer === b.trailer && x.from < y.to && y.from < x.to;
};

export type RentalModel = ReturnType<typeof createRentalModel>;

export function createRentalModel(start: number, customers: number) {
  const state = {
    now: start,
    carts: Array.from({ length: customers }, (): Stay[] => []),
    orders: [] as Order[],
    holds: [] as Hold[],
    lapses: [] as Lapse[],
  };

  function cartOf(who: number): Stay[] {
    const cart = state.carts[who];
    if (cart === undefined) throw new Error('No such customer');
    return cart;
  }

  function rentals(): Stay[] {
    return state.orders.filter(({ isCancelled }) => !isCancelled).flatMap(({ lines }) => lines);
  }

  function isFree(who: number, stay: Stay): boolean {
    const blocking = [...rentals(), ...state.holds.filter((hold) => hold.who !== who)];
    return stay.from >= state.now && !blocking.some((other) => clash(stay, other));
  }

  /** Whether every line could be had beside the others. */
  function areFree(who: number, lines: readonly Stay[]): boolean {
    return lines.every((line, i) => isFree(who, line) && !lines.slice(0, i).some((other) => clash(line, other)));
  }

  /** A line that cannot be had any more stands in nobody's way. */
  function isInTheWay(who: number, stay: Stay, lines: readonly Stay[]): boolean {
    return lines.some((line) => isFree(who, line) && clash(line, stay));
  }

  function moveClock(minutes: number): void {
    state.now += minutes * MINUTE;
    endHolds(({ expiresAt }) => expiresAt <= state.now);
  }

  /** Without an order, letting go is a lapse before its time. */
  function endHolds(isEnding: (hold: Hold) => boolean): void {
    const ending = state.holds.filter(isEnding);
    state.holds = state.holds.filter((hold) => !ending.includes(hold));
    state.lapses.push(
      ...ending.map(({ who, trailer, since, expiresAt }) => ({
        who,
        trailer,
        since,
        at: Math.min(expiresAt, state.now),
      })),
    );
  }

  function termsOf(who: number) {
    const isRegular = state.orders.some((order) => order.who === who && !order.isCancelled);
    return isRegular ? { ...REGULAR_HOLDS, minutesPerDay: REGULAR_MINUTES_PER_DAY } : NEWCOMER_HOLDS;
  }

  /** The minutes for which this customer has held trailers in the last day without ordering them. */
  function usedMinutes(who: number): number {
    const begun = (from: number, to: number) => Math.max(Math.ceil((to - from) / MINUTE), 1);
    const running = state.holds.filter((hold) => hold.who === who).map((hold) => begun(hold.since, hold.expiresAt));
    const ended = state.lapses
      .filter((lapse) => lapse.who === who && lapse.at >= state.now - DAY)
      .map((lapse) => begun(lapse.since, lapse.at));
    return [...running, ...ended].reduce((sum, minutes) => sum + minutes, 0);
  }

  /** The answer that the shop is expected to give; `ok` means that it was done. */
  function add(who: number, stay: Stay): string {
    if (stay.from < state.now) return 'invalid-fields';
    if (!isFree(who, stay) || isInTheWay(who, stay, cartOf(who))) return 'trailer-taken';
    cartOf(who).push(stay);
    return 'ok';
  }

  function change(who: number, index: number, stay: Stay): string {
    const others = cartOf(who).filter((_, i) => i !== index);
    if (stay.from < state.now) return 'invalid-fields';
    if (!isFree(who, stay) || isInTheWay(who, stay, others)) return 'trailer-taken';
    release(who, cartOf(who)[index]);
    cartOf(who)[index] = stay;
    return 'ok';
  }

  function remove(who: number, index: number): string {
    release(who, cartOf(who)[index]);
    cartOf(who).splice(index, 1);
    return 'ok';
  }

  function release(who: number, line: Stay | undefined): void {
    endHolds((hold) => hold.who === who && line !== undefined && isSame(hold, line));
  }

  function isHeld(who: number): boolean {
    const cart = cartOf(who);
    return cart.length > 0 && cart.every((line) => state.holds.some((hold) => hold.who === who && isSame(hold, line)));
  }

  function holdCart(who: number): string {
    const cart = cartOf(who);
    if (cart.length === 0) return 'cart-empty';
    if (isHeld(who)) return 'ok';
    const own = state.holds.filter((hold) => hold.who === who);
    const added = cart.filter((line) => !own.some((hold) => isSame(hold, line)));
    const { minutes, mostTrailers, minutesPerDay } = termsOf(who);
    // What joins a hold ends with it.
    const kept = own.filter((hold) => cart.some((line) => isSame(hold, line)));
    const expiresAt = Math.min(state.now + minutes * MINUTE, ...kept.map((hold) => hold.expiresAt));
    if (own.length + added.length > mostTrailers) return 'hold-limit';
    if (added.some(({ trailer }) => isPaused(who, trailer))) return 'hold-paused';
    const wanted = added.length * Math.ceil((expiresAt - state.now) / MINUTE);
    if (usedMinutes(who) + wanted > minutesPerDay) return 'hold-budget';
    if (!areFree(who, cart)) return 'trailer-taken';
    state.holds.push(...added.map((line) => ({ ...line, who, since: state.now, expiresAt, renewed: false })));
    return 'ok';
  }

  function renew(who: number): string {
    const own = state.holds.filter((hold) => hold.who === who);
    const ofCart = own.filter((hold) => cartOf(who).some((line) => isSame(hold, line)));
    if (!isHeld(who) || ofCart.some(({ renewed }) => renewed)) return 'hold-not-renewable';
    const { minutes, minutesPerDay } = termsOf(who);
    const expiresAt = state.now + minutes * MINUTE;
    const added = own.map((hold) => Math.max(Math.ceil((expiresAt - hold.expiresAt) / MINUTE), 1));
    if (added.reduce((sum, more) => sum + more, usedMinutes(who)) > minutesPerDay) return 'hold-budget';
    for (const hold of own) Object.assign(hold, { expiresAt, renewed: true });
    return 'ok';
  }

  function letGo(who: number): string {
    endHolds((hold) => hold.who === who);
    return 'ok';
  }

  /** Every second lapse of a trailer brings half an hour without. */
  function isPaused(who: number, trailer: number): boolean {
    const recent = state.lapses
      .filter((lapse) => lapse.who === who && lapse.trailer === trailer && lapse.at >= state.now - DAY)
      .map(({ at }) => at)
      .toSorted((a, b) => a - b);
    const second = recent[2 * Math.floor(recent.length / 2) - 1];
    return second !== undefined && second + 30 * MINUTE > state.now;
  }

  function placeOrder(who: number): string {
    const cart = cartOf(who);
    if (cart.length === 0) return 'cart-empty';
    if (!areFree(who, cart)) return 'trailer-taken';
    state.orders.push({ who, lines: [...cart], since: state.now, isCancelled: false });
    state.holds = state.holds.filter((hold) => hold.who !== who || !cart.some((line) => clash(line, hold)));
    state.carts[who] = [];
    return 'ok';
  }

  function cancel(index: number): string {
    const order = state.orders[index];
    if (order === undefined || order.isCancelled) return 'illegal-state';
    if (order.lines.some(({ from }) => from <= state.now)) return 'illegal-state';
    order.isCancelled = true;
    // What costs nothing was no more than a hold.
    const { who, lines } = order;
    const since = Math.max(order.since, state.now - REGULAR_HOLDS.minutes * MINUTE);
    const free = lines.filter(({ from }) => from - state.now >= FREE_UNTIL);
    state.lapses.push(...free.map(({ trailer }) => ({ who, trailer, since, at: state.now })));
    return 'ok';
  }

  /** What a calendar of each trailer shows now. */
  function busy(): string[] {
    const rented = rentals().map((stay) => ({ ...occupied(stay), trailer: stay.trailer, kind: 'rental' }));
    const holds = state.holds.map((stay) => ({ ...occupied(stay), trailer: stay.trailer, kind: 'hold' }));
    return [...rented, ...holds].map(({ trailer, kind, from, to }) => `${trailer} ${kind} ${from} ${to}`).toSorted();
  }

  return { state, add, change, remove, hold: holdCart, renew, letGo, order: placeOrder, cancel, moveClock, busy };
}

const isSame = (a: Stay, b: Stay): boolean => a.trailer === b.trailer && a.from === b.from && a.to === b.to;
