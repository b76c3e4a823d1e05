import { devices, expect, type Locator, type Page, test } from '@playwright/test';
import { answerConsent, openPage, tick, WORDS } from '../support/journey.ts';
import { call, fillCart, morningAhead, orderAtOnce, signInAs } from '../support/shopper.ts';

const { de } = WORDS;
const ANNA = 'anna.admin@nordwind.example';
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent: devices['Pixel 7'].userAgent,
};

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

/** How often somebody has pressed something since, on whatever page. */
async function countPresses(page: Page) {
  const presses = { count: 0 };
  await page.exposeFunction('notePress', () => {
    presses.count += 1;
  });
  await page.addInitScript(() => {
    const { notePress } = globalThis as typeof globalThis & { notePress?: () => void };
    addEventListener('pointerdown', () => notePress?.(), true);
  });
  return presses;
}

/** The home of members is a part of its own, which listens a moment after the page. */
async function comeHome(page: Page) {
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
}

/** Somebody who has ordered before, can be billed, and has last searched for days that few other journeys want. */
async function comeBack(page: Page, inDays: number) {
  await signInAs(page, ANNA);
  await fillCart(page, [{ type: 'plane', depot: 'HAM', inDays, days: 2 }]);
  await orderAtOnce(page);
  const time = new URLSearchParams({ from: morningAhead(inDays), to: morningAhead(inDays + 4) });
  await openPage(page, `/trailers?${time.toString()}`);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(morningAhead(inDays));
}

/** Two days of the month that the calendar shows, whatever day it is today. */
async function chooseDays(page: Page) {
  const dialog = page.getByRole('dialog', { name: de['searchBar.period'] });
  const shown = dialog.locator('[data-selection-start]').first();
  const days = dialog.locator('[role="gridcell"] [role="button"]:not([aria-disabled="true"])');
  await expect(shown).toBeVisible();
  const names = await days.evaluateAll((all) => all.map((day) => day.textContent?.trim() ?? ''));
  const start = names.indexOf((await shown.textContent())?.trim() ?? '');
  const from = Math.max(0, Math.min(start, names.length - 4));
  await days.nth(from).click();
  await days.nth(from + 3).click();
  await dialog
    // Where the results are already shown, the days are applied to them.
    .getByRole('button', { name: new RegExp(`^(${de['searchBar.submit']}|${de['ui.apply']})$`) })
    .last()
    .click();
}

const addButtons = (page: Page) => page.getByRole('button', { name: new RegExp(`^${de['toCart.add']}`) });
const reviewLinks = (page: Page) => page.getByRole('main').getByRole('link', { name: de['toCart.review'] });

async function orderFromReview(page: Page) {
  await reviewLinks(page).first().click();
  await expect(page).toHaveURL('/checkout');
  await tick(page, /Nordwind Spedition/);
  await page.getByRole('button', { name: de['checkout.rent'] }).click();
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}$/);
}

for (const [device, look, inDays] of [
  ['desktop', { viewport: { width: 1440, height: 900 } }, 45],
  ['phone', PHONE, 50],
] as const) {
  test.describe(device, () => {
    test.use(look);

    test('nine clicks from home to an order, one for each further trailer, five for the same again', async ({
      page,
    }) => {
      test.slow();
      await comeBack(page, inDays);
      const presses = await countPresses(page);
      await comeHome(page);
      if (device === 'phone') await page.getByRole('link', { name: de['searchBar.label'] }).click();
      else await page.getByRole('search').getByRole('button', { name: de['searchBar.place'] }).click();
      await page
        .getByRole('dialog', { name: de['searchBar.place'] })
        .getByRole('button', { name: new RegExp(`^${de['searchBar.place.yard'].split(':')[0]}`) })
        .click();
      await chooseDays(page);
      await expect(page).toHaveURL(/near=.*from=.*to=/);
      await expect(addButtons(page).first()).toBeVisible();
      await addButtons(page).first().click();
      await expect(reviewLinks(page)).toHaveCount(1);
      const one = presses.count;

      await addButtons(page).first().click();
      await expect(reviewLinks(page)).toHaveCount(2);
      await expect(page.locator('main').getByText(de['toCart.inCart'], { exact: true })).toHaveCount(2);
      expect(presses.count - one).toBe(1);

      await orderFromReview(page);
      expect(presses.count, 'with two trailers').toBeLessThanOrEqual(10);

      await comeHome(page);
      presses.count = 0;
      await page.getByRole('list', { name: de['today.searches'] }).getByRole('link').first().click();
      await expect(page).toHaveURL(/near=.*from=.*to=/);
      await addButtons(page).first().click();
      await orderFromReview(page);
      expect(presses.count, 'the same again').toBeLessThanOrEqual(5);
    });
  });
}

/** Goes on with the tab key until something has the focus, which can be seen at each stop. */
async function tabTo(page: Page, target: Locator) {
  const MOST_STOPS = 120;
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const isSeen = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return true;
      const around = [focused, focused.parentElement, focused.closest('label, article, [class*="group"]')];
      const marks = around.flatMap((element) => (element ? [element, ...element.children] : []));
      return marks.some((element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
    });
    expect(isSeen, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300) ?? '')).toBe(true);
  }
  throw new Error(`The tab key does not lead to ${target.toString()}`);
}

test('by keys alone from home to an order, with a focus that can be seen', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeBack(page, 55);
  await comeHome(page);
  await tabTo(page, page.getByRole('search').getByRole('button', { name: de['searchBar.place'] }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(de['searchBar.place.find'])).toBeFocused();
  await page.keyboard.type('Hamburg');
  await page.keyboard.press('Enter');
  const period = page.getByRole('dialog', { name: de['searchBar.period'] });
  await expect(period).toBeVisible();
  await tabTo(page, period.getByRole('button', { name: de['searchBar.submit'], exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/near=.*from=.*to=/);
  await expect(addButtons(page).first()).toBeVisible();
  await tabTo(page, addButtons(page).first());
  await page.keyboard.press('Enter');
  await expect(reviewLinks(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout');
  await tabTo(page, page.getByRole('checkbox', { name: /Nordwind Spedition/ }).filter({ visible: true }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: de['checkout.rent'] }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}$/);
});

test('one act gives all lines of the cart one period', async ({ page }) => {
  await signInAs(page, ANNA);
  // One depot and whole weeks: it is open on both days until the afternoon, whenever this runs.
  const [first, second] = await fillCart(page, [
    { type: 'plane', depot: 'HAM', inDays: 150, days: 7 },
    { type: 'cool', depot: 'HAM', inDays: 161, days: 7 },
  ]);
  await openPage(page, '/cart');
  await page.getByRole('button', { name: de['cart.changePeriods'] }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(de['word.returnTime']).selectOption('13:00');
  await drawer.getByRole('button', { name: de['ui.apply'] }).click();
  await expect(drawer).toHaveCount(0);
  const { items } = await call(page, 'GET', '/api/cart');
  const days = items.map(({ period }: { period: { localFrom: string } }) => period.localFrom.slice(0, 10));
  expect(new Set(days).size).toBe(1);
  for (const { number } of [first, second].flatMap((found) => found ?? [])) {
    await expect(page.locator(`article[data-trailer="${number}"]`)).toContainText('13:00');
  }
});
