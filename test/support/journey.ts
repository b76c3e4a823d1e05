import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import de from '../../src/i18n/messages/de.json' with { type: 'json' };
import en from '../../src/i18n/messages/en.json' with { type: 'json' };
import pl from '../../src/i18n/messages/pl.json' with { type: 'json' };
import { findBarriers } from './find-barriers.ts';

export const DEMO_PASSWORD = 'trailyard-demo-2026';

/** The words of the languages that the journeys speak. */
export const WORDS = { de, en, pl } as const;

/** Nobody is asked about cookies on the way. */
export const answerConsent = (context: BrowserContext, baseURL: string | undefined) =>
  context.addCookies([{ name: 'consent', value: 'necessary', url: baseURL ?? '' }]);

/** All of the page that is open listens. Before that it may not even have its styles. */
export const expectListening = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');

/** Ticks the box before some words; the words themselves may hold a link. */
export async function tick(page: Page, words: string | RegExp) {
  await expectListening(page);
  await page
    .locator('label', { hasText: words })
    .filter({ visible: true })
    .click({ position: { x: 12, y: 16 } });
}

/** Opens a page and waits until all of it listens. Clicks on links and fields could come too early otherwise. */
export async function openPage(page: Page, path: string) {
  const answer = await page.goto(path);
  await expectListening(page);
  return answer;
}

type Login = {
  readonly email: string;
  readonly password?: string;
  readonly locale?: keyof typeof WORDS & Locale;
  readonly stay?: boolean;
};

/** Fills in the login form of the page that is open. */
export async function fillLogin(page: Page, { email, password = DEMO_PASSWORD, locale = 'de', stay = false }: Login) {
  const words = WORDS[locale];
  await expectListening(page);
  await page.getByLabel(words['word.field.email'], { exact: true }).fill(email);
  await page.getByLabel(words['password.label'], { exact: true }).fill(password);
  if (stay) await tick(page, words['loginPage.stay']);
  await page.getByRole('button', { name: words['word.logIn'], exact: true }).click();
}

/** What is wrong with a field is the last thing said about it, after what it is for. */
export const expectComplaint = (field: Locator, words: string) =>
  expect(field).toHaveAccessibleDescription(new RegExp(`${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`));

/** What draws comes after the page, and fits the canvas to the screen; strokes before that are lost. */
export const expectReadyToSign = (canvas: Locator) => expect(canvas).toHaveAttribute('width');

/** On paper: words in black on white, and nothing to press or to go to. */
export async function expectPrintable(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const nothing = ['button', '[role="button"]', 'nav', 'footer', 'a[href="#content"]', '[role="search"]', '.toast'];
  for (const selector of nothing)
    await expect(page.locator(selector).filter({ visible: true }), selector).toHaveCount(0);
  const colours = await page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('body, body *')].filter(
      (element) => element instanceof HTMLElement && element.checkVisibility(),
    );
    const styles = shown.map((element) => getComputedStyle(element));
    return [...new Set(styles.flatMap(({ color, backgroundColor }) => [`ink ${color}`, `paper ${backgroundColor}`]))];
  });
  expect(colours.toSorted()).toEqual(['ink rgb(0, 0, 0)', 'paper rgba(0, 0, 0, 0)']);
  // Nothing reaches over the edge of a sheet.
  await page.setViewportSize({ width: 700, height: 1000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(700);
  await page.emulateMedia({ media: null });
}

export async function expectNoViolations(page: Page) {
  // Half faded in or out, anything has too little contrast, and a toast may come or go while axe looks.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Nor has what is paler while it is asked for anew.
  await expect(page.locator('.opacity-60.delay-200')).toHaveCount(0);
  // What lasts longer, such as the time of a toast, is no entrance.
  await page.evaluate(async () => {
    const entrances = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1000);
    await Promise.allSettled(entrances.map(({ finished }) => finished));
  });
  const violations = await findBarriers(page);
  await page.emulateMedia({ reducedMotion: null });
  expect(violations).toEqual([]);
}
