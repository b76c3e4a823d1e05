import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { rebookedParts } from '#domain/booking/rebooked-parts.ts';
import { money, ONE } from '#domain/money/money.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import { priceDifference, rentalPrice } from '#domain/price/rental-price.ts';
import { BAND_STARTS } from '#domain/price/tariff.ts';
import type { Tax } from '#domain/tax/vat.ts';
import { startLedger } from '../../../test/support/issue-drafts.ts';
import { billableDays } from './billable-days.ts';
import type { BilledBooking, BilledCharge, BilledOrder, BilledTerms } from './billed-order.ts';
import { creditTaxes } from './credit-taxes.ts';
import { nextBillingDay } from './next-billing-day.ts';
import { paymentDay } from './payment-day.ts';
import { quantityOf } from './quantity-of.ts';
import { segmentsOf } from './segments-of.ts';
import { toBilledBooking, type KeptBooking } from './to-billed-booking.ts';

const SHORT: Tax = { country: 'DE', case: 'shortTerm', basisPoints: 1900 };
const REVERSE: Tax = { country: 'PL', case: 'reverseCharge', basisPoints: 0 };
const OUTSIDE: Tax = { country: 'CH', case: 'outsideEu', basisPoints: 0 };

const tariff = {
  priceListVersion: '2026-1',
  bands: BAND_STARTS.map((fromDay, i) => ({ fromDay, dayRateCents: [4200, 3200, 2400, 2000][i] ?? 0 })),
  factor: ONE,
};
const RENT: BilledTerms = { tariff, services: [] };
const INSURED: BilledTerms = { tariff, services: [{ key: 'liabilityPlus', unit: 'perDay', cents: 390 }] };
const netOf = (terms: BilledTerms, days: number) => rentalPrice(terms, days).net.cents;

const timeZone = 'Europe/Berlin';
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone);

const keep = (days: number, more: Partial<KeptBooking> = {}, from = '2026-11-10T10:00'): KeptBooking => ({
  id: 'booking-1',
  lineNumber: 1,
  country: 'DE',
  state: 'onRent',
  period: { from: at(from).toInstant(), to: at(from).add({ days }).toInstant(), timeZone },
  terms: INSURED,
  agreedDays: days,
  netCents: netOf(more.terms ?? INSURED, days),
  tax: SHORT,
  extensions: [],
  charges: [],
  minimumDays: 1,
  returnedAt: null,
  ...more,
});

const extension = (from: number, to: number, tax: Tax, terms = INSURED, start = '2026-11-10T10:00') => ({
  previousEndsAt: at(start).add({ days: from }).toInstant(),
  chargeableDays: to,
  netCents: priceDifference(terms, from, to).cents,
  tax,
});

const chargeOf = (kind: string, netCents: number, more: Partial<BilledCharge> = {}): BilledCharge => ({
  id: kind,
  kind,
  netCents,
  tax: SHORT,
  on: '2026-11-10',
  billAfter: null,
  ...more,
});

const orderOf = (...bookings: readonly BilledBooking[]): BilledOrder => ({
  state: 'active',
  isPaidInAdvance: false,
  cycle: 'calendarMonth',
  bookings,
});

describe('the days that may be billed', () => {
  const daysOn = (startsOn: string, cycle: BilledOrder['cycle'], today: string) =>
    billableDays(toBilledBooking(keep(75, {}, `${startsOn}T10:00`)), { isPaidInAdvance: false, cycle }, today);

  test.each([
    ['2026-11-10', 'calendarMonth', '2026-11-01', 0],
    ['2026-11-10', 'calendarMonth', '2026-11-30', 0],
    ['2026-11-10', 'calendarMonth', '2026-12-01', 21],
    ['2026-11-10', 'calendarMonth', '2026-12-31', 21],
    ['2026-11-10', 'calendarMonth', '2027-01-01', 52],
    ['2026-11-10', 'calendarMonth', '2027-02-01', 75],
    ['2026-11-10', 'calendarMonth', '2028-02-01', 75],
    // A first of the month has no day behind it, the last of a month one.
    ['2026-11-01', 'calendarMonth', '2026-11-01', 0],
    ['2026-11-01', 'calendarMonth', '2026-12-01', 30],
    ['2027-01-31', 'calendarMonth', '2027-02-01', 1],
    ['2027-01-31', 'calendarMonth', '2027-02-28', 1],
    ['2027-01-31', 'calendarMonth', '2027-03-01', 29],
    // February has a day more.
    ['2028-01-31', 'calendarMonth', '2028-03-01', 30],
    ['2028-02-29', 'calendarMonth', '2028-03-01', 1],
    ['2028-02-29', 'calendarMonth', '2028-04-01', 32],
    // The clocks change: days are counted by the calendar.
    ['2026-10-10', 'calendarMonth', '2026-11-01', 22],
    ['2027-03-10', 'calendarMonth', '2027-04-01', 22],
    ['2026-11-10', 'days28', '2026-11-09', 0],
    ['2026-11-10', 'days28', '2026-12-07', 0],
    ['2026-11-10', 'days28', '2026-12-08', 28],
    ['2026-11-10', 'days28', '2027-01-04', 28],
    ['2026-11-10', 'days28', '2027-01-05', 56],
    ['2026-11-10', 'days28', '2027-02-02', 75],
    ['2026-10-10', 'days28', '2026-11-07', 28],
    ['2028-02-01', 'days28', '2028-02-29', 28],
  ] as const)('picked up on %s, by %s, on %s: %i', (startsOn, cycle, today, days) => {
    expect(daysOn(startsOn, cycle, today)).toBe(days);
  });

  test.each([
    ['30 days before the return', keep(30), false, 0],
    ['31 days', keep(31), false, 31],
    ['what is paid in advance', keep(14), true, 14],
    ['what was cancelled', keep(75, { state: 'cancelled' }), true, 0],
    ['what nobody came for', keep(75, { state: 'noShow' }), false, 0],
    ['what came back early', keep(75, { state: 'returned', returnedAt: at('2026-11-20T09:00').toInstant() }), true, 10],
    ['what came back at once', keep(75, { state: 'closed', returnedAt: at('2026-11-10T09:00').toInstant() }), false, 1],
    [
      'fewer days than its type is rented for',
      keep(75, { state: 'returned', minimumDays: 3, returnedAt: at('2026-11-10T18:00').toInstant() }),
      false,
      3,
    ],
  ] as const)('of %s', (_, booking, isPaidInAdvance, days) => {
    const how = { isPaidInAdvance, cycle: 'calendarMonth' } as const;
    expect(billableDays(toBilledBooking(booking), how, '2027-06-01')).toBe(days);
  });

  test('begin with the date at the depot, not at the operator', () => {
    const period = { from: at('2026-11-30T23:30').toInstant(), to: at('2027-02-13T23:30').toInstant() };
    const startsOn = (zone: string) => toBilledBooking(keep(75, { period: { ...period, timeZone: zone } })).startsOn;
    expect([startsOn('Europe/Berlin'), startsOn('Europe/Bucharest')]).toEqual(['2026-11-30', '2026-12-01']);
  });
});

describe('what was agreed for which days', () => {
  const segments = (kept: KeptBooking) =>
    segmentsOf(toBilledBooking(kept)).map(
      ({ partNo, from, to, tax, amounts, isByTerms }) =>
        `${partNo}: ${from}–${to} ${tax.case} ${amounts.map(({ netCents }) => netCents).join(' + ')}${isByTerms ? '' : ' evenly'}`,
    );
  const extended = keep(48, { extensions: [extension(28, 48, REVERSE)] });

  test('is one part, and one more for each extension', () => {
    expect(segments(keep(28))).toEqual(['1: 0–28 shortTerm 72000 + 10920']);
    expect(segments(extended)).toEqual(['1: 0–28 shortTerm 72000 + 10920', '2: 28–48 reverseCharge 43200 + 7800']);
  });

  test('ends with the return', () => {
    const returnedAt = at('2026-12-05T10:00').toInstant();
    const credit = [
      chargeOf('earlyReturn', -51_000, { tax: REVERSE }),
      chargeOf('earlyReturn', netOf(INSURED, 25) - netOf(INSURED, 28)),
    ];
    const back = { ...extended, state: 'returned', returnedAt, charges: credit } as const;
    expect(segments(back)).toEqual(['1: 0–25 shortTerm 72000 + 9750']);
  });

  test('goes on to a late return, taxed by the whole time', () => {
    const late = chargeOf('lateReturn', netOf(INSURED, 50) - netOf(INSURED, 48), { tax: OUTSIDE });
    const back = { ...extended, state: 'returned', charges: [late] } as const;
    expect(segments({ ...back, returnedAt: at('2026-12-30T10:00').toInstant() })).toEqual([
      ...segments(extended),
      '200: 48–50 outsideEu 4800 + 780',
    ]);
  });

  test.each([
    [5579, '4799 + 780'],
    [2790, '2400 + 390'],
    [1, '0 + 1'],
    [0, '0 + 0'],
  ])('keeps its days where a late return is charged with %d cents', (cents, amounts) => {
    const late = chargeOf('lateReturn', cents, { tax: OUTSIDE });
    const back = { ...extended, state: 'returned', charges: [late] } as const;
    expect(segments({ ...back, returnedAt: at('2026-12-30T10:00').toInstant() })).toEqual([
      ...segments(extended),
      `200: 48–50 outsideEu ${amounts} evenly`,
    ]);
  });

  test('is cut by a shorter correction, and grows by a longer one as what was booked', () => {
    const shorter = extension(28, 40, REVERSE).netCents;
    const cut = { agreedDays: 40, netCents: netOf(INSURED, 40) };
    expect(
      segments({ ...extended, ...cut, extensions: [{ ...extension(28, 48, REVERSE), netCents: shorter }] }),
    ).toEqual(['1: 0–28 shortTerm 72000 + 10920', '2: 28–40 reverseCharge 24000 + 4680']);
    expect(segments({ ...extended, agreedDays: 60, netCents: netOf(INSURED, 60) })).toEqual([
      ...segments(extended),
      '101: 48–60 shortTerm 28800 + 4680',
    ]);
    const again = { agreedDays: 70, netCents: netOf(INSURED, 70) };
    expect(
      segments({ ...extended, ...again, extensions: [...extended.extensions, extension(60, 70, REVERSE)] }),
    ).toEqual([...segments(extended), '101: 48–60 shortTerm 28800 + 4680', '3: 60–70 reverseCharge 24000 + 3900']);
  });

  test('is one part again once it is rebooked to another period', () => {
    const folded = { ...extension(28, 48, SHORT), netCents: 0 };
    expect(segments(keep(20, { extensions: [folded] }))).toEqual(['1: 0–20 shortTerm 64000 + 7800']);
  });

  test('stays as it is when an extension costs nothing', () => {
    const free = keep(30, { terms: RENT, extensions: [extension(28, 30, SHORT, RENT)] });
    expect(segments(free)).toEqual(['1: 0–28 shortTerm 72000', '2: 28–30 shortTerm 0']);
  });

  test('is spread evenly where the terms do not give what was agreed', () => {
    const parts = toBilledBooking(extended).parts.map(({ netCents, tax }) => ({ net: money(netCents), tax }));
    const plain = { net: rentalPrice(RENT, 48).net, tax: SHORT };
    const [, added] = rebookedParts(parts, plain, { isAgreedAnew: false });
    const rebooked = {
      ...extended,
      terms: RENT,
      netCents: plain.net.cents,
      extensions: [{ ...extension(28, 48, REVERSE), netCents: added?.net.cents ?? 0 }],
    };
    expect(segments(rebooked)).toEqual(['1: 0–28 shortTerm 82920 evenly', '2: 28–48 reverseCharge 32280 evenly']);
    const charges = [chargeOf('earlyReturn', netOf(RENT, 40) - netOf(RENT, 48), { tax: REVERSE })];
    const returnedAt = at('2026-12-20T10:00').toInstant();
    expect(segments({ ...rebooked, state: 'returned', returnedAt, charges })).toEqual([
      '1: 0–28 shortTerm 82920 evenly',
      '2: 28–40 reverseCharge 13080 evenly',
    ]);
  });
});

describe('documents', () => {
  test('are made for orders that bind, and for fees of cancelled ones', () => {
    const booking = toBilledBooking(keep(75));
    const isBilled = (state: BilledOrder['state']) =>
      startLedger().run({ ...orderOf(booking), state }, '2026-12-01').length > 0;
    expect(ORDER_STATES.filter(isBilled)).toEqual(['confirmed', 'active', 'completed', 'cancelled']);
  });

  test('never mix sellers, or what is outside the EU or a damage with other lines', () => {
    const damage = chargeOf('damage', 25_000, { tax: { country: 'DE', case: 'notTaxable', basisPoints: 0 } });
    const german = keep(75, { charges: [damage], extensions: [extension(40, 75, REVERSE)] });
    const swiss = keep(75, { id: 'booking-2', lineNumber: 2, tax: OUTSIDE });
    const polish = keep(75, { id: 'booking-3', lineNumber: 3, country: 'PL', tax: { ...SHORT, country: 'PL' } });
    const made = startLedger().run(orderOf(...[polish, swiss, german].map(toBilledBooking)), '2027-02-01');
    expect(
      made.map(({ kind, country, taxClass, lines }) => [
        kind,
        country,
        taxClass,
        ...lines.map(({ bookingId }) => bookingId),
      ]),
    ).toEqual([
      ['invoice', 'DE', 'outside', 'booking-2', 'booking-2'],
      ['invoice', 'DE', 'vat', 'booking-1', 'booking-1', 'booking-1', 'booking-1'],
      ['invoice', 'PL', 'vat', 'booking-3', 'booking-3'],
      ['claim', 'DE', 'claim', 'booking-1'],
    ]);
  });

  test('take back and bill again what is taxed in another way', () => {
    const ledger = startLedger();
    ledger.run(orderOf(toBilledBooking(keep(75, { tax: REVERSE }))), '2026-12-01');
    const [credit, again] = ledger.run(orderOf(toBilledBooking(keep(75))), '2026-12-02');
    expect([credit?.kind, credit?.correctsId, credit?.netCents, credit?.taxCents]).toEqual([
      'creditNote',
      'document-1',
      58_590,
      0,
    ]);
    expect([again?.kind, again?.netCents, again?.taxCents]).toEqual(['invoice', 58_590, 11_132]);
  });

  test('say how each amount came about, and for which days of the calendar', () => {
    const ledger = startLedger();
    const order = orderOf(toBilledBooking(keep(40, { terms: RENT, extensions: [extension(28, 40, REVERSE, RENT)] })));
    ledger.run(order, '2026-12-01');
    ledger.run(order, '2027-01-01');
    expect(ledger.lines.map(({ partNo, days, dates }) => ({ partNo, days, dates }))).toEqual([
      { partNo: 1, days: { from: 1, to: 21 }, dates: { from: '2026-11-10', to: '2026-11-30' } },
      { partNo: 1, days: { from: 22, to: 28 }, dates: { from: '2026-12-01', to: '2026-12-07' } },
      { partNo: 2, days: { from: 29, to: 40 }, dates: { from: '2026-12-08', to: '2026-12-19' } },
    ]);
    expect(ledger.documents.flatMap(({ lines }) => lines.map(({ trace }) => trace))).toEqual([
      {
        basis: { kind: 'share', days: 21, ofDays: 28, wholeCents: 72_000 },
        longer: { days: 28, paidDays: 30, dayRateCents: 2400 },
        targetCents: 54_000,
        beforeCents: 0,
      },
      {
        basis: { kind: 'whole' },
        longer: { days: 28, paidDays: 30, dayRateCents: 2400 },
        targetCents: 72_000,
        beforeCents: 54_000,
      },
      { basis: { kind: 'whole' }, longer: null, targetCents: 24_000, beforeCents: 0 },
    ]);
  });

  test('bill no more than it would cost if it ended with the last day of the cycle', () => {
    const kept = keep(60, { terms: RENT, extensions: [extension(28, 60, REVERSE, RENT)] });
    const [made] = startLedger().run(orderOf(toBilledBooking(kept)), '2027-01-01');
    // Days 29 and 30 are free, so 24 of 32 days of the extension have cost less than their share, which is 54,000.
    expect(made?.lines.map(({ netCents, trace }) => [netCents, trace?.basis])).toEqual([
      [72_000, { kind: 'whole' }],
      [52_800, { kind: 'limit', days: 52 }],
    ]);
  });

  test('refuse a charge below zero, which nobody could bill', () => {
    const odd = toBilledBooking(keep(14, { charges: [chargeOf('correction', -1)] }));
    expect(() => startLedger().run(orderOf(odd), '2026-12-01')).toThrow(RangeError);
  });
});

describe('the quantity of a line', () => {
  test.each([
    [50_400, { from: 1, to: 21 }, [21, 'DAY', 2400]],
    [54_000, { from: 1, to: 21 }, [1, 'C62', 54_000]],
    [390, { from: 7, to: 7 }, [1, 'DAY', 390]],
    [3200, null, [1, 'C62', 3200]],
  ] as const)('of %i for %o', (netCents, days, told) => {
    const { quantity, unit, unitPriceCents } = quantityOf(netCents, days);
    expect([quantity, unit, unitPriceCents]).toEqual(told);
  });
});

describe('the tax of credit notes', () => {
  test('follows the rounding of the invoice, however it is cut', () => {
    const line = { netCents: 13, tax: SHORT };
    const taxOf = (before: number) =>
      creditTaxes(
        [line],
        Array.from({ length: before }, () => line),
      )[0]?.amount.cents;
    // 0.19 × 13, 26, 39, 52 = 2.47, 4.94, 7.41, 9.88
    expect([0, 1, 2, 3].map(taxOf)).toEqual([2, 3, 2, 3]);
  });

  test('leaves other groups alone', () => {
    const before = [{ netCents: 7, tax: REVERSE }];
    expect(creditTaxes([{ netCents: 13, tax: SHORT }], before)[0]?.amount.cents).toBe(2);
  });
});

describe('the next day on which there is something to bill', () => {
  const next = (kept: KeptBooking, today: string, more: Partial<BilledOrder> = {}) =>
    nextBillingDay({ ...orderOf(toBilledBooking(kept)), ...more }, [], today);

  test.each([
    ['the end of the month', keep(75), '2026-11-02', '2026-12-01'],
    ['today, if it is due', keep(75), '2026-12-15', '2026-12-15'],
    ['none before the return of a short rental', keep(30), '2026-11-20', null],
    [
      'the day of the return',
      keep(14, { state: 'returned', returnedAt: at('2026-11-24T10:00').toInstant() }),
      '2026-11-24',
      '2026-11-24',
    ],
    ['none for what was cancelled for nothing', keep(75, { state: 'cancelled' }), '2026-11-02', null],
    [
      'the day after a charge can be objected to',
      keep(14, { charges: [chargeOf('cleaning', 4000, { billAfter: '2026-12-03' })] }),
      '2026-11-28',
      '2026-12-04',
    ],
  ] as const)('is %s', (_, kept, today, day) => {
    expect(next(kept, today)).toBe(day);
  });

  test('is each end of a cycle until all is billed', () => {
    const days = (cycle: BilledOrder['cycle']) => {
      const order = { ...orderOf(toBilledBooking(keep(75))), cycle };
      const ledger = startLedger();
      const told: string[] = [];
      for (let day = nextBillingDay(order, [], '2026-11-02'); day; day = nextBillingDay(order, ledger.lines, day)) {
        told.push(day);
        ledger.run(order, day);
      }
      return told;
    };
    expect(days('calendarMonth')).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']);
    expect(days('days28')).toEqual(['2026-12-08', '2027-01-05', '2027-02-02']);
  });

  test('is at once for what is paid in advance', () => {
    expect(next(keep(14), '2026-11-02', { isPaidInAdvance: true })).toBe('2026-11-02');
  });

  test.each(['pendingApproval', 'placed'] as const)('is tomorrow, to look again, while an order is %s', (state) => {
    expect(next(keep(75), '2026-12-15', { state })).toBe('2026-12-16');
  });
});

describe('an invoice is to be paid', () => {
  const terms = { termDays: 14, prenotificationDays: 7 };
  test.each([
    ['transfer', '2026-12-01', '2026-12-15', null],
    ['transfer', '2026-12-20', '2027-01-03', null],
    ['sepa', '2026-12-01', '2026-12-08', '2026-12-08'],
    ['sepa', '2026-11-28', '2026-12-07', '2026-12-07'],
    ['sepa', '2026-12-18', '2026-12-28', '2026-12-28'],
    ['sepa', '2026-03-27', '2026-04-07', '2026-04-07'],
  ] as const)('by %s, issued on %s: on %s', (method, issuedOn, dueOn, collectOn) => {
    expect(paymentDay(issuedOn, { method, ...terms })).toEqual({ dueOn, collectOn });
  });
});
