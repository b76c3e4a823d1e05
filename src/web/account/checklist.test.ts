import { describe, expect, test } from 'vitest';
import type { Me } from '#contract/user.ts';
import { REQUIRED_BILLING_FIELDS, REQUIRED_BUSINESS_UNIT_FIELDS } from '#domain/business-unit/completeness.ts';
import type { Role } from '#domain/team/role.ts';
import { chooseTab, listTabs } from './account-tabs.ts';
import { isComplete, toChecklist } from './checklist.ts';

const REQUIRED = {
  requiredBusinessUnitFields: REQUIRED_BUSINESS_UNIT_FIELDS,
  requiredBillingFields: REQUIRED_BILLING_FIELDS,
};

const address = {
  id: 'a1',
  version: 1,
  label: null,
  company: 'Nordwind',
  salutation: null,
  firstName: null,
  lastName: null,
  street: 'Am Kai',
  houseNumber: null,
  addressLine2: null,
  postalCode: '20457',
  city: 'Hamburg',
  region: null,
  country: 'DE',
  phone: null,
  email: null,
};

const me = ({ unit = {}, user = {}, role = 'admin' }: { unit?: object; user?: object; role?: Role } = {}): Me => ({
  user: {
    id: 'u1',
    email: 'anna@nordwind.example',
    firstName: 'Anna',
    lastName: 'Admin',
    locale: 'de',
    isAdmin: false,
    impersonatedBy: null,
    accountInformation: { tosAcceptedAt: '2026-01-01', privacyPolicyAcceptedAt: '2026-01-01' },
    defaultBillingAddressId: 'a1',
    defaultShippingAddressId: null,
    billingAddressIds: ['a1'],
    shippingAddressIds: [],
    avatar: null,
    tourSeenAt: null,
    version: 1,
    ...user,
  },
  businessUnit: {
    id: 'b1',
    name: 'Nordwind',
    legalForm: null,
    registrationNumber: 'HRB 1',
    vatId: 'DE819041277',
    vatIdStatus: 'valid',
    taxNumber: null,
    invoiceEmail: 'invoice@nordwind.example',
    phone: null,
    country: 'DE',
    defaultLocale: 'de',
    logo: null,
    paymentMethod: 'dd_b2b',
    creditLimitCents: null,
    riskStatus: 'passed',
    trailerConnectLogin: null,
    status: 'active',
    addresses: [address],
    version: 1,
    ...unit,
  },
  businessUnitRole: role,
});

describe('the checklist', () => {
  test('has nothing to say about a complete unit', () => {
    expect(isComplete(toChecklist(me(), REQUIRED))).toBe(true);
  });

  test('names what is missing where it belongs, and leads to the first of it', () => {
    const unit = { vatId: ' ', invoiceEmail: null, paymentMethod: null, addresses: [{ ...address, city: null }] };
    expect(toChecklist(me({ unit }), REQUIRED)).toMatchObject([
      { id: 'company', missing: ['vatId', 'invoiceEmail'], to: '/account?tab=company#vatId' },
      { id: 'billingAddress', missing: ['city'], to: '/account?tab=addresses&edit=a1#city' },
      { id: 'payment', missing: ['paymentMethod'], to: '/account?tab=payment' },
    ]);
  });

  test('lets people choose an address who have none yet, and write the first one', () => {
    const billing = (unit: object) =>
      toChecklist(me({ unit, user: { defaultBillingAddressId: null } }), REQUIRED).find(
        ({ id }) => id === 'billingAddress',
      );
    expect(billing({})).toMatchObject({ to: '/account?tab=addresses', missing: { length: 5 } });
    expect(billing({ addresses: [] })?.to).toBe('/account?tab=addresses&edit=new');
  });

  test.each([
    ['admin', [true, true, true]],
    ['dispatcher', [false, true, false]],
    ['accountant', [false, true, true]],
    ['viewer', [false, false, false]],
  ] as const)('says what a member with the role %s can do about it', (role, expected) => {
    expect(toChecklist(me({ role }), REQUIRED).map(({ mayComplete }) => mayComplete)).toEqual(expected);
  });

  test('is empty for the operator', () => {
    expect(toChecklist({ ...me(), businessUnit: null, businessUnitRole: null }, REQUIRED)).toEqual([]);
  });
});

describe('the tabs', () => {
  test('are one until the terms are accepted', () => {
    const user = { accountInformation: { tosAcceptedAt: null, privacyPolicyAcceptedAt: '2026-01-01' } };
    expect(listTabs(me({ user }))).toEqual(['legal']);
    expect(chooseTab(['legal'], 'company')).toBe('legal');
  });

  test('of the operator have nothing of a unit', () => {
    const operator = { ...me({ user: { isAdmin: true } }), businessUnit: null, businessUnitRole: null };
    expect(listTabs(operator)).toEqual(['me', 'password', 'legal', 'privacy']);
  });

  test('are chosen by their name in the address', () => {
    const tabs = listTabs(me());
    expect(chooseTab(tabs, 'payment')).toBe('payment');
    expect(chooseTab(tabs, 'nonsense')).toBe('me');
    expect(chooseTab(tabs, null)).toBe('me');
  });
});
