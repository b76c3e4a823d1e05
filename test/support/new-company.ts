import { expect, type Page, request } from '@playwright/test';
import { DEMO_PASSWORD } from './journey.ts';
import { findMailedPath } from './outbox.ts';
import { call } from './shopper.ts';

export const NEW_PASSWORD = 'nine cranes in the fog';

type Wish = { readonly email: string; readonly name?: string; readonly keepsTour?: boolean };

/** A company of one's own, signed up and registered by its mail, whose admin is signed in on the page. */
export async function foundCompany(page: Page, { email, name = 'Weser Cargo GmbH', keepsTour = false }: Wish) {
  await call(page, 'POST', '/api/registrations', {
    company: { name, registrationNumber: 'HRB 815', vatId: 'DE136695976', country: 'DE' },
    address: { street: 'Deich', houseNumber: '4', postalCode: '28195', city: 'Bremen', country: 'DE' },
    person: { firstName: 'Wiebke', lastName: 'Weser', email },
    legal: { tosAccepted: true, privacyPolicyAccepted: true },
    locale: 'de',
  });
  const path = await findMailedPath(email, /^\/register\/[\w-]{43}$/);
  const me = await call(page, 'POST', `/api/registrations/${path.split('/').at(-1) ?? ''}`, {
    password: NEW_PASSWORD,
    tosAccepted: true,
    privacyPolicyAccepted: true,
  });
  if (!keepsTour) await call(page, 'POST', '/api/users/tour');
  return me;
}

/** What the operator does with a company after a look at it. */
export async function approveCompany(baseURL: string | undefined, businessUnitId: string) {
  const operator = await request.newContext({ baseURL: baseURL ?? '' });
  const data = { email: 'admin@trailyard.example', password: DEMO_PASSWORD, rememberMe: false };
  await operator.post('/api/users/login', { data });
  const answer = await operator.post(`/api/admin/business-units/${businessUnitId}/approve`, {
    data: { creditLimitCents: null, paymentTermDays: 14 },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await operator.dispose();
}
