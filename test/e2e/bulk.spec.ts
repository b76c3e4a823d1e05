import { expect, test } from '@playwright/test';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { makeReturns, touchBooking } from '../support/make-returns.ts';
import { call, signInAs } from '../support/shopper.ts';

const words = WORDS.de;
const DAY = '2020-02-04';

test('75 returns are closed in one go, and the two that fail say why', async ({ page, context, baseURL }) => {
  // So many calls take their time where other tests run beside them.
  test.setTimeout(240_000);
  await answerConsent(context, baseURL);
  const returns = await makeReturns(75, DAY);
  const [closed, changed] = returns;
  if (closed === undefined || changed === undefined) throw new Error('No returns were made');
  await signInAs(page, 'dora.desk@trailyard.example');
  await openPage(page, `/admin/bookings?tab=returned&from=${DAY}&to=${DAY}`);
  await page.getByRole('button', { name: words['admin.list.size'] }).click();
  await page.getByRole('option', { name: '100', exact: true }).click();
  await expect(page.getByRole('link', { name: /^B-20-9/ })).toHaveCount(75);

  // By the keyboard alone.
  await page.getByRole('checkbox', { name: words['chosen.all'] }).focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: words['chosen.column'] });
  await expect(bar.getByText('75 ausgewählt')).toBeVisible();

  // Meanwhile colleagues work on two of them.
  await call(page, 'POST', `/api/admin/bookings/${closed.id}/close`);
  await touchBooking(changed.id);

  await bar.getByRole('button', { name: words['adminBooking.close'], exact: true }).click();
  const question = page.getByRole('alertdialog', { name: '75 Buchungen abschließen?' });
  await question.getByRole('button', { name: words['adminBooking.close'], exact: true }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const outcome = page.getByRole('alertdialog');
  await expect(outcome.getByText('73 erledigt, 2 nicht')).toBeVisible({ timeout: 120_000 });
  const resultOf = (number: string) => outcome.getByRole('listitem').filter({ hasText: number });
  await expect(resultOf(closed.number)).toContainText(/Inzwischen geändert: .*Dora Desk.*Jetzt: abgeschlossen\./);
  await expect(resultOf(changed.number)).toContainText('Inzwischen geändert');
  await expect(resultOf(changed.number).getByRole('link')).toHaveAttribute('href', `/admin/bookings/${changed.id}`);
  await expectNoViolations(page);

  // What failed stays chosen as far as it is still there, and can be tried again.
  await outcome.getByRole('button', { name: words['ui.close'], exact: true }).last().click();
  await expect(page.getByRole('link', { name: /^B-20-9/ })).toHaveCount(1);
  await expect(bar.getByText('1 ausgewählt')).toBeVisible();
  await expectNoViolations(page);
  await bar.getByRole('button', { name: words['adminBooking.close'], exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words['adminBooking.close'], exact: true }).click();
  await expect(outcome.getByText('1 erledigt, 0 nicht')).toBeVisible();
  const states = await Promise.all(
    returns.map(async ({ id }) => (await call(page, 'GET', `/api/admin/bookings/${id}`)).status),
  );
  expect(new Set(states)).toEqual(new Set(['closed']));
});

test('whoever leaves while a list is worked off is asked first, and a row has the same actions', async ({
  page,
  context,
  baseURL,
}) => {
  await answerConsent(context, baseURL);
  await signInAs(page, 'finn.fleet@trailyard.example');
  await openPage(page, '/admin/depots');
  await page.getByRole('link', { name: words['admin.nav.trailers'], exact: true }).first().click();
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
    .nth(1);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/admin/trailers/*/certificates/hu', async (route) => {
    await held;
    await route.continue();
  });
  await row.getByRole('button', { name: /^Aktionen für / }).click();
  await page.getByRole('menuitem', { name: words['adminTrailer.bulk.certificate'] }).click();
  const drawer = page.getByRole('dialog');
  const date = drawer.getByRole('group', { name: words['adminTrailer.certificates.validUntil'] });
  await date.getByRole('spinbutton').first().focus();
  await page.keyboard.type('31122031');
  await drawer.getByRole('button', { name: words['ui.save'], exact: true }).click();
  await expect(page.getByText('0 von 1 bearbeitet')).toBeVisible();
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: words['admin.bulk.leave'] });
  await question.getByRole('button', { name: words['admin.bulk.leave.keep'] }).click();
  goOn();
  await expect(page.getByText('1 erledigt, 0 nicht')).toBeVisible();
});
