import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import type { Member } from '#domain/team/actor.ts';
import { ROLES } from '#domain/team/role.ts';
import {
  inOrderOfUrgency,
  isOwnMatter,
  type Matter,
  MATTERS_OF_ROLE,
  matterOfBooking,
  matterOfOrder,
} from './waiting.ts';

const at = (text: string) => Temporal.Instant.from(text);
const NOW = at('2026-11-16T09:00:00Z');

const booking = (from: string, to: string, more: Partial<Parameters<typeof matterOfBooking>[0]> = {}) => ({
  state: 'onRent' as const,
  isHandedBack: false,
  orderState: 'active' as const,
  period: { from: at(from), to: at(to), timeZone: 'Europe/Berlin' },
  ...more,
});

describe('of a booking', () => {
  test.each([
    ['is overdue from its end on', booking('2026-11-10T07:00Z', '2026-11-16T09:00Z'), 'overdue'],
    ['is to come back later today', booking('2026-11-10T07:00Z', '2026-11-16T17:00Z'), 'return'],
    ['ends tomorrow', booking('2026-11-10T07:00Z', '2026-11-17T07:00Z'), undefined],
    [
      'ends after midnight of the depot, which is still today in Greenwich',
      booking('2026-11-10T07:00Z', '2026-11-16T23:30Z'),
      undefined,
    ],
    [
      'is announced for today',
      booking('2026-11-10T07:00Z', '2026-11-16T17:00Z', { state: 'returnAnnounced' }),
      undefined,
    ],
    [
      'was announced and is late all the same',
      booking('2026-11-10T07:00Z', '2026-11-16T07:00Z', { state: 'returnAnnounced' }),
      'overdue',
    ],
    ['was handed back', booking('2026-11-10T07:00Z', '2026-11-16T07:00Z', { isHandedBack: true }), undefined],
    [
      'is to be fetched today',
      booking('2026-11-16T11:00Z', '2026-11-20T07:00Z', { state: 'reserved', orderState: 'confirmed' }),
      'pickUp',
    ],
    [
      'is not to be fetched before its order is approved',
      booking('2026-11-16T11:00Z', '2026-11-20T07:00Z', { state: 'reserved', orderState: 'pendingApproval' }),
      undefined,
    ],
    [
      'is to be fetched tomorrow',
      booking('2026-11-17T11:00Z', '2026-11-20T07:00Z', { state: 'reserved', orderState: 'confirmed' }),
      undefined,
    ],
  ])('one that %s', (_, given, matter) => {
    expect(matterOfBooking(given, NOW)).toBe(matter);
  });
});

const member = (role: Member['role'], userId = 'me'): Member => ({
  kind: 'member',
  userId,
  businessUnitId: 'unit',
  role,
  legalAccepted: true,
  impersonatedBy: null,
});
const order = (more: Partial<Parameters<typeof matterOfOrder>[0]>) => ({
  businessUnitId: 'unit',
  createdBy: 'other',
  status: 'confirmed' as const,
  paymentStatus: 'awaitingTransfer' as const,
  openCents: 100,
  ...more,
});

describe('of an order', () => {
  test.each([
    ['approval', 'admin', { status: 'pendingApproval' }],
    ['approvalAsked', 'admin', { status: 'pendingApproval', createdBy: 'me' }],
    ['approvalAsked', 'dispatcher', { status: 'pendingApproval', createdBy: 'me' }],
    [undefined, 'dispatcher', { status: 'pendingApproval' }],
    [undefined, 'viewer', { status: 'pendingApproval' }],
    ['advancePayment', 'dispatcher', { status: 'placed' }],
    ['payment', 'accountant', { paymentStatus: 'overdue' }],
    ['payment', 'dispatcher', { status: 'completed', paymentStatus: 'overdue' }],
    [undefined, 'accountant', { paymentStatus: 'overdue', openCents: 0 }],
    [undefined, 'accountant', { paymentStatus: 'scheduled' }],
  ] as const)('%s waits for the %s where %j', (matter, role, given) => {
    expect(matterOfOrder(order(given), member(role))).toBe(matter);
  });
});

describe('the order', () => {
  const items = (['approvalAsked', 'payment', 'return', 'pickUp', 'overdue', 'advancePayment'] as const).map(
    (matter, i) => ({ matter, at: new Date(1000 - i) }),
  );
  const sorted = (role: Member['role']): readonly Matter[] => inOrderOfUrgency(items, role).map(({ matter }) => matter);

  test('begins with trailers that are late, and for accountants with money', () => {
    expect(sorted('dispatcher')).toEqual(['overdue', 'pickUp', 'advancePayment', 'return', 'payment', 'approvalAsked']);
    expect(sorted('accountant')).toEqual(['payment', 'advancePayment', 'overdue', 'pickUp', 'return', 'approvalAsked']);
  });

  test('is among equals by time', () => {
    const late = { matter: 'overdue', at: new Date(2) } as const;
    const later = { matter: 'overdue', at: new Date(3) } as const;
    expect(inOrderOfUrgency([later, late], 'admin')).toEqual([late, later]);
  });

  test('leaves nothing out', () => {
    for (const role of ROLES)
      expect(MATTERS_OF_ROLE[role].order.toSorted()).toEqual(MATTERS_OF_ROLE.admin.order.toSorted());
  });
});

test.each([
  ['viewer', 'overdue', false],
  ['viewer', 'payment', false],
  ['accountant', 'payment', true],
  ['accountant', 'pickUp', false],
  ['dispatcher', 'pickUp', true],
] as const)('for a %s, %s is theirs to do: %s', (role, matter, isOwn) => {
  expect(isOwnMatter(matter, role)).toBe(isOwn);
});
