import { describe, expect, test } from 'vitest';
import type { LiveBooking, Waiting } from '#contract/today.ts';
import { money } from '#domain/money/money.ts';
import { createFormat } from '#i18n/format.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { describeWaiting } from './describe-waiting.server.ts';

const words = { intl: getIntl('de'), format: createFormat('de'), now: new Date('2026-11-16T09:02:00Z') };
const depot = {
  id: 'd',
  code: 'HAM',
  name: 'Hamburg-Altenwerder',
  city: 'Hamburg',
  country: 'DE',
  lat: 53.5,
  lon: 9.9,
  timeZone: 'Europe/Berlin',
  keyBox: true,
};
const trailer: LiveBooking['trailer'] = {
  id: 't',
  number: 'KM-106',
  plate: 'HH TY 606',
  type: 'cool',
  subType: 'mono',
  make: 'Krone',
  model: 'Cool Liner',
  image: null,
};
const booking = (actions: LiveBooking['actions'], more: Partial<LiveBooking> = {}): LiveBooking => ({
  id: 'b',
  number: 'B-1',
  orderId: 'o',
  isOut: true,
  isHandedBack: false,
  isOverdue: true,
  driverName: null,
  period: {
    from: '2026-11-02T07:00:00.000Z',
    to: '2026-11-16T07:00:00.000Z',
    localFrom: '2026-11-02T08:00',
    localTo: '2026-11-16T08:00',
    timeZone: 'Europe/Berlin',
  },
  trailer,
  depot,
  actions,
  ...more,
});
const at = new Date('2026-11-16T07:00:00Z');
const tell = (
  item: Waiting,
  positions: Parameters<typeof describeWaiting>[1]['positions'] = new Map(),
  seesInvoices = true,
) => describeWaiting(item, { positions, seesInvoices }, words);

describe('a late trailer', () => {
  const late = (actions: LiveBooking['actions'], isOwn = true): Waiting => ({
    matter: 'overdue',
    at,
    booking: booking(actions),
    isOwn,
  });

  test('says since when, where it was seen and where it belongs', () => {
    const position = { lat: 53, lon: 9.8, at: '2026-11-16T08:58:00Z', speedKmh: 0, place: 'A7 bei Soltau' };
    expect(tell(late(['extend', 'return']), new Map([['b', position]]))).toMatchObject({
      title: 'Überfällig seit heute 08:00',
      text: expect.stringMatching(/^Zuletzt gesehen: A7 bei Soltau, vor 4 Minuten\. Rückgabe in Hamburg-Altenwerder\./),
      act: { to: '/booking/b?act=extend', label: 'Verlängern' },
    });
  });

  test('is brought back where it cannot be extended', () => {
    expect(tell(late(['return'])).act?.to).toBe('/trailer-checkin/o/b');
  });

  test('is only to be looked at by who may do nothing about it', () => {
    expect(tell(late([], false))).toMatchObject({ href: '/booking/b', act: undefined });
  });
});

test.each([
  [['pickUp', 'extend'], '/trailer-checkout/o/b'],
  [['extend'], '/booking/b'],
] as const)('a pick-up for which %j can be done leads to %s', (actions, to) => {
  const item: Waiting = {
    matter: 'pickUp',
    at,
    booking: booking(actions, { driverName: 'Jan Matthiesen' }),
    isOwn: true,
  };
  expect(tell(item)).toMatchObject({
    text: 'Jan Matthiesen holt ihn ab. Gemietet bis heute 08:00.',
    act: { to },
  });
});

const order = {
  id: 'o',
  number: 'O-26-000145',
  createdBy: 'Dirk Dispatch',
  net: money(248_000),
  open: money(100_674),
  isInvoiced: false,
  lines: 1,
  trailer,
  depot,
};

test.each([
  ['approval', 'Entscheiden', /^Dirk Dispatch möchte für 2\.480,00\s€ netto mieten\./],
  ['approvalAsked', 'Ansehen', /^2\.480,00\s€ netto liegen über Ihrem Limit\./],
  ['advancePayment', 'Zur Zahlung', /^1\.006,74\s€ brutto müssen bis heute 08:00/],
  ['payment', 'Zur Zahlung', /^1\.006,74\s€ brutto waren am 16\.11\.2026 fällig\.$/],
] as const)('%s of an order is done on its page by "%s"', (matter, label, text) => {
  expect(tell({ matter, at, order, isOwn: true })).toMatchObject({
    title: expect.stringContaining('O-26-000145'),
    text: expect.stringMatching(text),
    act: { to: '/checkout/o', label },
  });
});

test.each([
  [true, { to: '/invoices?status=overdue', label: 'Zur Zahlung' }],
  [false, { to: '/checkout/o', label: 'Ansehen' }],
])('what invoices ask for is paid there by who sees them: %s', (seesInvoices, act) => {
  const late: Waiting = { matter: 'payment', at, order: { ...order, isInvoiced: true }, isOwn: true };
  expect(tell(late, new Map(), seesInvoices).act).toEqual(act);
});
