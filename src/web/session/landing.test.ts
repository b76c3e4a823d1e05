import { expect, test } from 'vitest';
import type { Me } from '#contract/user.ts';
import { REQUIRED_BILLING_FIELDS } from '#domain/business-unit/completeness.ts';
import { decideLanding } from './landing.ts';

const address = {
  id: 'a',
  version: 1,
  label: null,
  company: 'Nordwind',
  salutation: null,
  firstName: null,
  lastName: null,
  street: 'Peutestraße',
  houseNumber: null,
  addressLine2: null,
  postalCode: '20539',
  city: 'Hamburg',
  region: null,
  country: 'DE',
  phone: null,
  email: null,
};

const unit: NonNullable<Me['businessUnit']> = {
  id: 'u',
  name: 'Nordwind',
  legalForm: null,
  registrationNumber: null,
  vatId: 'DE136695976',
  vatIdStatus: 'valid',
  taxNumber: null,
  invoiceEmail: 'rechnung@nordwind.example',
  phone: null,
  country: 'DE',
  defaultLocale: 'de',
  logo: null,
  paymentMethod: null,
  creditLimitCents: null,
  riskStatus: 'passed',
  trailerConnectLogin: null,
  status: 'active',
  addresses: [address],
  version: 1,
};

const user: Me['user'] = {
  id: 'p',
  email: 'anna@nordwind.example',
  firstName: 'Anna',
  lastName: 'Admin',
  locale: 'de',
  isAdmin: false,
  impersonatedBy: null,
  accountInformation: { tosAcceptedAt: '2026-01-01T00:00:00Z', privacyPolicyAcceptedAt: '2026-01-01T00:00:00Z' },
  defaultBillingAddressId: 'a',
  defaultShippingAddressId: null,
  billingAddressIds: ['a'],
  shippingAddressIds: [],
  avatar: null,
  tourSeenAt: null,
  version: 1,
};

const me: Me = { user, businessUnit: unit, businessUnitRole: 'admin' };
const arrival = { target: undefined, requiredBillingFields: REQUIRED_BILLING_FIELDS, billsHere: false };

test('a login ends where the person wanted to go, else at home', () => {
  expect(decideLanding(me, { ...arrival, target: '/booking' })).toEqual({ path: '/booking', messages: [] });
  expect(decideLanding(me, arrival)).toEqual({ path: '/', messages: [] });
});

test('who has not accepted both texts goes to the account, wherever they wanted to go', () => {
  const accountInformation = { ...user.accountInformation, privacyPolicyAcceptedAt: null };
  expect(decideLanding({ ...me, user: { ...user, accountInformation } }, { ...arrival, target: '/trailers' })).toEqual({
    path: '/account',
    messages: ['login.errorAccountActionRequired'],
  });
});

test.each([
  ['the unit lacks a field', { ...me, businessUnit: { ...unit, vatId: '' } }],
  ['there is no default billing address', { ...me, user: { ...user, defaultBillingAddressId: null } }],
])('incomplete billing data is mentioned when %s', (_, incomplete) => {
  expect(decideLanding(incomplete, { ...arrival, greeting: 'login.welcome' })).toEqual({
    path: '/',
    messages: ['login.welcome', 'login.billingIncomplete'],
  });
});

test('a platform admin has no billing data and starts in the console', () => {
  const admin: Me = { user: { ...user, isAdmin: true }, businessUnit: null, businessUnitRole: null };
  expect(decideLanding(admin, arrival)).toEqual({ path: '/admin', messages: [] });
  expect(decideLanding(admin, { ...arrival, target: '/trailers' }).path).toBe('/trailers');
});

test('an accountant begins with the invoices where the shop issues them', () => {
  const accountant: Me = { ...me, businessUnitRole: 'accountant' };
  const billed = { ...arrival, billsHere: true };
  expect(decideLanding(accountant, billed).path).toBe('/invoices');
  expect(decideLanding(accountant, { ...billed, target: '/booking' }).path).toBe('/booking');
  expect([decideLanding(accountant, arrival).path, decideLanding(me, billed).path]).toEqual(['/', '/']);
});
