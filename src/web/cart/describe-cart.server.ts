import type { Temporal } from 'temporal-polyfill';
import type { Cart, CartItem } from '#contract/cart.ts';
import { freeCancellationUntil } from '#domain/booking/cancellation-fee.ts';
import { isWay } from '#domain/one-way/one-way-fee.ts';
import { lapsesAt, type Patience } from '#domain/order/lapse.ts';
import { toInstant } from '#domain/time/instant.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { describeSnapped } from '#web/trailer/describe-snapped.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { describeLine } from '#web/line/describe-line.server.ts';
import type { DatedWords, Words } from '#web/words/words.ts';
import { findCommonPeriod } from './common-period.ts';
import { carriedServices } from './carried-services.ts';
import { describeTaken } from './describe-taken.ts';
import { describeTotals } from './describe-totals.server.ts';

type Circumstances = DatedWords & {
  /** How long whatever is ordered now waits. */
  readonly patience: Patience;
  readonly home: string;
};

/** What the cart shows on each of its steps. */
export function describeCart(cart: Cart, { now, home, patience, ...words }: Circumstances) {
  const { format } = words;
  const lines = cart.items.map((item) => describeItem(item, now, words));
  const { orderLimit, needsApproval } = cart.payment;
  return {
    version: cart.version,
    lines,
    totals: describeTotals(cart.totals, cart.items, home, words),
    period: findCommonPeriod(lines),
    poNumber: cart.poNumber,
    costCentre: cart.costCentre,
    note: cart.note,
    isPoWanted: cart.payment.invoicing?.poRequired === true,
    limit: orderLimit && {
      isExceeded: needsApproval,
      net: format.money(cart.totals.net),
      limit: format.money(orderLimit),
    },
    isUnitActive: cart.isUnitActive,
    ahead: describeWayAhead(cart, patience, { ...words, now }),
  };
}

export type CartView = ReturnType<typeof describeCart>;
export type CartLineView = CartView['lines'][number];

function describeItem(item: CartItem, now: Date, words: Words) {
  const { free, reason, nextFreeFrom, twins, period, asked, snapped, net } = item;
  return {
    ...describeLine(item, words),
    services: item.services.filter((service) => !isWay(service)).map(({ key }) => key),
    carriedServices: carriedServices(item),
    needsWorkshop: item.needsWorkshop,
    unitChoice: item.unitChoice,
    freeHours: item.freeCancellationHours,
    asked,
    snapped: snapped ? describeSnapped(snapped, { period, total: free ? net : undefined }, words) : null,
    taken: free ? null : describeTaken({ reason: reason ?? 'taken', nextFreeFrom, twins, period, now }, words),
  };
}

/** When cancelling all of it stops being free. */
const firstFreeEnd = ({ items }: Cart): Temporal.Instant =>
  items
    .map(({ from, unitChoice, freeCancellationHours }) =>
      freeCancellationUntil(toInstant(from), { freeCancellationHours: freeCancellationHours[unitChoice] }),
    )
    .reduce((first, next) => (next.epochMilliseconds < first.epochMilliseconds ? next : first));

/** The dates that follow from placing the order now. */
function describeWayAhead(cart: Cart, patience: Patience, { format, now }: DatedWords) {
  const first = cart.items.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from))[0];
  if (!first) return null;
  const pickUp = toInstant(first.from);
  const at = toInstant(now);
  const { timeZone } = first.depot;
  const text = (instant: Temporal.Instant) => wallTimeText(format, toWallTime(instant, timeZone));
  const freeUntil = firstFreeEnd(cart);
  const { needsApproval } = cart.payment;
  const waitsFor = needsApproval ? ('approval' as const) : cart.riskCheckFailed ? ('advance' as const) : null;
  return {
    waitsFor,
    waitsUntil:
      waitsFor && text(lapsesAt(waitsFor === 'approval' ? 'pendingApproval' : 'placed', at, pickUp, patience)),
    freeUntil: freeUntil.epochMilliseconds > now.getTime() ? text(freeUntil) : null,
    pickUp: text(pickUp),
    depots: new Set(cart.items.map(({ depotId }) => depotId)).size,
    depot: first.depot.name,
  };
}
