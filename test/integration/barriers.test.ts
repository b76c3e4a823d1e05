import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.ts';
import { findBarriers } from '../support/find-barriers.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const executablePath = findChromium();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  page = await browser.newPage();
});
afterAll(() => browser.close());

const open = (words: string, style = '') =>
  page.setContent(`<html lang="en"><head><title>Yard</title><style>${style}</style></head>
    <body><main><h1>Yard</h1>${words}</main></body></html>`);
const PALE = 'color-contrast: <p class="word">Free</p>';

test('what looks like something readable is readable, whatever it says', async () => {
  await open('<p class="word">Taken</p>');
  expect(await findBarriers(page)).toEqual([]);
  await open('<p class="word">Free</p>');
  expect(await findBarriers(page)).toEqual([]);
});

test.each([
  ['the words', '.word { color: #bbb }'],
  ['what is behind them', '.word { background: #333 }'],
  ['what is far behind them', 'main { background: #333 }'],
])('the same words are judged anew where %s got another colour', async (_, style) => {
  await open('<p class="word">Free</p>', style);
  const pale = [expect.stringMatching(/^color-contrast: .*Free/)];
  expect(await findBarriers(page)).toEqual(pale);
  expect(await findBarriers(page)).toEqual(pale);
});

test('what nobody saw has not been judged', async () => {
  const style = '.word { color: #bbb; font-size: 20px }';
  await open('<div hidden><p class="word">Free</p></div>', style);
  expect(await findBarriers(page)).toEqual([]);
  await page.evaluate(() => document.querySelector('div')?.removeAttribute('hidden'));
  expect(await findBarriers(page)).toEqual([PALE]);
});

test('all else is judged every time', async () => {
  await open('<p class="word">Taken</p>');
  expect(await findBarriers(page)).toEqual([]);
  await open('<p class="word">Taken</p><button class="word"></button>');
  expect(await findBarriers(page)).toEqual(['button-name: <button class="word"></button>']);
});
