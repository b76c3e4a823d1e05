import { expect, type Page, test } from '@playwright/test';
import type { RentalPeriod } from '#contract/period.ts';
import type { TrailerCard } from '#contract/trailer.ts';
import { createFormat } from '#i18n/format.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { answerConsent, expectNoViolations, openPage, WORDS } from '../support/journey.ts';
import { call, fillCart, morningAhead, signInAs } from '../support/shopper.ts';

const { de } = WORDS;
const DAY_MS = 86_400_000;

test.use({ locale: 'de-DE', viewport: { width: 1279, height: 800 } });
test.beforeEach(({ context, baseURL }) => answerConsent(context, baseURL));

const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const format = createFormat('de', toDay(Date.now()).slice(0, 4));
const timeText = (wallTime: string): string => wallTimeText(format, wallTime);
const spaced = (text: string): RegExp =>
  new RegExp(text.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s`));

type Found = { readonly query: string; readonly card: TrailerCard; readonly later: RentalPeriod };

/** From Sunday to Sunday at a depot without Sundays, with a trailer that is free until the Monday after, too. */
async function findSundays(page: Page): Promise<Found> {
  const today = new Date().getUTCDay();
  for (let week = 3; week < 12; week += 1) {
    const sunday = Date.now() + (week * 7 - today) * DAY_MS;
    const query = new URLSearchParams({ from: toDay(sunday), to: toDay(sunday + 7 * DAY_MS) }).toString();
    const { items } = await call(page, 'GET', `/api/trailers?depot=FRA&type=plane&${query}`);
    for (const card of items as readonly TrailerCard[]) {
      const later = card.snapped?.longer.find(({ period }) => period.localFrom === card.period?.localFrom)?.period;
      if (card.free && later) return { query, card, later };
    }
  }
  throw new Error('No trailer is free over two Sundays in Frankfurt');
}

test('a period over closed days says what became of it on every page, and the longer one is a click away', async ({
  page,
}) => {
  await signInAs(page, 'andrei@carpat.example');
  await fillCart(page, []);
  const { query, card, later } = await findSundays(page);
  const pickUp = spaced(timeText(card.period?.localFrom ?? ''));
  const giveBack = spaced(timeText(card.period?.localTo ?? ''));
  const longer = spaced(`Spätere Rückgabe: ${timeText(later.localTo)}`);

  await openPage(page, `/trailers?depot=FRA&type=plane&${query}`);
  await expect(page.getByRole('status').first()).toContainText(de['search.inOpeningHours']);
  const result = page.locator(`article[data-trailer="${card.number}"]`);
  await expect(result).toContainText(pickUp);
  await expect(result).toContainText(giveBack);
  await expect(page.getByRole('link', { name: longer })).toBeVisible();

  await openPage(page, `/trailers/${card.id}?${query}`);
  await expect(page.getByText(de['trailer.freeInPeriod'])).toHaveCount(0);
  const notice = page
    .getByRole('main')
    .locator('div')
    .filter({ hasText: /geschlossen.*Rückgabe/ })
    .last();
  await expect(notice).toContainText(giveBack);
  await expectNoViolations(page);
  await page.getByRole('button', { name: de['toCart.add'] }).first().click();
  await expect(page.getByRole('link', { name: de['toCart.open'] }).first()).toBeVisible();
  await page.getByRole('button', { name: longer }).first().click();
  await expect(page).toHaveURL(new RegExp(`to=${later.localTo.replace(':', '%3A')}`));
  await expect(page.getByText(de['trailer.freeInPeriod'])).toBeVisible();
  await expect(page.getByRole('button', { name: longer })).toHaveCount(0);

  await openPage(page, '/cart');
  const line = page.locator(`article[data-trailer="${card.number}"]`);
  await expect(line).toContainText(giveBack);
  await expectNoViolations(page);
  await line.getByRole('button', { name: longer }).click();
  await expect(line.getByRole('button', { name: longer })).toHaveCount(0);
  await expect(line).toContainText(timeText(later.localTo));
  await fillCart(page, []);
});

test('a reefer for a day says its minimum and what that costs, and is never called taken', async ({ page }) => {
  const from = morningAhead(30);
  const to = `${toDay(Date.parse(from.slice(0, 10)) + DAY_MS)}T09:00`;
  await openPage(page, `/trailers?type=cool&from=${from}&to=${to}`);
  const cards = page.locator('main ol > li article');
  await expect(cards.first()).toContainText('ab 3 Tagen');
  await expect(cards.filter({ hasText: de['reason.short.taken'] })).toHaveCount(0);
  const offered = cards.filter({ has: page.getByRole('link', { name: /^\d Tage mieten$/ }) }).first();
  const price = /[\d.]+,\d\d\s€/.exec(await offered.innerText())?.[0] ?? '-';
  await offered.getByRole('link', { name: /^\d Tage mieten$/ }).click();
  await expect(page.getByText(de['trailer.freeInPeriod'])).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('row').last()).toContainText(price);

  await openPage(page, `${new URL(page.url()).pathname}?from=${from}&to=${to}`);
  const box = page.getByRole('complementary');
  await expect(box).toContainText('3 Tage');
  await box.getByRole('button', { name: /^\d Tage mieten$/ }).click();
  await expect(page.getByText(de['trailer.freeInPeriod'])).toBeVisible();

  await page.goto('/trailers?type=cool');
  await expect(page.locator('main ol > li article').first()).toContainText('netto für 3 Tage');
});

test('a link with dates that have passed says so, whatever was searched for before', async ({ page }) => {
  await page.goto('/trailers?liftAxle=true');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('filters') ?? '')).toContain('liftAxle');
  await page.goto('/trailers?from=2020-01-01&to=2020-01-05', { waitUntil: 'networkidle' });
  await expect(page.getByText(de['word.datesPast'])).toBeVisible();
  await expect(page).toHaveURL(/from=2020-01-01/);
  const [href] = await page
    .locator('main ol > li article a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  await page.goto(`${href}?from=2020-01-01&to=2020-01-05`);
  await expect(page.getByRole('alert')).toContainText(de['trailer.past.text']);
});
