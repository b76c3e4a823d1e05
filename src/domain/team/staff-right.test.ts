import { describe, expect, test } from 'vitest';
import { GUEST } from './actor.ts';
import { depotsOf, scopeOf } from './scope.ts';
import { hasStaffRight, STAFF_RIGHTS, staffRoleHasRight } from './staff-right.ts';
import { STAFF_ROLES } from './staff-role.ts';

describe('rights of the operator’s staff', () => {
  test.each([
    ['yard.read', 'admin desk depot fleet accountant auditor'],
    ['orders.read', 'admin desk accountant auditor'],
    ['customers.read', 'admin desk accountant auditor'],
    ['tasks.read', 'admin desk accountant auditor'],
    ['desk.read', 'admin desk accountant auditor'],
    ['utilisation.read', 'admin desk fleet accountant auditor'],
    ['fleet.read', 'admin desk depot fleet auditor'],
    ['depots.read', 'admin desk fleet accountant auditor'],
    ['prices.read', 'admin accountant auditor'],
    ['invoices.read', 'admin desk accountant auditor'],
    ['money.read', 'admin accountant auditor'],
    ['mails.read', 'admin desk auditor'],
    ['audit.read', 'admin auditor'],
    ['staff.read', 'admin auditor'],
    ['settings.read', 'admin auditor'],
    ['handovers.work', 'admin desk depot'],
    ['orders.write', 'admin desk'],
    ['customers.write', 'admin desk'],
    ['customers.erase', 'admin'],
    ['tasks.write', 'admin desk accountant'],
    ['fleet.write', 'admin fleet'],
    ['depots.write', 'admin fleet'],
    ['prices.write', 'admin'],
    ['money.write', 'admin accountant'],
    ['staff.write', 'admin'],
    ['settings.write', 'admin'],
    ['impersonate', 'admin desk'],
  ] as const)('%s is held by %s', (right, roles) => {
    expect(STAFF_ROLES.filter((role) => staffRoleHasRight(role, right)).join(' ')).toBe(roles);
  });

  test('are held by nobody else', () => {
    const member = { kind: 'member', userId: 'u', businessUnitId: 'b', role: 'admin', legalAccepted: true } as const;
    for (const right of STAFF_RIGHTS) {
      expect(hasStaffRight(GUEST, right)).toBe(false);
      expect(hasStaffRight({ ...member, impersonatedBy: null }, right)).toBe(false);
    }
  });
});

describe('the depots that somebody may look at', () => {
  const staff = (role: (typeof STAFF_ROLES)[number], depotIds?: readonly string[]) =>
    ({ kind: 'platformAdmin', userId: 'p', role, ...(depotIds && { depotIds }) }) as const;

  test('are those of their own for a depot’s staff, and none without any', () => {
    expect(scopeOf(staff('depot', ['d1']))).toEqual({ depots: ['d1'] });
    expect(scopeOf(staff('depot'))).toEqual({ depots: [] });
  });

  test('are all for everybody else', () => {
    const others = STAFF_ROLES.filter((role) => role !== 'depot').map((role) => depotsOf(staff(role, ['d1'])));
    expect(new Set(others)).toEqual(new Set(['any']));
  });
});
