import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailTemplate } from '#contract/mail.ts';
import { renderMail } from '#documents/mail/render-mail.tsx';
import { findBarriers } from '../support/find-barriers.ts';
import { SAMPLE_LESSOR } from '../support/sample-lessor.ts';
import { prepareSample, SAMPLE_MAILS } from '#documents/sample/sample-mails.ts';
import { keysOf } from '#domain/table.ts';
import { type Locale, LOCALES } from '#i18n/locales.ts';
import { findChromium } from '../../scripts/find-chromium.ts';

const NARROWEST = 320;
const SETTINGS = {
  productName: 'Trailyard',
  origin: 'https://shop.example',
  lessor: SAMPLE_LESSOR,
  mapLink: 'https://map.example/?at={lat},{lon}',
};
const render = async (template: MailTemplate, locale: Locale): Promise<string> =>
  (await renderMail(prepareSample(template, locale), SETTINGS)).html;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const executablePath = findChromium();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  page = await (await browser.newContext({ viewport: { width: NARROWEST, height: 640 } })).newPage();
});
afterAll(() => browser.close());

test.each(LOCALES)('no mail in %s is wider than the narrowest phone', async (locale) => {
  const templates = keysOf(SAMPLE_MAILS);
  const mails = await Promise.all(templates.map(async (each) => [each, await render(each, locale)] as const));
  await page.setContent(
    templates.map((template) => `<iframe id="${template}" width="${NARROWEST}"></iframe>`).join(''),
  );
  const tooWide = await page.evaluate(
    ({ mails: given, most }) =>
      given.flatMap(([id, html]) => {
        const frame = document.querySelector<HTMLIFrameElement>(`#${id}`);
        frame?.contentDocument?.write(html);
        const width = frame?.contentDocument?.documentElement.scrollWidth ?? 0;
        return width > 0 && width <= most ? [] : [`${id} ${width}`];
      }),
    { mails, most: NARROWEST },
  );
  expect(tooWide).toEqual([]);
});

test.each([
  ['orderConfirmed', 'light'],
  ['orderConfirmed', 'dark'],
  ['passwordReset', 'light'],
  ['passwordReset', 'dark'],
] as const)('%s can be read by everybody in the %s', async (template, colorScheme) => {
  await page.emulateMedia({ colorScheme });
  await page.setContent(await render(template, 'de'));
  expect(await findBarriers(page, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
});
