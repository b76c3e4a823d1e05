/**
 * Every page of the console of a large company, as the admin asks for it: processor time of Node.js and PostgreSQL beside
 * that of a page that asks for nothing, bytes and statements. `TRAILERS=5000` makes the company larger, `PAGES=/admin/tasks`
 * looks at some pages only, `STATEMENTS=5` prints the slowest statements of each, and `CONSOLE_DATA=<folder>` takes a company
 * that `npm run seed` has made there.
 */
import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { recordResult } from './record.ts';
import { listVisits, type Visit } from './support/console-visits.ts';
import { readCpuTime } from './support/cpu-time.ts';
import { type LargeCompany, withLargeCompany } from './support/large-company.ts';
import { type StatementWatch, watchStatements } from './support/watch-statements.ts';

const PORT = 4879;
const TRAILERS = process.env['TRAILERS'] ?? '600';
const [WARM_UP, CALLS] = [1, 4];
/** It shows the frame of the console and an empty form. */
const BARE_PAGE = '/admin/services/new';

type Measured = Visit & {
  readonly node: number;
  readonly postgres: number;
  readonly kilobytes: number;
  readonly statements: number;
};
type Shop = LargeCompany;

export const run = (): Promise<void> =>
  withLargeCompany({ port: PORT, trailers: TRAILERS }, async (shop) => {
    const visits = (await listVisits(shop.db)).filter(isWanted);
    const counted = await countAll(shop, await watchStatements(shop.postgres, shop.dataDir), visits);
    await record(shop.db, await measureAll(shop, counted), await measure(shop, BARE_PAGE));
  });

const isWanted = ({ page }: Visit): boolean =>
  process.env['PAGES'] === undefined || process.env['PAGES'].split(',').includes(page);

/** The bytes of a page, which has to be shown, and to whoever asked. */
async function ask({ url, cookie }: Shop, address: string): Promise<number> {
  const answer = await fetch(new URL(`/en${address}`, url), { headers: { Cookie: cookie }, redirect: 'manual' });
  const body = await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}`);
  return body.byteLength;
}

type Counted = Visit & Pick<Measured, 'kilobytes' | 'statements'>;

async function countAll(shop: Shop, watch: StatementWatch, visits: readonly Visit[]): Promise<readonly Counted[]> {
  const counted: Counted[] = [];
  try {
    for (const visit of visits) counted.push(await countOne(shop, watch, visit));
  } finally {
    await watch.stop();
  }
  return counted;
}

async function countOne(shop: Shop, watch: StatementWatch, visit: Visit): Promise<Counted> {
  // Plans and what is kept in memory are made by the first.
  await ask(shop, visit.address);
  await watch.take();
  const bytes = await ask(shop, visit.address);
  const statements = await watch.take();
  const slowest = statements.toSorted((one, other) => other.ms - one.ms);
  for (const { ms, text } of slowest.slice(0, Number(process.env['STATEMENTS'] ?? 0))) {
    console.log(`${visit.address} ${ms.toFixed(1)} ms: ${text.replaceAll(/\s+/g, ' ')}`);
  }
  return { ...visit, kilobytes: bytes / 1000, statements: statements.length };
}

async function measureAll(shop: Shop, counted: readonly Counted[]): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const visit of counted) measured.push({ ...visit, ...(await measure(shop, visit.address)) });
  return measured;
}

async function measure(shop: Shop, address: string): Promise<Pick<Measured, 'node' | 'postgres'>> {
  for (let i = 0; i < WARM_UP; i += 1) await ask(shop, address);
  const before = readCpuTime({ node: shop.pid, dataDir: shop.dataDir });
  for (let i = 0; i < CALLS; i += 1) await ask(shop, address);
  const after = readCpuTime({ node: shop.pid, dataDir: shop.dataDir });
  return { node: (after.node - before.node) / CALLS, postgres: (after.postgres - before.postgres) / CALLS };
}

const timeOf = ({ node, postgres }: Pick<Measured, 'node' | 'postgres'>): number => node + postgres;

async function record(
  db: Database,
  measured: readonly Measured[],
  bare: Pick<Measured, 'node' | 'postgres'>,
): Promise<void> {
  const slowest = measured.toSorted((a, b) => timeOf(b) - timeOf(a));
  console.log('   all  node    pg     ratio  kB   statements');
  for (const { address, node, postgres, kilobytes, statements } of slowest) {
    const ratio = (node + postgres) / timeOf(bare);
    const cells = [node + postgres, node, postgres].map((ms) => ms.toFixed(1).padStart(6));
    console.log(
      `${cells.join(' ')} ${ratio.toFixed(1).padStart(6)} ${kilobytes.toFixed(0).padStart(5)} ${statements} ${address}`,
    );
  }
  if (process.env['PAGES'] !== undefined) return;
  const largest = measured.toSorted((a, b) => b.kilobytes - a.kilobytes)[0];
  const busiest = measured.toSorted((a, b) => b.statements - a.statements)[0];
  const median = slowest[Math.floor(slowest.length / 2)];
  const [worst] = slowest;
  if (!worst || !median || !largest || !busiest) throw new Error('There was no page');
  const { rows } = await sql<{ trailers: number; bookings: number }>`
    select (select count(*) from trailer) as trailers, (select count(*) from booking) as bookings`.execute(db);
  const company = rows.map(({ trailers, bookings }) => `${trailers} trailers, ${bookings} bookings`).join('');
  const words = (one: Measured) =>
    `${timeOf(one).toFixed(1)} ms (Node.js ${one.node.toFixed(1)}, PostgreSQL ${one.postgres.toFixed(1)})`;
  await recordResult(
    'console',
    `${company}: processor time of ${measured.length} pages: median ${words(median)}, worst ${words(worst)} of ` +
      `${nameOf(worst)}, ratio to a bare page ${(timeOf(worst) / timeOf(bare)).toFixed(1)}; largest page ` +
      `${largest.kilobytes.toFixed(0)} kB (${nameOf(largest)}); most statements ${busiest.statements} (${nameOf(busiest)})`,
  );
}

/** Without the ids of this run. */
const nameOf = ({ page, address }: Visit): string => [page, ...address.split('?').slice(1)].join('?');
