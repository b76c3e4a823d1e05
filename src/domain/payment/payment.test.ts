import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { money } from '#domain/money/money.ts';
import { toEpcCode } from './epc-code.ts';
import { maskIban } from './iban.ts';
import { applyUnitMethod, isPaidInAdvance, toPaymentMethod, UNIT_PAYMENT_METHODS } from './payment-method.ts';
import { findPaymentObstacle, isMethodOff } from './payment-obstacle.ts';
import { findRisk } from './risk.ts';

describe('the payment method', () => {
  test.each([
    ['dd_b2b', 'sepa'],
    ['kar_b2b', 'transfer'],
    ['sepa', 'sepa'],
    ['transfer', 'transfer'],
    ['cash', undefined],
    ['toString', undefined],
    [null, undefined],
  ])('of a unit %s means %s', (unitMethod, method) => {
    expect(toPaymentMethod(unitMethod)).toBe(method);
  });

  test('of a unit has these spellings', () => {
    expect(UNIT_PAYMENT_METHODS.toSorted()).toEqual(['dd_b2b', 'kar_b2b', 'sepa', 'transfer']);
  });

  test.each([
    ['chosen by hand stays', 'transfer', true, 'dd_b2b', 'transfer'],
    ['not chosen by hand follows the unit', 'transfer', false, 'dd_b2b', 'sepa'],
    ['not chosen at all follows the unit', null, false, 'kar_b2b', 'transfer'],
    ['chosen by hand but reset follows the unit', null, true, 'kar_b2b', 'transfer'],
    ['of a unit without one stays open', null, false, null, null],
    ['of a unit with an unknown one stays as it was', 'sepa', false, 'cash', 'sepa'],
  ] as const)('%s', (_, paymentMethod, manualSelection, unitMethod, expected) => {
    expect(applyUnitMethod({ paymentMethod, manualSelection }, unitMethod)).toBe(expected);
  });

  test('is in advance only for a transfer after a failed risk check', () => {
    expect(isPaidInAdvance('transfer', true)).toBe(true);
    expect(isPaidInAdvance('transfer', false)).toBe(false);
    expect(isPaidInAdvance('sepa', true)).toBe(false);
  });
});

describe('what stands against a method', () => {
  test.each([
    ['sepa', 'active', false, false, undefined],
    ['sepa', 'active', false, true, undefined],
    ['sepa', 'active', true, true, 'riskCheckFailed'],
    ['sepa', null, true, true, 'riskCheckFailed'],
    ['sepa', null, false, false, 'noMandate'],
    ['sepa', 'revoked', false, false, 'noMandate'],
    ['sepa', null, false, true, 'createMandate'],
    ['sepa', 'revoked', false, true, 'createMandate'],
    ['sepa', 'AC04', false, false, 'noMandate'],
    ['sepa', 'AC04', false, true, 'createMandate'],
    ['sepa', 'returns', false, true, 'debitsBlocked'],
    ['transfer', null, false, false, undefined],
    ['transfer', null, true, false, undefined],
    ['transfer', 'returns', false, false, undefined],
  ] as const)(
    '%s, mandate %s, risk failed %s, may change it %s: %s',
    (method, mandate, riskCheckFailed, mayChangeMandate, obstacle) => {
      const isBlocked = mandate !== 'active' && mandate !== 'revoked';
      const question = {
        mandate: mandate && {
          status: mandate === 'revoked' ? ('revoked' as const) : ('active' as const),
          blockedReason: isBlocked ? mandate : null,
        },
        riskCheckFailed,
        mayChangeMandate,
        canComeInAdvance: true,
      };
      expect(findPaymentObstacle(method, question)).toBe(obstacle);
    },
  );

  test.each([
    ['sepa', true, 'riskCheckFailed'],
    ['transfer', true, 'tooLate'],
    ['sepa', false, undefined],
    ['transfer', false, undefined],
  ] as const)('%s, risk failed %s, no time for an advance payment: %s', (method, riskCheckFailed, obstacle) => {
    const mandate = { status: 'active', blockedReason: null } as const;
    const question = { mandate, riskCheckFailed, mayChangeMandate: true, canComeInAdvance: false } as const;
    expect(findPaymentObstacle(method, question)).toBe(obstacle);
  });

  test('is no more than a step where a mandate can be made', () => {
    expect((['riskCheckFailed', 'tooLate', 'noMandate', 'createMandate', null] as const).map(isMethodOff)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a masked IBAN', () => {
  test.each([
    ['DE89370400440532013000', 'DE89 •••• •••• •••• ••30 00'],
    ['de89 3704 0044 0532 0130 00', 'DE89 •••• •••• •••• ••30 00'],
    ['NL91ABNA0417164300', 'NL91 •••• •••• ••43 00'],
    ['IT60X0542811101000000123456', 'IT60 •••• •••• •••• •••• •••3 456'],
    ['DE893704', '•••• ••••'],
    ['', ''],
  ])('of %s is %s', (iban, masked) => {
    expect(maskIban(iban)).toBe(masked);
  });

  test('never shows more than eight characters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{0,34}$/), (iban) => {
        expect(maskIban(iban).replaceAll(/[• ]/g, '').length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe('the risk check', () => {
  const good = {
    status: 'active',
    riskStatus: 'passed',
    creditLimitCents: 100_000,
    open: money(60_000),
    order: money(40_000),
    objected: false,
    isDunned: false,
  } as const;
  test.each([
    ['at the limit', good, undefined],
    ['a cent above it', { ...good, order: money(40_001) }, 'creditLimit'],
    ['without a limit', { ...good, creditLimitCents: null, order: money(9_000_000) }, undefined],
    ['without any credit', { ...good, creditLimitCents: 0, open: money(0), order: money(1) }, 'creditLimit'],
    ['in review', { ...good, status: 'pendingReview' }, 'unitNotActive'],
    ['blocked', { ...good, status: 'blocked' }, 'unitNotActive'],
    ['marked by the operator', { ...good, riskStatus: 'failed' }, 'riskStatus'],
    ['doubted by a service', { ...good, objected: true }, 'riskStatus'],
    ['dunned for the second time', { ...good, isDunned: true }, 'overdue'],
    ['not yet checked', { ...good, riskStatus: 'unchecked' }, undefined],
  ] as const)('%s: %s', (_, question, reason) => {
    expect(findRisk(question)).toBe(reason);
  });
});

test('the EPC code of a transfer has its eleven lines', () => {
  const transfer = {
    name: 'Trailyard\nGmbH',
    iban: 'DE89 3704 0044 0532 0130 00',
    bic: 'COBADEFFXXX',
    reference: 'O-26-000123',
  };
  expect(toEpcCode({ ...transfer, amount: money(123_405) }).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'COBADEFFXXX',
    'Trailyard GmbH',
    'DE89370400440532013000',
    'EUR1234.05',
    '',
    '',
    'O-26-000123',
  ]);
});
