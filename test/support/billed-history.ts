import * as fc from 'fast-check';
import { billableDays } from '#domain/billing/billable-days.ts';
import type { BilledBooking, BilledOrder, BilledPart, BilledTerms } from '#domain/billing/billed-order.ts';
import { costOf } from '#domain/billing/cost-of.ts';
import { draftCorrection } from '#domain/billing/draft-correction.ts';
import { isOfReturn } from '#domain/billing/segments-of.ts';
import { rebookedParts } from '#domain/booking/rebooked-parts.ts';
import { splitCredit } from '#domain/booking/split-credit.ts';
import { money, ONE } from '#domain/money/money.ts';
import { BAND_STARTS } from '#domain/price/tariff.ts';
import type { Tax } from '#domain/tax/vat.ts';
import { addDays, daysBetween } from '#domain/time/wall-clock.ts';
import { startLedger } from './issue-drafts.ts';

const SHORT: Tax = { country: 'DE', case: 'shortTerm', basisPoints: 1900 };
const TAXES: readonly Tax[] = [
  SHORT,
  { country: 'PL', case: 'reverseCharge', basisPoints: 0 },
  { country: 'CH', case: 'outsideEu', basisPoints: 0 },
  { country: 'RO', case: 'shortTerm', basisPoints: 2100 },
];
const DAMAGE = { country: 'DE', case: 'notTaxable', basisPoints: 0 } as const;

const percent = fc.integer({ min: 50, max: 100 });
const services = fc.constantFrom<BilledTerms['services']>(
  [],
  [{ key: 'a', unit: 'perDay', cents: 390 }],
  [
    { key: 'a', unit: 'perDay', cents: 1 },
    { key: 'o', unit: 'once', cents: 5900 },
  ],
);
const terms: fc.Arbitrary<BilledTerms> = fc
  .tuple(fc.tuple(fc.integer({ min: 1000, max: 12_000 }), percent, percent, percent), services)
  .map(([[first, ...cuts], booked]) => {
    let dayRateCents = first;
    const bands = BAND_STARTS.map((fromDay, i) => {
      dayRateCents = Math.floor((dayRateCents * (cuts[i - 1] ?? 100)) / 100);
      return { fromDay, dayRateCents };
    });
    return { tariff: { priceListVersion: '2026-1', bands, factor: ONE }, services: booked };
  });

const tax = fc.constantFrom(...TAXES);
const which = fc.nat({ max: 1 });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('run' as const), skip: fc.integer({ min: 0, max: 45 }) }) },
  fc.record({ do: fc.constant('extend' as const), which, days: fc.integer({ min: 1, max: 120 }), tax }),
  fc.record({
    do: fc.constant('end' as const),
    which,
    late: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 7 })),
    back: fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 20 })),
    tax,
  }),
  fc.record({ do: fc.constant('drop' as const), which, fee: fc.nat({ max: 9000 }) }),
  fc.record({
    do: fc.constant('damage' as const),
    which,
    net: fc.integer({ min: 1, max: 90_000 }),
    /** How long it can be objected to, if at all. */
    waits: fc.constantFrom(null, 0, 7),
  }),
  fc.record({ do: fc.constant('stop' as const), which }),
  fc.record({ do: fc.constant('correct' as const), which, days: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ do: fc.constant('retax' as const), which, tax }),
  fc.record({ do: fc.constant('rebook' as const), which, services }),
  fc.record({
    do: fc.constant('credit' as const),
    which,
    line: fc.nat({ max: 20 }),
    percent: fc.integer({ min: 1, max: 100 }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

export const history = fc.record({
  bookings: fc.array(fc.record({ terms, days: fc.integer({ min: 1, max: 240 }), offset: fc.nat({ max: 40 }) }), {
    minLength: 1,
    maxLength: 2,
  }),
  cycle: fc.constantFrom('calendarMonth' as const, 'days28' as const),
  isPaidInAdvance: fc.boolean(),
  countries: fc.constantFrom(['DE', 'DE'], ['DE', 'RO']),
  firstDay: fc.nat({ max: 800 }),
  steps: fc.array(step, { minLength: 1, maxLength: 7 }),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

export const netOf = (lines: readonly { readonly netCents: number }[]): number =>
  lines.reduce((sum, { netCents }) => sum + netCents, 0);
export const costs = (of: BilledTerms, days: number): number =>
  [null, ...of.services].reduce((sum, service) => sum + costOf(of, service, days), 0);

/** The parts as the shop keeps them: extensions that were not for nothing and cost nothing now are none. */
function keep(booking: BilledBooking, [first, ...added]: readonly BilledPart[]): BilledBooking {
  const isFree = ({ fromDay, toDay }: BilledPart) => costs(booking.terms, fromDay) === costs(booking.terms, toDay);
  const extensions = added.filter((part) => part.netCents > 0 || isFree(part));
  const netCents = costs(booking.terms, booking.agreedDays) - netOf(extensions);
  const toDay = extensions[0]?.fromDay ?? booking.agreedDays;
  return { ...booking, parts: [{ fromDay: 0, toDay, netCents, tax: first?.tax ?? SHORT }, ...extensions] };
}

const charge = (booking: BilledBooking, kind: string, netCents: number, of: BilledBooking['charges'][number]['tax']) =>
  netCents === 0
    ? booking
    : {
        ...booking,
        charges: [
          ...booking.charges,
          { id: `${booking.charges.length}`, kind, netCents, tax: of, on: booking.startsOn, billAfter: null },
        ],
      };

function bringBack(booking: BilledBooking, finalDays: number, lateTax: Tax): BilledBooking {
  const difference = costs(booking.terms, finalDays) - costs(booking.terms, booking.agreedDays);
  const back: BilledBooking = { ...booking, state: 'returned', finalDays };
  if (difference >= 0) return charge(back, 'lateReturn', difference, lateTax);
  const parts = booking.parts.map(({ netCents, tax: of }) => ({ net: money(netCents), tax: of }));
  return splitCredit(parts, money(-difference)).reduce(
    (sum, { net, tax: of }) => charge(sum, 'earlyReturn', net.cents, of),
    back,
  );
}

function correct(booking: BilledBooking, agreedDays: number): BilledBooking {
  let surplus = Math.max(0, costs(booking.terms, booking.agreedDays) - costs(booking.terms, agreedDays));
  const lastFirst = booking.parts.toReversed().map((part, i, all) => {
    const taken = i === all.length - 1 ? 0 : Math.min(part.netCents, surplus);
    surplus -= taken;
    return { ...part, netCents: part.netCents - taken };
  });
  return keep({ ...booking, agreedDays }, lastFirst.toReversed());
}

/** Other services alone: what they add belongs to the first part, what they take away is taken from the last. */
function rebook(booking: BilledBooking, booked: BilledTerms['services']): BilledBooking {
  const of = { ...booking.terms, services: booked };
  const parts = booking.parts.map(({ netCents, tax: how }) => ({ net: money(netCents), tax: how }));
  const after = { net: money(costs(of, booking.agreedDays)), tax: booking.parts[0]?.tax ?? SHORT };
  const nets = rebookedParts(parts, after, { isAgreedAnew: false });
  return keep(
    { ...booking, terms: of },
    booking.parts.map((part, i) => ({ ...part, netCents: nets[i]?.net.cents ?? 0 })),
  );
}

/** Another tax of what was booked first; once it is over, of all. */
const retax = (booking: BilledBooking, to: Tax): BilledBooking => ({
  ...booking,
  parts: booking.parts.map((part, i) => (i === 0 || booking.finalDays !== null ? { ...part, tax: to } : part)),
  charges: booking.charges.map((one) => (isOfReturn(one) ? { ...one, tax: to } : one)),
});

/** A shop in which an order is changed and billed at random. */
export function openShop({ bookings, countries, cycle, isPaidInAdvance, firstDay }: History) {
  const first = addDays('2026-01-01', firstDay);
  const order: { state: BilledOrder['state'] } & Omit<BilledOrder, 'bookings' | 'state'> & {
      bookings: BilledBooking[];
    } = {
    state: 'active',
    isPaidInAdvance,
    cycle,
    bookings: bookings.map(({ terms: of, days, offset }, i) =>
      keep(
        {
          id: `booking-${i}`,
          lineNumber: i + 1,
          country: countries[i] ?? 'DE',
          state: 'onRent',
          startsOn: addDays(first, offset),
          terms: of,
          agreedDays: days,
          finalDays: null,
          parts: [],
          charges: [],
        },
        [],
      ),
    ),
  };
  return { order, ledger: startLedger(), today: addDays(first, -3), mayCredit: isPaidInAdvance };
}
export type Shop = ReturnType<typeof openShop>;

/** An objection or a waiver takes away the last charge, unless a document bills it. */
function stopLast({ ledger }: Shop, booking: BilledBooking): BilledBooking {
  const last = booking.charges.at(-1);
  const isBilled = ledger.lines.some(({ bookingId, chargeId }) => bookingId === booking.id && chargeId === last?.id);
  return last?.kind !== 'damage' || isBilled ? booking : { ...booking, charges: booking.charges.slice(0, -1) };
}

/** A person credits part of a line, or all of it. What is billed afterwards may be less than its terms say. */
function creditByHand({ ledger, today }: Shop, { line: nth, percent: share }: Extract<Step, { do: 'credit' }>): void {
  const lines = ledger.lines.filter(({ credits }) => credits === null);
  const line = lines[nth % Math.max(1, lines.length)];
  if (line === undefined) return;
  const { invoiceId, lineNo } = line;
  const taken = netOf(ledger.lines.filter(({ credits: of }) => of?.invoiceId === invoiceId && of.lineNo === lineNo));
  const netCents = Math.ceil(((line.netCents - taken) * share) / 100);
  const draft = draftCorrection(ledger.lines, { invoiceId, lines: [{ lineNo, netCents }] });
  if (draft.ok && netCents > 0) ledger.credit(draft.value, today);
}

export function changeOrder(shop: Shop, one: Exclude<Step, { do: 'run' }>): void {
  if (one.do === 'credit') return creditByHand(shop, one);
  const { order, today } = shop;
  const place = one.which % order.bookings.length;
  const booking = order.bookings[place];
  if (booking === undefined) throw new Error('No booking');
  const isLive = booking.state === 'onRent';
  const put = (next: BilledBooking, isReopened = false): void => {
    order.bookings = order.bookings.with(place, next);
    shop.mayCredit ||= isReopened;
  };
  if (one.do === 'damage') {
    const billAfter = one.waits === null ? null : addDays(today, one.waits);
    const { charges } = charge(booking, 'damage', one.net, DAMAGE);
    return put({ ...booking, charges: charges.map((made, i) => (booking.charges[i] ? made : { ...made, billAfter })) });
  }
  if (one.do === 'stop') return put(stopLast(shop, booking));
  if (one.do === 'retax') return put(retax(booking, one.tax), true);
  if (!isLive) return;
  if (one.do === 'extend') {
    const agreedDays = booking.agreedDays + one.days;
    const netCents = costs(booking.terms, agreedDays) - costs(booking.terms, booking.agreedDays);
    const part = { fromDay: booking.agreedDays, toDay: agreedDays, netCents, tax: one.tax };
    put(keep({ ...booking, agreedDays }, [...booking.parts, part]));
  } else if (one.do === 'end') {
    const passed = Math.max(
      1,
      daysBetween(booking.startsOn, today),
      billableDays(booking, { ...order, isPaidInAdvance: false }, today),
    );
    const late = passed >= booking.agreedDays ? one.late : 0;
    const finalDays = Math.max(1, Math.min(passed, booking.agreedDays) + late - one.back);
    put(bringBack(booking, finalDays, one.tax), one.back > 0);
  } else if (one.do === 'drop') {
    put(charge({ ...booking, state: 'cancelled' }, 'cancellation', one.fee, booking.parts[0]?.tax ?? SHORT), true);
  } else put(one.do === 'correct' ? correct(booking, one.days) : rebook(booking, one.services), true);
}
