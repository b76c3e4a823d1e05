import { expect, type Page, test } from '@playwright/test';
import { bookIdle } from '../support/booker.ts';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { foundCompany } from '../support/new-company.ts';
import { moveOrder, sendOut } from '../support/pass-time.ts';
import { signInAs } from '../support/shopper.ts';

const { de } = WORDS;
const ANNA = 'anna.admin@nordwind.example';
const DAY_HOURS = 24;

test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

/** Watches from the first paint on how much of the page moves by itself; the answer is the sum so far. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += 'value' in entry ? Number(entry.value) : 0;
      document.documentElement.dataset['moved'] = String(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => Number((await page.locator('html').getAttribute('data-moved')) ?? 0);
}
const MOST_MOVED = 0.02;

/** Goes on with the tab key until a link of the footer, and lists where nothing shows where the focus is. */
async function findHiddenFocus(page: Page) {
  const hidden: string[] = [];
  for (let stops = 0; stops < 100; stops++) {
    await page.keyboard.press('Tab');
    const { isEnd, isSeen, html } = await page.evaluate(async () => {
      const focused = document.activeElement ?? document.body;
      const around = [focused, focused.parentElement, focused.parentElement?.parentElement].filter(
        (one) => one != null,
      );
      const isFound = () => {
        const { top, bottom } = focused.getBoundingClientRect();
        const isRinged = around
          .map((one) => getComputedStyle(one))
          .some(({ outlineStyle, outlineColor }) => outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)');
        return isRinged && bottom > 0 && top < innerHeight;
      };
      // A browser draws where the focus is with one of its next frames.
      for (let frames = 0; frames < 120 && !isFound(); frames++) await new Promise(requestAnimationFrame);
      return { isEnd: focused.closest('footer') !== null, isSeen: isFound(), html: focused.outerHTML.slice(0, 120) };
    });
    if (isEnd) return hidden;
    if (!isSeen) hidden.push(html);
  }
  return [...hidden, 'the footer was never reached'];
}

const waiting = (page: Page) => page.getByRole('region', { name: de['today.waiting'] });
const running = (page: Page) => page.locator('section[aria-labelledby="running"]');

test('who is signed in comes home to what waits, where the trailers are and the way to act', async ({ page }) => {
  await signInAs(page, ANNA);
  const late = await bookIdle(page, { elsewhere: 1, days: 2 });
  await sendOut(late.id, 3 * DAY_HOURS);
  const toFetch = await bookIdle(page, { elsewhere: 1, days: 3 });
  // A moment ago, and so today at every hour but the very first minutes of a day.
  await moveOrder(toFetch.id, 0);

  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.setViewportSize({ width: 1440, height: 600 });
  const countMoves = await watchShifts(page);
  await openPage(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: de['today.searches.types'] })).toBeVisible();
  expect(await page.getByRole('search').innerText()).not.toContain('<');
  await expect(page.locator('#shop')).toHaveCount(0);
  expect(fetched.filter((url) => url.includes('map-view'))).toEqual([]);

  const overdue = waiting(page)
    .locator('[data-matter="overdue"]')
    .filter({ hasText: late.lineItems[0]?.number ?? '' });
  await expect(overdue).toBeVisible();
  // The most pressing thing alone is yellow, and the number in the navigation is that of the list.
  const count = await waiting(page).locator('[data-matter]').count();
  await expect(page.locator('header nav').getByRole('link', { name: `${de['nav.today']}: ${count} ` })).toBeVisible();
  await expectNoViolations(page);

  await running(page).scrollIntoViewIfNeeded();
  await expect(running(page).locator('[data-map]')).toBeVisible();
  await expect(running(page).getByText(de['today.running.overdue']).first()).toBeVisible();
  await expectNoViolations(page);
  expect(await countMoves()).toBeLessThanOrEqual(MOST_MOVED);
  // The page would glide to where the focus is, however long that takes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('link', { name: de['nav.home'] }).focus();
  expect(await findHiddenFocus(page)).toEqual([]);

  await overdue.getByRole('link', { name: new RegExp(`^${de['booking.act.extend']}`) }).click();
  await expect(page).toHaveURL(new RegExp(`/booking/${late.lineItems[0]?.id}\\?act=extend$`));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the shop window stays within reach, and guests see nothing else', async ({ page }) => {
  await openPage(page, '/');
  await expect(page.locator('#shop')).toBeVisible();
  await expect(page.locator('header nav').getByRole('link', { name: de['nav.today'] })).toHaveCount(0);

  await signInAs(page, ANNA);
  await openPage(page, '/trailers?depot=HAM&type=plane');
  await page.locator('footer').getByRole('link', { name: de['footer.prices'] }).click();
  await expect(page).toHaveURL('/?shop#prices');
  await expect(page.locator('#prices')).toBeInViewport();
  await page
    .locator('header nav')
    .getByRole('link', { name: new RegExp(`^${de['nav.today']}`) })
    .click();
  await expect(page).toHaveURL('/');
  // What was looked for last is one click away.
  await page.getByRole('list', { name: de['today.searches'] }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/trailers\?(?=.*depot=HAM)(?=.*type=plane)/);
});

test('a company in review sees what it can already do, and nothing moves on the smallest phone', async ({ page }) => {
  await foundCompany(page, { email: 'wiebke@today.example' });
  await page.setViewportSize({ width: 320, height: 568 });
  const countMoves = await watchShifts(page);
  await openPage(page, '/');
  await expect(page.getByText(de['today.review'])).toBeVisible();
  await expect(page.getByRole('heading', { name: de['today.welcome'] })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectNoViolations(page);
  expect(await countMoves()).toBeLessThanOrEqual(MOST_MOVED);
});

test('on a phone all trailers are on the map, and the menu button has the number of what waits', async ({ page }) => {
  await signInAs(page, ANNA);
  await page.setViewportSize({ width: 390, height: 844 });
  const countMoves = await watchShifts(page);
  await openPage(page, '/');
  await expect(
    page.getByRole('button', { name: new RegExp(`^${de['nav.menu']}. ${de['nav.today']}: `) }),
  ).toBeVisible();

  await running(page).scrollIntoViewIfNeeded();
  const map = running(page).locator('[data-map]');
  await expect(map.locator('.maplibregl-marker').first()).toBeVisible();
  const overlaps = () =>
    map.evaluate((element) => {
      const frame = element.getBoundingClientRect();
      const buttons = [...element.querySelectorAll('button')].map((button) => button.getBoundingClientRect());
      return [...element.querySelectorAll('.maplibregl-marker')].filter((marker) => {
        const box = marker.getBoundingClientRect();
        const isInside =
          box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
        const isFree = buttons.every(
          (button) =>
            box.right <= button.left ||
            box.left >= button.right ||
            box.bottom <= button.top ||
            box.top >= button.bottom,
        );
        return !isInside || !isFree;
      }).length;
    });
  await expect.poll(overlaps).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoViolations(page);
  expect(await countMoves()).toBeLessThanOrEqual(MOST_MOVED);
});
