import { expect, test } from '@playwright/test';
import { answerConsent, openPage, WORDS } from '../support/journey.ts';
import { foundCompany } from '../support/new-company.ts';
import { fillCart, findFree } from '../support/shopper.ts';

const { de } = WORDS;

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

test('without a line nothing typed is lost, every message comes, and each goes with its reason', async ({
  page,
  context,
}) => {
  const toast = (words: string) => page.locator('.toast', { hasText: words });
  /** Where toasts come: fetched while the browser is idle. */
  const expectReadyToTell = () => expect(page.getByRole('region', { name: de['ui.toast.region'] })).toBeAttached();
  await foundCompany(page, { email: 'wiebke@no-line.example' });
  await fillCart(page, [{ type: 'plane', depot: 'HAM', inDays: 40, days: 3 }]);

  await openPage(page, '/account');
  await expectReadyToTell();
  const name = page.getByLabel(de['word.field.firstName'], { exact: true });
  const save = page.getByRole('button', { name: de['ui.save'], exact: true });
  await name.fill('Wiebke Marie');
  await context.setOffline(true);
  await save.click();
  await expect(toast(de['account.me.notSaved'])).toBeVisible();
  await save.click();
  await expect(toast(de['account.me.notSaved'])).toHaveCount(1);
  await expect(name).toHaveValue('Wiebke Marie');
  await context.setOffline(false);
  await save.click();
  await expect(toast(de['account.me.saved'])).toBeVisible();
  await expect(toast(de['account.me.notSaved'])).toHaveCount(0);

  // A window whose code was never fetched: the page stays, and the next click brings it.
  await openPage(page, '/cart');
  await expectReadyToTell();
  await context.setOffline(true);
  const change = page.getByRole('button', { name: de['cart.changePeriod'] });
  await change.click();
  await expect(toast(de['ui.part.failed'])).toBeVisible();
  await context.setOffline(false);
  await change.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  // What the page of a trailer says is still to be read two pages later.
  const { id, period } = await findFree(page, { type: 'plane', depot: 'HAM', inDays: 40, days: 3 });
  await openPage(page, `/trailers/${id}?from=${period.localFrom}&to=${period.localTo}`);
  await page.getByRole('main').getByRole('button', { name: de['toCart.add'], exact: true }).first().click();
  const added = toast(de['toCart.open']);
  await added.hover();
  for (const path of ['/cart', '/']) {
    await page.getByRole('banner').locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(path);
    await expect(added).toBeVisible();
    await expect(added).not.toContainText('toCart.');
  }

  // A click that fails for a reason nobody thought of.
  const report = page.waitForResponse('**/api/page-errors');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('nobody thought of this');
    });
  });
  await expect(toast(de['error.internal'])).toBeVisible();
  expect((await report).status()).toBe(204);
});
