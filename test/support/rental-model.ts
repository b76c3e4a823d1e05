import { HOLD_MINUTES } from '#domain/booking/hold.ts';

/** A shop of a few trailers as simple as can be: lists that are searched from end to end. Times are milliseconds. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TURNAROUND = 2 * HOUR;

export type Stay = { readonly trailer: number; readonly from: number; readonly to: number };
type Hold = Stay & { readonly who: number; expiresAt: number; renewed: boolean };
type Order = { readonly who: number; readonly lines: readonly Stay[]; isCancelled: boolean };
type Lapse = { readonly who: number; readonly trailer: number; readonly at: number };

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
    const over = state.holds.filter(({ expiresAt }) => expiresAt <= state.now);
    state.lapses.push(...over.map(({ who, trailer, expiresAt: at }) => ({ who, trailer, at })));
    state.holds = state.holds.filter(({ expiresAt }) => expiresAt > state.now);
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
    state.holds = state.holds.filter((hold) => hold.who !== who || line === undefined || !isSame(hold, line));
  }

  function isHeld(who: number): boolean {
    const cart = cartOf(who);
    return cart.length > 0 && cart.every((line) => state.holds.some((hold) => hold.who === who && isSame(hold, line)));
  }

  function holdCart(who: number): string {
    const cart = cartOf(who);
    if (cart.length === 0) return 'cart-empty';
    if (isHeld(who)) return 'ok';
    if (cart.some(({ trailer }) => isPaused(who, trailer))) return 'hold-paused';
    if (!areFree(who, cart)) return 'trailer-taken';
    const expiresAt = state.now + HOLD_MINUTES * MINUTE;
    state.holds = state.holds.filter((hold) => hold.who !== who);
    state.holds.push(...cart.map((line) => ({ ...line, who, expiresAt, renewed: false })));
    return 'ok';
  }

  function renew(who: number): string {
    const own = state.holds.filter((hold) => hold.who === who);
    const ofCart = own.filter((hold) => cartOf(who).some((line) => isSame(hold, line)));
    if (!isHeld(who) || ofCart.some(({ renewed }) => renewed)) return 'hold-not-renewable';
    for (const hold of own) Object.assign(hold, { expiresAt: state.now + HOLD_MINUTES * MINUTE, renewed: true });
    return 'ok';
  }

  function letGo(who: number): string {
    state.holds = state.holds.filter((hold) => hold.who !== who);
    return 'ok';
  }

  /** Every second lapse of a trailer brings half an hour without. */
  function isPaused(who: number, trailer: number): boolean {
    const recent = state.lapses
      .filter((lapse) => lapse.who === who && lapse.trailer === trailer && lapse.at >= state.now - 24 * HOUR)
      .map(({ at }) => at)
      .toSorted((a, b) => a - b);
    const second = recent[2 * Math.floor(recent.length / 2) - 1];
    return second !== undefined && second + 30 * MINUTE > state.now;
  }

  function placeOrder(who: number): string {
    const cart = cartOf(who);
    if (cart.length === 0) return 'cart-empty';
    if (!areFree(who, cart)) return 'trailer-taken';
    state.orders.push({ who, lines: [...cart], isCancelled: false });
    state.holds = state.holds.filter((hold) => hold.who !== who || !cart.some((line) => clash(line, hold)));
    state.carts[who] = [];
    return 'ok';
  }

  function cancel(index: number): string {
    const order = state.orders[index];
    if (order === undefined || order.isCancelled) return 'illegal-state';
    if (order.lines.some(({ from }) => from <= state.now)) return 'illegal-state';
    order.isCancelled = true;
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
