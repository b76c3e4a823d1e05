import { expect, test } from '@playwright/test';
import de from '../../src/i18n/messages/de.json' with { type: 'json' };
import { answerConsent, openPage, tick } from '../support/journey.ts';
import { approveCompany, NEW_PASSWORD } from '../support/new-company.ts';
import { findMailedPath } from '../support/outbox.ts';
import { call, morningAhead, signInAs } from '../support/shopper.ts';

const CALLER = 'nina.neu@anruf.example';
const RETURN_AT = 'Leipzig';

test('a caller without an account gets a quote by mail and accepts it', async ({ page, context, baseURL }) => {
  await answerConsent(context, baseURL);
  await signInAs(page, 'admin@trailyard.example');
  const [from, to] = [morningAhead(40).slice(0, 10), morningAhead(44).slice(0, 10)];
  const started = Date.now();
  await openPage(page, `/admin/counter?type=plane&from=${from}&to=${to}&freeOnly=true`);
  await page.getByRole('button', { name: de['adminQuote.add'] }).first().click();
  await page.getByText(de['adminQuote.times']).click();
  await page.getByRole('button', { name: de['booking.time'] }).first().click();
  await page.getByRole('option', { name: '10:30' }).click();
  await expect(page.getByText(/, 10:30 – /)).toBeVisible();
  // Brought back elsewhere: the way and its fee are a line of the offer.
  const line = page.locator('#errand section').first();
  await line.getByRole('button', { name: de['oneWay.place'] }).click();
  await page.getByRole('option', { name: RETURN_AT }).click();
  await expect(line).toContainText(new RegExp(`Rückgabe: ${RETURN_AT}.*km.*€`));
  await tick(page, de['adminQuote.customer.newCompany']);
  await page.getByLabel(de['word.field.company'], { exact: true }).fill('Neue Fracht GmbH');
  await page.getByLabel(de['word.field.firstName'], { exact: true }).fill('Nina');
  await page.getByLabel(de['word.field.lastName'], { exact: true }).fill('Neu');
  await page.getByLabel(de['word.field.email'], { exact: true }).fill(CALLER);
  await page.getByLabel(de['adminQuote.caller'], { exact: true }).fill('Frau Neu');
  // Another question on the same call: what was gathered and typed stays, without a question.
  await page.getByRole('link', { name: de['admin.list.reset'] }).first().click();
  await expect(page).toHaveURL(/counter$/);
  await page.getByRole('button', { name: de['adminQuote.way.quote'] }).click();
  await expect(page).toHaveURL(/\/admin\/quotes\?q=Q-/);
  await expect(page.getByText(CALLER)).toBeVisible();

  const [quotePath, invitation] = [
    await findMailedPath(CALLER, /^\/quote\//),
    await findMailedPath(CALLER, /^\/register\/[\w-]{43}$/),
  ];
  expect(Date.now() - started).toBeLessThan(60_000);
  await context.clearCookies();
  await answerConsent(context, baseURL);
  await openPage(page, quotePath);
  await expect(page.getByText(de['quote.notHeld'])).toBeVisible();
  await expect(page.getByText(`Rückgabe: ${RETURN_AT}`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: de['quote.accept'] })).toHaveCount(0);

  const me = await call(page, 'POST', `/api/registrations/${invitation.split('/').at(-1) ?? ''}`, {
    firstName: 'Nina',
    lastName: 'Neu',
    password: NEW_PASSWORD,
    tosAccepted: true,
    privacyPolicyAccepted: true,
  });
  await call(page, 'POST', '/api/users/tour');
  await call(page, 'PATCH', '/api/users/business-unit/information', {
    registrationNumber: 'HRB 99',
    vatId: 'DE136695976',
    invoiceEmail: CALLER,
  });
  const place = { company: 'Neue Fracht GmbH', street: 'Deich', houseNumber: '4', postalCode: '28195', city: 'Bremen' };
  await call(page, 'POST', '/api/users/addresses', { address: { ...place, country: 'DE' } });
  const { addresses } = await call(page, 'GET', '/api/users/addresses');
  const defaultBillingAddressId = addresses[0].id;
  await call(page, 'PATCH', '/api/users', {
    defaultBillingAddressId,
    billingAddressIds: [defaultBillingAddressId],
  });
  await approveCompany(baseURL, me.businessUnit.id);
  await openPage(page, quotePath);
  await tick(page, /Mietbedingungen/);
  await page.getByRole('button', { name: de['quote.accept'] }).click();
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}$/);
  const { items } = await call(page, 'GET', '/api/bookings');
  expect(items).toMatchObject([{ returnDepot: { name: expect.stringContaining(RETURN_AT) } }]);
});
