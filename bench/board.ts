/**
 * The planning board of a large company: what a call for its rows takes, how soon somebody with a slow laptop sees the
 * first rows, what a frame of scrolling takes, how long a plan of fifty changes, the search for a chain of moves, and packing
 * the largest groups of equal trailers anew. `CONSOLE_DATA=<folder>` takes a company that `npm run seed` has made there.
 */
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { createDateHolidays } from '#adapters/holidays/date-holidays.ts';
import type { Database } from '#db/client.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { findChain } from '#services/planning/find-chain.ts';
import { findRepacking } from '#services/planning/find-repacking.ts';
import { findWholeChromium } from '../scripts/find-chromium.ts';
import { recordResult } from './record.ts';
import { readCpuTime } from './support/cpu-time.ts';
import { type LargeCompany, withLargeCompany } from './support/large-company.ts';
import { measurePlans } from './support/measure-plans.ts';

const PORT = 4881;
const TRAILERS = process.env['TRAILERS'] ?? '5000';
const ROWS = 200;
const CALLS = 10;
const VISITS = 5;
const SLOW_DOWN = 4;
const FRAMES = 120;
const QUESTIONS = 200;
const GROUPS = 20;

export const run = (): Promise<void> =>
  withLargeCompany({ port: PORT, trailers: TRAILERS }, async (company) => {
    const executablePath = findWholeChromium();
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    });
    try {
      const figures = [
        await measureCalls(company),
        await measureVisits(browser, company),
        await measurePlans(company),
        ...(await measureMoves(company.db)),
      ];
      await recordResult('board', figures.join('; '));
    } finally {
      await browser.close();
    }
  });

async function measureCalls({ url, cookie, pid, dataDir }: LargeCompany): Promise<string> {
  const address = new URL(`api/admin/board/rows?zoom=weeks&limit=${ROWS}`, url);
  const ask = async (): Promise<ArrayBuffer> => {
    const answer = await fetch(address, { headers: { Cookie: cookie } });
    if (!answer.ok) throw new Error(`The board answered with ${answer.status}`);
    return answer.arrayBuffer();
  };
  const kilobytes = gzipSync(new Uint8Array(await ask())).byteLength / 1000;
  // As a server that has been at work for a while.
  for (let i = 0; i < CALLS; i += 1) await ask();
  const before = readCpuTime({ node: pid, dataDir });
  for (let i = 0; i < CALLS; i += 1) await ask();
  const after = readCpuTime({ node: pid, dataDir });
  const [node, postgres] = [(after.node - before.node) / CALLS, (after.postgres - before.postgres) / CALLS];
  return (
    `${ROWS} rows: processor time ${(node + postgres).toFixed(1)} ms (Node.js ${node.toFixed(1)}, PostgreSQL ` +
    `${postgres.toFixed(1)}), ${kilobytes.toFixed(0)} kB gz`
  );
}

type Visit = { readonly firstRows: number; readonly elements: number; readonly frame: number };

async function measureVisits(browser: Browser, company: LargeCompany): Promise<string> {
  const visits: Visit[] = [];
  for (let i = 0; i <= VISITS; i += 1) visits.push(await visit(browser, company));
  // The first visit warms the server.
  const of = (measure: keyof Visit) => median(visits.slice(1).map((seen) => seen[measure]));
  return (
    `first rows after ${of('firstRows').toFixed(0)} ms (median of ${VISITS}; processor ${SLOW_DOWN} × slower), ` +
    `${of('elements')} elements, ${of('frame').toFixed(1)} ms of script, style and layout per frame of scrolling`
  );
}

async function visit(browser: Browser, { url, cookie }: LargeCompany): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  try {
    await context.addCookies(cookie.split('; ').map((pair) => toCookie(pair, url)));
    const page = await context.newPage();
    await page.addInitScript(watchRows);
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.goto(`${url}en/admin/board?zoom=weeks`);
    const firstRows = await readFirstRows(page);
    await page.locator('html[data-hydrated]').waitFor();
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const frame = await measureFrame(page, context);
    return { firstRows, elements: await page.locator('*').count(), frame };
  } finally {
    await context.close();
  }
}

function toCookie(pair: string, url: string) {
  const [name = '', ...value] = pair.split('=');
  return { name, value: value.join('='), url };
}

/** Runs in the page before anything else. */
function watchRows(): void {
  const look = (): void => {
    const isThere = document.querySelector('[data-line] [role="gridcell"] [data-bar]') !== null;
    if (isThere) Object.assign(window, { firstRows: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function readFirstRows(page: Page): Promise<number> {
  const seen = await page.waitForFunction('window.firstRows');
  return Number(await seen.jsonValue());
}

async function measureFrame(page: Page, context: BrowserContext): Promise<number> {
  const tools = await context.newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.mouse.move(1200, 700);
  const before = await readWork();
  for (let i = 0; i < FRAMES; i += 1) {
    await page.mouse.wheel(0, 60);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return ((await readWork()) - before) / FRAMES;

  async function readWork(): Promise<number> {
    const { metrics } = await tools.send('Performance.getMetrics');
    const wanted = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
    return metrics.filter(({ name }) => wanted.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0);
  }
}

const FORGOTTEN = new Error('Nothing of that is kept');

/** In a fleet in which anybody may be moved, which is forgotten then. */
async function measureMoves(db: Database): Promise<readonly string[]> {
  const figures: string[] = [];
  await db
    .transaction()
    .execute(async (trx) => {
      await sql`update booking set unit_choice = 'any' where status = 'reserved'`.execute(trx);
      figures.push(await measureChains(trx), await measureRepacking(trx));
      throw FORGOTTEN;
    })
    .catch((error: unknown) => {
      if (error !== FORGOTTEN) throw error;
    });
  return figures;
}

type Asked = { id: string; trailerId: string; businessUnitId: string; depotId: string; endsAt: Date };

/** As many extensions by three days. */
async function measureChains(db: Database): Promise<string> {
  const times: number[] = [];
  let moves = 0;
  const now = new Date();
  const { rows } = await sql<Asked>`
    select id, trailer_id, business_unit_id, depot_id, ends_at from booking
    where status in ('reserved', 'onRent') and ends_at > ${now} order by md5(id::text) limit ${QUESTIONS}`.execute(db);
  for (const { id: bookingId, trailerId, businessUnitId, depotId, endsAt: from } of rows) {
    const self = { bookingId, trailerId, businessUnitId };
    const until = new Date(from.getTime() + 3 * DAY_MS);
    const start = performance.now();
    const chain = await findChain(
      { db, holidays: createDateHolidays() },
      { self, depotId, from, until, isUnattended: false, now },
    );
    times.push(performance.now() - start);
    if (chain !== undefined && chain.length > 0) moves += 1;
  }
  const late = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  return `chain p95 ${late.toFixed(1)} ms of ${times.length} questions, ${moves} answered by moves`;
}

/** The groups in which most is booked. */
async function measureRepacking(db: Database): Promise<string> {
  const { rows } = await sql<{ trailerId: string; depotId: string; trailers: number }>`
    select min(t.id::text)::uuid as trailer_id, t.depot_id, count(distinct t.id) as trailers
    from trailer t join booking b on b.trailer_id = t.id and b.status = 'reserved'
    where t.status = 'active' group by t.depot_id, t.type, t.sub_type order by count(*) desc limit ${GROUPS}`.execute(
    db,
  );
  const times: number[] = [];
  for (const { trailerId, depotId } of rows) {
    const start = performance.now();
    await findRepacking({ db, holidays: createDateHolidays() }, { trailerId, depotId, now: new Date() });
    times.push(performance.now() - start);
  }
  const most = Math.max(...rows.map(({ trailers }) => trailers));
  return `re-packing at most ${Math.max(...times).toFixed(0)} ms of ${times.length} groups of up to ${most} trailers`;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
