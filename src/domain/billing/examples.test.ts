import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { splitCredit } from '#domain/booking/split-credit.ts';
import { money, ONE } from '#domain/money/money.ts';
import { priceFor } from '#domain/price/price.ts';
import { priceDifference, rentalPrice } from '#domain/price/rental-price.ts';
import { BAND_STARTS } from '#domain/price/tariff.ts';
import type { Tax } from '#domain/tax/vat.ts';
import { startLedger } from '../../../test/support/issue-drafts.ts';
import type { BilledCharge, BilledOrder, BilledTerms, BillingCycle } from './billed-order.ts';
import { nextBillingDay } from './next-billing-day.ts';
import { toBilledBooking, type KeptBooking } from './to-billed-booking.ts';

const SHORT: Tax = { country: 'DE', case: 'shortTerm', basisPoints: 1900 };
const DOMESTIC: Tax = { country: 'DE', case: 'domestic', basisPoints: 1900 };
const REVERSE: Tax = { country: 'PL', case: 'reverseCharge', basisPoints: 0 };

const tariff = {
  priceListVersion: '2026-1',
  bands: BAND_STARTS.map((fromDay, i) => ({ fromDay, dayRateCents: [4200, 3200, 2400, 2000][i] ?? 0 })),
  factor: ONE,
};
const RENT: BilledTerms = { tariff, services: [] };
const WITH_SERVICES: BilledTerms = {
  tariff,
  services: [
    { key: 'liabilityPlus', unit: 'perDay', cents: 390 },
    { key: 'lashingKit', unit: 'once', cents: 5900 },
  ],
};

const timeZone = 'Europe/Berlin';
const START = Temporal.PlainDateTime.from('2026-11-10T10:00').toZonedDateTime(timeZone);
const after = (days: number) => START.add({ days }).toInstant();

const book = (days: number, tax: Tax, terms = WITH_SERVICES): KeptBooking => ({
  id: 'booking-1',
  lineNumber: 1,
  country: 'DE',
  state: 'onRent',
  period: { from: after(0), to: after(days), timeZone },
  terms,
  agreedDays: days,
  netCents: rentalPrice(terms, days).net.cents,
  tax,
  extensions: [],
  charges: [],
  minimumDays: 1,
  returnedAt: null,
});

type Change = (booking: KeptBooking) => KeptBooking;

const charge = (kind: string, netCents: number, tax: BilledCharge['tax']): BilledCharge => ({
  id: `${kind} ${netCents}`,
  kind,
  netCents,
  tax,
  on: '2026-11-10',
  billAfter: null,
});

const extend =
  (days: number, tax: Tax): Change =>
  (booking) => {
    const netCents = priceDifference(booking.terms, booking.agreedDays, days).cents;
    return {
      ...booking,
      period: { ...booking.period, to: after(days) },
      agreedDays: days,
      netCents: booking.netCents + netCents,
      extensions: [...booking.extensions, { previousEndsAt: booking.period.to, chargeableDays: days, netCents, tax }],
    };
  };

const bringBack =
  (days: number, lateTax = SHORT): Change =>
  (booking) => {
    const difference = priceDifference(booking.terms, booking.agreedDays, days).cents;
    const parts = toBilledBooking(booking).parts.map(({ netCents, tax }) => ({ net: money(netCents), tax }));
    const credits = splitCredit(parts, money(Math.max(0, -difference)));
    const charges = [
      ...credits.map(({ net, tax }) => charge('earlyReturn', net.cents, tax)),
      ...(difference > 0 ? [charge('lateReturn', difference, lateTax)] : []),
    ];
    return { ...booking, state: 'returned', returnedAt: after(days), charges: [...booking.charges, ...charges] };
  };

const drop =
  (state: 'cancelled' | 'noShow', days: number): Change =>
  (booking) => {
    const fee = days * priceFor(booking.terms.tariff, booking.agreedDays).trace.dayRateCents;
    return { ...booking, state, charges: [charge(state, fee, booking.tax)] };
  };

const damage =
  (netCents: number): Change =>
  (booking) => ({
    ...booking,
    charges: [...booking.charges, charge('damage', netCents, { country: 'DE', case: 'notTaxable', basisPoints: 0 })],
  });

type Step = readonly [on: string, change?: Change];
type Story = {
  readonly booking: KeptBooking;
  readonly cycle?: BillingCycle;
  readonly isPaidInAdvance?: boolean;
  readonly steps: readonly Step[];
};

function tell({ booking, cycle = 'calendarMonth', isPaidInAdvance = false, steps }: Story) {
  const ledger = startLedger();
  let kept = booking;
  const orderOf = (): BilledOrder => ({
    state: 'active',
    isPaidInAdvance,
    cycle,
    bookings: [toBilledBooking(kept)],
  });
  for (const [on, change] of steps) {
    kept = change ? change(kept) : kept;
    ledger.run(orderOf(), on);
    expect(ledger.run(orderOf(), on)).toEqual([]);
  }
  return { documents: ledger.documents, next: (on: string) => nextBillingDay(orderOf(), ledger.lines, on) };
}

/** `first day–last day quantity × price item`, or what stands for it. */
const lineTexts = (document: ReturnType<typeof tell>['documents'][number]) =>
  document.lines.map(({ itemKey, days, quantity, unit, unitPriceCents }) => {
    const amount = unit === 'DAY' ? `${quantity} × ${unitPriceCents}` : `${unitPriceCents}`;
    return `${itemKey} ${days ? `${days.from}–${days.to}` : '–'}: ${amount}`;
  });

type Told = readonly [on: string, kind: string, net: number, tax: number, gross: number, lines: readonly string[]];

const E1_FIRST: Told = [
  '2026-12-01',
  'invoice',
  64_490,
  12_253,
  76_743,
  ['1/rent 1–21: 21 × 2400', '1/service/liabilityPlus 1–21: 21 × 390', '1/service/lashingKit 1–21: 5900'],
];
const E3_FIRST: Told = [
  '2026-12-01',
  'invoice',
  68_090,
  12_937,
  81_027,
  ['1/rent 1–21: 54000', '1/service/liabilityPlus 1–21: 21 × 390', '1/service/lashingKit 1–21: 5900'],
];
const ADVANCE: Told = [
  '2026-11-02',
  'invoice',
  56_160,
  10_670,
  66_830,
  ['1/rent 1–14: 14 × 3200', '1/service/liabilityPlus 1–14: 14 × 390', '1/service/lashingKit 1–14: 5900'],
];

const EXAMPLES: readonly (readonly [name: string, Story, readonly Told[], net: number, gross: number])[] = [
  [
    '75 days by month',
    {
      booking: book(75, DOMESTIC),
      steps: [['2026-11-30'], ['2026-12-01'], ['2027-01-01'], ['2027-01-25', bringBack(75)]],
    },
    [
      E1_FIRST,
      [
        '2027-01-01',
        'invoice',
        86_490,
        16_433,
        102_923,
        ['1/rent 22–52: 31 × 2400', '1/service/liabilityPlus 22–52: 31 × 390'],
      ],
      [
        '2027-01-25',
        'invoice',
        64_170,
        12_192,
        76_362,
        ['1/rent 53–75: 23 × 2400', '1/service/liabilityPlus 53–75: 23 × 390'],
      ],
    ],
    215_150,
    256_028,
  ],
  [
    '75 days by 28 days',
    {
      booking: book(75, DOMESTIC),
      cycle: 'days28',
      steps: [['2026-12-07'], ['2026-12-08'], ['2027-01-05'], ['2027-01-25', bringBack(75)]],
    },
    [
      [
        '2026-12-08',
        'invoice',
        84_020,
        15_964,
        99_984,
        ['1/rent 1–28: 28 × 2400', '1/service/liabilityPlus 1–28: 28 × 390', '1/service/lashingKit 1–28: 5900'],
      ],
      [
        '2027-01-05',
        'invoice',
        78_120,
        14_843,
        92_963,
        ['1/rent 29–56: 28 × 2400', '1/service/liabilityPlus 29–56: 28 × 390'],
      ],
      [
        '2027-01-25',
        'invoice',
        53_010,
        10_072,
        63_082,
        ['1/rent 57–75: 19 × 2400', '1/service/liabilityPlus 57–75: 19 × 390'],
      ],
    ],
    215_150,
    256_029,
  ],
  [
    '75 days, back after 40',
    { booking: book(75, DOMESTIC), steps: [['2026-12-01'], ['2026-12-21', bringBack(40)]] },
    [
      E1_FIRST,
      [
        '2026-12-21',
        'invoice',
        53_010,
        10_072,
        63_082,
        ['1/rent 22–40: 19 × 2400', '1/service/liabilityPlus 22–40: 19 × 390'],
      ],
    ],
    117_500,
    139_825,
  ],
  [
    '200 days, back after 100, which loses the band of 180',
    {
      booking: book(200, DOMESTIC, RENT),
      steps: [['2026-12-01'], ['2027-01-01'], ['2027-02-01'], ['2027-02-19', bringBack(100)]],
    },
    [
      ['2026-12-01', 'invoice', 42_000, 7980, 49_980, ['1/rent 1–21: 21 × 2000']],
      ['2027-01-01', 'invoice', 62_000, 11_780, 73_780, ['1/rent 22–52: 31 × 2000']],
      ['2027-02-01', 'invoice', 62_000, 11_780, 73_780, ['1/rent 53–83: 31 × 2000']],
      ['2027-02-19', 'invoice', 74_000, 14_060, 88_060, ['1/rent 84–100: 74000']],
    ],
    240_000,
    285_600,
  ],
  [
    'a Polish customer, 28 days extended to 48',
    {
      booking: book(28, SHORT),
      steps: [['2026-11-29'], ['2026-12-01', extend(48, REVERSE)], ['2026-12-29', bringBack(48)]],
    },
    [
      E3_FIRST,
      [
        '2026-12-29',
        'invoice',
        71_730,
        3939,
        75_669,
        [
          '1/rent 22–28: 18000',
          '1/service/liabilityPlus 22–28: 7 × 390',
          '2/rent 29–48: 20 × 2160',
          '2/service/liabilityPlus 29–48: 20 × 390',
        ],
      ],
    ],
    139_820,
    156_696,
  ],
  [
    'the same, back on day 25: the extension is never billed',
    { booking: extend(48, REVERSE)(book(28, SHORT)), steps: [['2026-12-01'], ['2026-12-06', bringBack(25)]] },
    [
      E3_FIRST,
      [
        '2026-12-06',
        'invoice',
        19_560,
        3716,
        23_276,
        ['1/rent 22–25: 4 × 4500', '1/service/liabilityPlus 22–25: 4 × 390'],
      ],
    ],
    87_650,
    104_303,
  ],
  [
    '14 days, two days late',
    { booking: book(14, SHORT, RENT), steps: [['2026-11-26'], ['2026-11-27', bringBack(16)]] },
    [['2026-11-27', 'invoice', 51_200, 9728, 60_928, ['1/rent 1–14: 14 × 3200', '200/rent 15–16: 2 × 3200']]],
    51_200,
    60_928,
  ],
  [
    'paid in advance, 14 days, back after 9',
    { booking: book(14, SHORT), isPaidInAdvance: true, steps: [['2026-11-02'], ['2026-11-20', bringBack(9)]] },
    [
      ADVANCE,
      [
        '2026-11-20',
        'creditNote',
        17_950,
        3411,
        21_361,
        ['1/rent 10–14: 5 × 3200', '1/service/liabilityPlus 10–14: 5 × 390'],
      ],
    ],
    38_210,
    45_469,
  ],
  [
    'cancelled late',
    { booking: book(14, SHORT), steps: [['2026-11-09'], ['2026-11-10', drop('cancelled', 1)]] },
    [['2026-11-10', 'invoice', 3200, 608, 3808, ['charge/cancelled 3200 –: 3200']]],
    3200,
    3808,
  ],
  [
    'paid in advance, and nobody came',
    { booking: book(14, SHORT), isPaidInAdvance: true, steps: [['2026-11-02'], ['2026-11-11', drop('noShow', 3)]] },
    [
      ADVANCE,
      ['2026-11-11', 'creditNote', 56_160, 10_670, 66_830, ADVANCE[5]],
      ['2026-11-11', 'invoice', 9600, 1824, 11_424, ['charge/noShow 9600 –: 9600']],
    ],
    9600,
    11_424,
  ],
  [
    'a damage, beside the rent',
    { booking: book(14, SHORT, RENT), steps: [['2026-11-25', (booking) => damage(25_000)(bringBack(14)(booking))]] },
    [
      ['2026-11-25', 'invoice', 44_800, 8512, 53_312, ['1/rent 1–14: 14 × 3200']],
      ['2026-11-25', 'claim', 25_000, 0, 25_000, ['charge/damage 25000 –: 25000']],
    ],
    69_800,
    78_312,
  ],
];

describe('what is billed', () => {
  test.each(EXAMPLES)('%s', (_, story, told, net, gross) => {
    const { documents } = tell(story);
    expect(
      documents.map((one) => [one.on, one.kind, one.netCents, one.taxCents, one.grossCents, lineTexts(one)]),
    ).toEqual(told);
    const sumOf = (field: 'netCents' | 'grossCents') =>
      documents.reduce((sum, one) => sum + (one.kind === 'creditNote' ? -1 : 1) * one[field], 0);
    expect([sumOf('netCents'), sumOf('grossCents')]).toEqual([net, gross]);
  });
});
