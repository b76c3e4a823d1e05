/** What a visitor with a slow phone waits for on the first pages: four times less processor, slow 4G, nothing cached. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { findWholeChromium } from '../scripts/find-chromium.ts';
import { measureFirstScripts } from '../test/support/measure-first-scripts.ts';
import { recordResult } from './record.ts';
import { askLighthouse } from './support/ask-lighthouse.ts';
import { startBuild } from './support/start-build.ts';

const PORT = 4872;
const VISITS = 7;
const SLOW_DOWN = 4;
/** The slow 4G of the developer tools, in bytes per second. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
/** Long after the last script has run, so that nothing that moves or blocks is missed. */
const SETTLED_MS = 4000;

type Visit = { readonly lcp: number; readonly cls: number; readonly tbt: number };

export async function run(): Promise<void> {
  const server = await startBuild(PORT);
  const executablePath = findWholeChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    for (const page of ['', 'trailers', await findTrailerPage(server.url)]) {
      const url = server.url + page;
      const figures = [await measureVisits(browser, url), await measureSize(url), await askLighthouse(url)];
      await recordResult('browser', `/${page.replace(/\/.+/, '/:trailerId')}: ${figures.join('; ')}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The first one of the results. */
async function findTrailerPage(origin: string): Promise<string> {
  const results = await (await fetch(`${origin}trailers`)).text();
  const path = /href="\/(?<path>trailers\/[\da-f-]{36})"/.exec(results)?.groups?.['path'];
  if (path === undefined) throw new Error('The results show no trailer');
  return path;
}

async function measureVisits(browser: Browser, url: string): Promise<string> {
  // The first visit warms the server and its cache of images.
  await visit(browser, url);
  const visits: Visit[] = [];
  for (let i = 0; i < VISITS; i += 1) visits.push(await visit(browser, url));
  const of = (measure: keyof Visit) => median(visits.map((seen) => seen[measure]));
  console.table(visits.map(({ lcp, cls, tbt }) => ({ lcp: Math.round(lcp), cls, tbt: Math.round(tbt) })));
  return (
    `LCP ${of('lcp').toFixed(0)} ms, CLS ${of('cls').toFixed(3)}, TBT ${of('tbt').toFixed(0)} ms ` +
    `(median of ${VISITS}; processor ${SLOW_DOWN} × slower, slow 4G)`
  );
}

/** What the first view weighs: the document with the data in it, and the scripts it loads at once. */
async function measureSize(url: string): Promise<string> {
  const html = await (await fetch(url)).arrayBuffer();
  const scripts = await measureFirstScripts(url);
  return `document ${(html.byteLength / 1000).toFixed(1)} kB, scripts ${(scripts / 1000).toFixed(1)} kB gz`;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', NETWORK);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    return await readVisit(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else. Blocking counts from the first paint, as Lighthouse counts it. */
function watch(): void {
  const seen = { lcp: 0, cls: 0, tbt: 0 };
  let firstPaint = Number.POSITIVE_INFINITY;
  const tasks: { startTime: number; duration: number }[] = [];
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) seen.cls += Number(entry.value);
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => tasks.push({ startTime, duration }));
  Object.defineProperty(window, 'visit', {
    get: () => ({
      ...seen,
      tbt: tasks
        .filter(({ startTime, duration }) => startTime + duration > firstPaint)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    }),
  });
}

async function readVisit(page: Page): Promise<Visit> {
  // What `watch` has put there.
  const { lcp, cls, tbt }: Visit = await page.evaluate('window.visit');
  if (lcp === 0) throw new Error('The page showed nothing');
  return { lcp, cls, tbt };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
