import { expect, test } from '@playwright/test';
import { answerConsent, expectComplaint, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { findMailedPath } from '../support/outbox.ts';

const { de, en } = WORDS;
const PASSWORD = 'nine cranes in the fog';

const SIGN_UP = {
  company: { name: 'Weser Cargo GmbH', registrationNumber: 'HRB 815', vatId: 'DE136695976', country: 'DE' },
  address: { street: 'Deich', postalCode: '28195', city: 'Bremen', country: 'DE' },
  legal: { tosAccepted: true, privacyPolicyAccepted: true },
  locale: 'en',
};

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

test('without an invitation the page takes a code and shows the way to the sign-up', async ({ page }) => {
  await openPage(page, '/register');
  await expectNoViolations(page);
  await page.getByRole('button', { name: de['word.next'] }).click();
  await expectComplaint(page.getByLabel(de['register.code']), de['error.field.required']);
  await page.getByLabel(de['register.code']).fill('https://shop.example/register/no-such-code?x=1');
  await page.getByRole('button', { name: de['word.next'] }).click();
  await expect(page).toHaveURL('/register/no-such-code');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de['word.linkInvalid']);
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('link', { name: de['word.registerCompany'] }).click();
  await expect(page).toHaveURL('/sign-up');
});

test('a dead link is a page of its own, not an error', async ({ request }) => {
  const answer = await request.get('/pl/register/no-such-code');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain(WORDS.pl['word.linkInvalid']);
  expect(answer.headers()['referrer-policy']).toBe('no-referrer');
  expect(answer.headers()['cache-control']).toBe('no-store');
});

test('a link that somebody else has used meanwhile says so, and goes on in the language of the sign-up', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = 'wim.weser@weser.example';
  const person = { firstName: 'Wim', lastName: 'Weser', email };
  const sent = await page.request.post('/api/registrations', {
    data: { ...SIGN_UP, person },
    headers: { origin: baseURL ?? '' },
  });
  expect(sent.status()).toBe(202);
  const path = await findMailedPath(email, /^\/en\/register\/[\w-]{43}$/);
  const german = path.replace('/en/', '/');

  const late = await browser.newContext();
  await answerConsent(late, baseURL);
  const lateTab = await late.newPage();
  for (const tab of [page, lateTab]) {
    await openPage(tab, `${baseURL}${german}`);
    await tab.getByLabel(de['password.label'], { exact: true }).fill(PASSWORD);
  }
  await page.getByRole('button', { name: de['register.submit'] }).click();
  await expect(page).toHaveURL('/en');
  await expect(page.getByText(en['login.welcomeInReview'])).toBeVisible();
  await lateTab.getByRole('button', { name: de['register.submit'] }).click();
  await expect(lateTab.getByRole('heading', { level: 1 })).toHaveText(de['word.linkInvalid']);
  await late.close();
});

test('looking at the legal texts keeps what was typed', async ({ page, context, baseURL }) => {
  const email = 'lea.lek@weser.example';
  await page.request.post('/api/registrations', {
    data: { ...SIGN_UP, locale: 'de', person: { firstName: 'Lea', lastName: 'Lek', email } },
    headers: { origin: baseURL ?? '' },
  });
  await openPage(page, await findMailedPath(email, /^\/register\//));
  const password = page.getByLabel(de['password.label'], { exact: true });
  await password.fill(PASSWORD);
  const [terms] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('main').getByRole('link', { name: 'Mietbedingungen' }).click(),
  ]);
  await expect(terms).toHaveURL('/legal/terms');
  await expect(password).toHaveValue(PASSWORD);
  await expectNoViolations(page);
});
