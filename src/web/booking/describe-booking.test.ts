import { describe, expect, test } from 'vitest';
import type { Booking } from '#contract/booking.ts';
import { money } from '#domain/money/money.ts';
import { createFormat } from '#i18n/format.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { describeBadges } from './describe-badges.server.ts';
import { describePrice } from './describe-price.server.ts';
import { describeExchanges } from './describe-exchanges.server.ts';
import { describeFiles } from './describe-files.server.ts';
import { describeRow } from './describe-row.server.ts';
import { describeStates } from './describe-states.server.ts';
import { describeTimeline } from './describe-timeline.server.ts';

const WORDS = { intl: getIntl('de'), format: createFormat('de'), now: new Date('2026-11-16T09:00:00Z') };

const BANDS = [
  { fromDay: 1, dayRateCents: 4200 },
  { fromDay: 7, dayRateCents: 3200 },
  { fromDay: 30, dayRateCents: 2400 },
];
const PERIOD = {
  from: '2026-10-21T06:00:00.000Z',
  to: '2026-11-18T07:00:00.000Z',
  localFrom: '2026-10-21T08:00',
  localTo: '2026-11-18T08:00',
  timeZone: 'Europe/Berlin',
};
const TAX = { country: 'DE', case: 'shortTerm', rate: 19 } as const;

const RUNNING: Booking = {
  id: 'b1',
  number: 'O-26-000087-1',
  version: 2,
  orderId: 'o1',
  lineItemId: 'b1',
  trailerId: 't1',
  depotId: 'd1',
  returnDepot: null,
  returnedDepot: null,
  oneWay: null,
  status: 'onRent',
  flags: [],
  attention: null,
  from: PERIOD.from,
  to: PERIOD.to,
  period: PERIOD,
  unitChoice: 'exact',
  price: { days: 28, perDay: money(2571), total: money(72_000) },
  net: money(72_000),
  feesAndCredits: money(0),
  due: money(72_000),
  reservationNote: null,
  driverName: null,
  driverPhone: null,
  actions: ['extend'],
  trailer: {
    id: 't1',
    number: 'PS-108',
    plate: 'HH TY 108',
    type: 'plane',
    subType: 'standard',
    make: 'Krone',
    model: 'Profi Liner',
    image: null,
  },
  depot: {
    id: 'd1',
    code: 'HAM',
    name: 'Hamburg-Altenwerder',
    city: 'Hamburg',
    country: 'DE',
    lat: 53.5,
    lon: 9.9,
    timeZone: 'Europe/Berlin',
    keyBox: true,
  },
  order: {
    id: 'o1',
    number: 'O-26-000087',
    version: 3,
    status: 'active',
    paymentMethod: 'transfer',
    paymentStatus: 'paid',
    open: money(0),
    poNumber: null,
    costCentre: null,
    createdAt: '2026-10-19T12:12:00.000Z',
    createdBy: { id: 'u1', name: 'Paweł Nowak' },
    lapsesAt: null,
    lines: 1,
  },
  pickedUpAt: '2026-10-21T06:06:00.000Z',
  announcedReturn: null,
  handedBackAt: null,
  returnedAt: null,
  cancelledAt: null,
  closedAt: null,
  trace: {
    priceListVersion: 'v1',
    bands: BANDS,
    factor: 10_000,
    days: 28,
    bandFromDay: 30,
    paidDays: 30,
    dayRateCents: 2400,
  },
  services: [],
  tax: TAX,
  extensionRequest: null,
  extensions: [],
  charges: [],
  exchanges: [],
  totals: {
    net: money(72_000),
    taxes: [{ ...TAX, base: money(72_000), amount: money(13_680) }],
    gross: money(85_680),
  },
  documents: [],
  protocols: [],
  timeline: [],
  siblings: [],
  pickUpFrom: null,
  cancellation: null,
};

const badges = (change: Partial<Booking>) =>
  describeBadges({ ...RUNNING, ...change }, WORDS).map(({ tone, text }) => `${tone}: ${text}`);

describe('the badges of a booking', () => {
  test('count the days on the road and warn of the end', () => {
    expect(badges({})).toEqual(['ink: In Miete · Tag 27 von 28', 'warn: endet übermorgen']);
  });

  test('say how long it is overdue instead', () => {
    const to = '2026-11-13T07:00:00.000Z';
    expect(badges({ flags: ['extended', 'overdue'], to, period: { ...PERIOD, to } })).toEqual([
      'ink: In Miete · Tag 27 von 28',
      'danger: überfällig seit 3 Tagen',
      'plain: verlängert',
    ]);
  });

  test('name what a waiting order waits for', () => {
    const order = { ...RUNNING.order, status: 'pendingApproval' } as const;
    expect(badges({ status: 'reserved', order })).toEqual(['info: wartet auf Freigabe']);
  });

  test('look to the announced return rather than to the agreed one', () => {
    const announcedReturn = { at: PERIOD.from, for: '2026-11-16T15:00:00.000Z', reference: 'R-26-000001' };
    expect(badges({ status: 'returnAnnounced', announcedReturn })).toEqual([
      'ink: Rückgabe angemeldet',
      'warn: endet heute',
    ]);
  });
});

test('a booking that is back tells when that really was, beside what was agreed', () => {
  expect(describeRow(RUNNING, WORDS)).toMatchObject({ returned: null, return: 'Mi 18.11. 08:00' });
  const back = describeRow({ ...RUNNING, status: 'returned', returnedAt: '2026-11-16T07:30:00.000Z' }, WORDS);
  expect(back).toMatchObject({ returned: 'Mo 16.11. 08:30', return: 'Mi 18.11. 08:00' });
});

test('papers of an exchange on the road name their trailers, and an open one leads to its own', () => {
  const old = { id: 't-old', number: 'T-000001' };
  const taken = { id: 't-new', number: 'T-000002' };
  const at = '2026-11-15T09:00:00.000Z';
  const protocol = { startedAt: at, startedBy: 'Dora Desk', dispute: null, photos: 0, damages: 0, url: '' };
  const exchanged = {
    ...RUNNING,
    exchanges: [{ at, old, new: taken, returnedAt: null }],
    protocols: [
      { ...protocol, id: 'p1', kind: 'return', trailer: old, signedAt: null },
      { ...protocol, id: 'p2', kind: 'pickUp', trailer: taken, signedAt: at },
    ],
  } satisfies Booking;
  expect(describeExchanges(exchanged, WORDS)).toEqual([{ id: 't-old', text: 'T-000001 bis So 15.11. 10:00' }]);
  const { protocols } = describeFiles(exchanged, [], WORDS);
  expect(protocols.map(({ name }) => name)).toEqual(['Rückgabeprotokoll, T-000001', 'Übernahmeprotokoll, T-000002']);
  expect(protocols.map(({ to }) => to)).toEqual([
    `/trailer-checkin/${RUNNING.orderId}/${RUNNING.lineItemId}?trailer=t-old`,
    undefined,
  ]);
});

const states = (change: Partial<Booking>) =>
  describeStates({ ...RUNNING, ...change }, WORDS).map(({ state, label, note }) => `${state} ${label} ${note}`.trim());

describe('the way of a booking', () => {
  test('leads from the order to its end', () => {
    expect(states({})).toEqual([
      'done Reserviert Mo 19.10. 14:12',
      'current In Miete seit Mi 21.10. 08:06',
      'ahead Rückgabe angemeldet noch nicht',
      'ahead Zurückgegeben bis Mi 18.11. 08:00',
      'ahead Abgeschlossen',
    ]);
  });

  test('leaves out an announcement that nobody made', () => {
    const times = { returnedAt: '2026-11-16T07:00:00.000Z', closedAt: '2026-11-16T08:00:00.000Z' };
    expect(states({ status: 'closed', ...times })).toEqual([
      'done Reserviert Mo 19.10. 14:12',
      'done In Miete seit Mi 21.10. 08:06',
      'done Zurückgegeben Mo 16.11. 08:00',
      'done Abgeschlossen Mo 16.11. 09:00',
    ]);
  });

  test('ends early where it was cancelled', () => {
    expect(states({ status: 'cancelled', cancelledAt: '2026-10-20T08:00:00.000Z' })).toEqual([
      'done Reserviert Mo 19.10. 14:12',
      'failed Storniert Di 20.10. 10:00',
    ]);
  });
});

test('a price that is cheaper for more days than were rented says so', () => {
  const { reasons } = describePrice(RUNNING, WORDS);
  expect(reasons[0]).toMatch(/ab 30 Tagen kostet ein Tag 24,00\s€/);
  expect(reasons[1]).toMatch(/Sie mieten 28 Tage und zahlen .* 30 Tage, 720,00\s€, statt 28 × 32,00\s€/);
});

test('the timeline says who did what, in whose name, and what it cost', () => {
  const entries = describeTimeline(
    [
      {
        at: '2026-11-16T08:00:00.000Z',
        kind: 'booking.extend',
        actor: 'Paweł Nowak',
        isOperator: false,
        onBehalf: 'Ada Admin',
        data: { newEnd: '2026-11-25T07:00:00.000Z', days: 35, difference: money(15_150) },
      },
    ],
    { ...WORDS, timeZone: 'Europe/Berlin', productName: 'Trailyard' },
  );
  expect(entries[0]).toMatchObject({ title: 'Verlängert', at: 'Mo 16.11. 09:00' });
  expect(entries[0]?.text).toMatch(/^Ada Admin im Namen von Paweł Nowak · bis Mi 25.11. 08:00 · 35 Tage · 151,50\s€/);
});
