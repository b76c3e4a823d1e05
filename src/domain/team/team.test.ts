import { describe, expect, test } from 'vitest';

import { GUEST, type Actor, type Member } from './actor.ts';
import { isForbiddenAct, isImpersonating, PERSONAL_ACTS } from './impersonation.ts';
import { hasRight, RIGHTS, roleHasRight } from './rights.ts';
import { previewRoleChange } from './role-change.ts';
import { ROLES, type Role } from './role.ts';

const member = (role: Role, impersonatedBy: string | null = null): Member => ({
  kind: 'member',
  userId: 'u1',
  businessUnitId: 'b1',
  role,
  legalAccepted: true,
  impersonatedBy,
});
const PLATFORM_ADMIN: Actor = { kind: 'platformAdmin', role: 'admin', userId: 'p1' };

describe('rights', () => {
  test.each([
    ['seeBookings', true, true, true, true],
    ['rent', true, true, false, false],
    ['choosePayment', true, true, false, false],
    ['changePaymentMethod', true, false, true, false],
    ['changeMandate', true, false, true, false],
    ['editCompany', true, false, false, false],
    ['editAddresses', true, true, false, false],
    ['editBillingAddresses', true, true, true, false],
    ['editTrailerConnect', true, false, false, false],
    ['manageTeam', true, false, false, false],
    ['approveOrders', true, false, false, false],
    ['objectToCharges', true, true, true, false],
    ['seeInvoices', true, false, true, false],
    ['disputeInvoices', true, false, true, false],
  ] as const)('%s: admin %s, dispatcher %s, accountant %s, viewer %s', (right, ...expected) => {
    expect(ROLES.map((role) => hasRight(member(role), right))).toEqual(expected);
  });

  test('a guest and a platform admin hold none', () => {
    expect(RIGHTS.filter((right) => hasRight(GUEST, right) || hasRight(PLATFORM_ADMIN, right))).toEqual([]);
  });

  test('do not grow or shrink by impersonation', () => {
    for (const role of ROLES) {
      for (const right of RIGHTS) expect(hasRight(member(role, 'p1'), right)).toBe(hasRight(member(role), right));
    }
  });
});

describe('impersonation', () => {
  test.each(PERSONAL_ACTS)('forbids to %s', (act) => {
    expect(isForbiddenAct(member('admin', 'p1'), act)).toBe(true);
    expect(isForbiddenAct(member('admin'), act)).toBe(false);
    expect(isForbiddenAct(PLATFORM_ADMIN, act)).toBe(false);
  });

  test('is told by the admin behind the member', () => {
    expect([GUEST, PLATFORM_ADMIN, member('viewer'), member('viewer', 'p1')].map(isImpersonating)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('a change of role', () => {
  test('from dispatcher to accountant gives and takes', () => {
    expect(previewRoleChange('dispatcher', 'accountant')).toEqual({
      gained: ['changePaymentMethod', 'changeMandate', 'seeInvoices', 'disputeInvoices', 'seeCosts', 'editBudgets'],
      lost: ['rent', 'choosePayment', 'editAddresses'],
    });
  });

  test('back again is its mirror', () => {
    for (const from of ROLES) {
      for (const to of ROLES) {
        expect(previewRoleChange(from, to).gained).toEqual(previewRoleChange(to, from).lost);
        expect(previewRoleChange(from, to).gained.every((right) => roleHasRight(to, right))).toBe(true);
      }
    }
  });
});
