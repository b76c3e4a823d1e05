import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealLog } from '#services/admin/audit/seal-log.ts';
import { verifyLog } from '#services/admin/audit/verify-log.ts';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { checkOut, makeShopper, MOST_SLOTS, openLedger, type Shopper } from '../support/checkout-load.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { createFuzzer, createRandom } from '../support/fuzz-requests.ts';
import { createKillableDatabase, type KillableDatabase } from '../support/killable-database.ts';
import { makeRentalWorld } from '../support/rental-world.ts';
import { startSlowRiskService } from '../support/slow-risk-service.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** 1 is the campaign of `npm run test:faults`; the ordinary tests run a small part of it. */
const SCALE = Number(process.env['FAULTS_SCALE'] ?? 0.002);
const many = (full: number, least = 1): number => Math.max(least, Math.round(full * SCALE));
const PLAN = {
  checkouts: many(10_000),
  trailers: many(100, 5),
  fuzzRequests: many(100_000),
  serverKills: many(100),
  databaseKills: many(50),
  backendKills: many(10),
  freezes: many(10),
};
const WORKERS = 10;
/** Enough that nobody orders more often than the shop allows. */
const SHOPPERS_EACH = 5;
const FREEZE_MS = 3000;
const FUZZERS = 16;
/** Of the thirty minutes that the campaign may take as a whole. What has not begun by then is left out. */
const CHECKOUT_LIMIT_MS = 19 * 60_000;
const FUZZ_LIMIT_MS = 8 * 60_000;
const LIMIT_MS = 30 * 60_000;

let database: KillableDatabase;
let shop: TestApp;
let risk: Awaited<ReturnType<typeof startSlowRiskService>>;
beforeAll(async () => {
  database = await createKillableDatabase();
  shop = await createTestApp({ database });
  risk = await startSlowRiskService();
});
afterAll(async () => {
  await risk[Symbol.asyncDispose]();
  await shop[Symbol.asyncDispose]();
});

const start = (): Promise<ApiProcess> =>
  startApiProcess(database.url, { env: { RISK_URL: risk.url, LOG_LEVEL: 'silent' } });

test(
  `of ${PLAN.checkouts} checkouts none is lost or doubled by kills of server, database and connections, or by a slow risk service`,
  async () => {
    const { deps } = shop;
    const { trailerIds } = await makeRentalWorld(deps, PLAN.trailers);
    const random = createRandom(20_261_116);
    const slots = Math.min(MOST_SLOTS, Math.ceil((PLAN.checkouts * 1.5) / PLAN.trailers));
    const ledger = openLedger();
    let server = await start();
    const endsAt = performance.now() + CHECKOUT_LIMIT_MS;

    const work = async (shoppers: readonly Shopper[]) => {
      for (let i = 0; ledger.started < PLAN.checkouts || !ledger.isOver; i += 1) {
        if (ledger.isOver && performance.now() > endsAt) return;
        const shopper = shoppers[i % shoppers.length];
        const trailerId = random.pick(trailerIds);
        if (shopper === undefined || trailerId === undefined) return;
        await checkOut({ deps, shopper, trailerId, slot: random.below(slots), server: () => server, ledger });
      }
    };
    const makeShoppers = () => Promise.all(Array.from({ length: SHOPPERS_EACH }, () => makeShopper(deps)));
    const teams = await Promise.all(Array.from({ length: WORKERS }, makeShoppers));
    const load = Promise.all(teams.map(work));

    const progress = async () => {
      const before = ledger.started;
      await expect.poll(() => ledger.started, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before);
    };
    const faults: Readonly<Record<string, { times: number; strike: () => Promise<void> }>> = {
      server: {
        times: PLAN.serverKills,
        strike: async () => {
          const dying = server;
          const replacement = start();
          await dying.kill();
          server = await replacement;
        },
      },
      database: { times: PLAN.databaseKills, strike: database.kill },
      backend: { times: PLAN.backendKills, strike: database.killBackend },
      freeze: { times: PLAN.freezes, strike: () => database.freeze(FREEZE_MS) },
    };
    const struck: Record<string, number> = {};
    try {
      for (const [name, { times, strike }] of Object.entries(faults)) {
        for (let time = 0; time < times && performance.now() < endsAt; time += 1) {
          await progress();
          await database.isBack();
          await strike();
          struck[name] = time + 1;
        }
      }
    } finally {
      ledger.isOver = true;
      await load;
      await server.kill();
    }

    const orders = await deps.db.selectFrom('customerOrder').select('id').execute();
    console.log({ ...struck, ...ledger, acknowledged: ledger.acknowledged.size });
    expect(ledger.faults).toEqual([]);
    expect(orders.map(({ id }) => id).toSorted()).toEqual([...ledger.acknowledged.values()].toSorted());
    expect(await findBrokenOrders(deps.db)).toEqual([]);
    await sealLog(deps);
    expect(await verifyLog(deps)).toMatchObject({ isWhole: true, waiting: 0 });
  },
  LIMIT_MS,
);

test(
  `none of ${PLAN.fuzzRequests} requests that follow the document of the API breaks the server`,
  async () => {
    await using server = await start();
    const fuzz = createFuzzer(await (await server.call('GET', '/api/openapi.json')).json(), createRandom(7));
    const broken: string[] = [];
    const endsAt = performance.now() + FUZZ_LIMIT_MS;
    let left = PLAN.fuzzRequests;
    let visitor: Shopper | undefined;
    const work = async () => {
      for (let i = 0; left > 0 && performance.now() < endsAt; i += 1) {
        left -= 1;
        // Sessions end by what is sent in them; every third request is a guest's.
        const { cookie } = i % 500 === 0 || visitor === undefined ? (visitor = await makeShopper(shop.deps)) : visitor;
        const { method, path: to, body } = fuzz();
        const response = await server.call(method, to, { ...(i % 3 === 0 ? {} : { cookie }), body });
        await response.arrayBuffer();
        if (response.status >= 500 && response.status !== 503) broken.push(`${response.status} ${method} ${to}`);
      }
    };
    await Promise.all(Array.from({ length: FUZZERS }, work));
    console.log({ fuzzRequests: PLAN.fuzzRequests - left });
    expect(broken).toEqual([]);
    expect((await server.call('GET', '/healthz')).status).toBe(200);
  },
  LIMIT_MS,
);

test('a full disk refuses pictures for the time being, and nothing else', async (context) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'trailyard-full-'));
  const run = promisify(execFile);
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  try {
    if (!isMounted) return context.skip('only root can make a small disk');
    await using server = await startApiProcess(database.url, { env: { STORAGE_DIR: folder, LOG_LEVEL: 'silent' } });
    const { cookie } = await makeShopper(shop.deps);
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const picture = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#000', noise } })
      .jpeg()
      .toBuffer();
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      const response = await fetch(`${server.url}/api/uploads/avatar`, {
        method: 'PUT',
        headers: { Cookie: cookie, 'Content-Type': 'image/jpeg' },
        body: new Uint8Array(picture),
      });
      statuses.push(response.status);
    }
    expect(statuses).toContain(503);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await server.call('GET', '/api/users/me', { cookie })).status).toBe(200);
  } finally {
    if (isMounted) await run('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
});
