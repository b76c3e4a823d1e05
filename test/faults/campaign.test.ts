import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { sealLog } from '#services/admin/audit/seal-log.ts';
import { verifyLog } from '#services/admin/audit/verify-log.ts';
import { startApiProcess } from '../support/api-process.ts';
import { startBuiltServer } from '../support/built-server.ts';
import { openReport } from '../support/campaign-report.ts';
import { checkOut, makeShopper, MOST_SLOTS, openLedger, type Shopper } from '../support/checkout-load.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { fuzz, FUZZ_ACTORS } from '../support/fuzz-load.ts';
import { createRandom } from '../support/fuzz-requests.ts';
import { createKillableDatabase } from '../support/killable-database.ts';
import { mailThroughHangingServer } from '../support/mail-load.ts';
import { makeRentalWorld } from '../support/rental-world.ts';
import { startSlowRiskService } from '../support/slow-risk-service.ts';
import { toSmallDisk } from '../support/small-disk.ts';
import { createTestApp } from '../support/test-app.ts';

/** 1 is the campaign of `npm run test:faults`; the ordinary tests run a small part of it. */
const SCALE = Number(process.env['FAULTS_SCALE'] ?? 0.002);
const many = (full: number, least = 1): number => Math.max(least, Math.round(full * SCALE));
const PLAN = {
  checkouts: many(10_000),
  trailers: many(100, 5),
  serverKills: many(100),
  databaseKills: many(50),
  backendKills: many(10),
  freezes: many(10),
  /** So long that calls are answered before it ends. */
  longFreezes: many(1, 0),
  mailedOrders: many(150, 3),
  fuzzRequests: many(100_000),
};
const WORKERS = 10;
/** Enough that nobody orders more often than the shop allows. */
const SHOPPERS_EACH = 5;
const FREEZE_MS = 3_000;
const LONG_FREEZE_MS = 45_000;
/** For the campaign as a whole. What has not begun by the end of its share is left out, and told. */
const LIMIT_MS = Number(process.env['FAULTS_MINUTES'] ?? 30) * 60_000;
const CHECKOUT_LIMIT_MS = LIMIT_MS * 0.6;
const FUZZ_LIMIT_MS = LIMIT_MS * 0.3;

const report = openReport(process.env['FAULTS_REPORT']);
afterAll(report.write);

test(
  `of ${PLAN.checkouts} checkouts none is lost or doubled by kills of server, database and connections, or by a slow risk service`,
  () =>
    report.part('checkouts', async (note) => {
      const database = await createKillableDatabase();
      await using shop = await createTestApp({ database });
      await using risk = await startSlowRiskService();
      const { deps } = shop;
      const { trailerIds } = await makeRentalWorld(deps, PLAN.trailers);
      const random = createRandom(20_261_116);
      const slots = Math.min(MOST_SLOTS, Math.ceil((PLAN.checkouts * 1.5) / PLAN.trailers));
      const ledger = openLedger();
      const start = () => startApiProcess(database.url, { env: { RISK_URL: risk.url, LOG_LEVEL: 'silent' } });
      let server = await start();
      const startedAt = performance.now();
      const endsAt = startedAt + CHECKOUT_LIMIT_MS;

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
      const freeze = async (ms: number) => {
        const thaw = await database.freeze();
        await pause(ms);
        thaw();
      };
      const faults: Readonly<Record<string, { times: number; strike: () => Promise<void> }>> = {
        'kills of the server': {
          times: PLAN.serverKills,
          strike: async () => {
            const dying = server;
            // Orders go on until the other one is there.
            server = await start();
            await dying.kill();
          },
        },
        'kills of the database': { times: PLAN.databaseKills, strike: database.kill },
        'kills of a connection': { times: PLAN.backendKills, strike: database.killBackend },
        'frozen databases': { times: PLAN.freezes, strike: () => freeze(FREEZE_MS) },
        'long frozen databases': { times: PLAN.longFreezes, strike: () => freeze(LONG_FREEZE_MS) },
      };
      try {
        for (const [what, { times, strike }] of Object.entries(faults)) {
          const faultStartedAt = performance.now();
          let done = 0;
          for (; done < times && performance.now() < endsAt; done += 1) {
            await progress();
            await database.isBack();
            await strike();
          }
          note({ what, done, planned: times, seconds: (performance.now() - faultStartedAt) / 1000 });
        }
      } finally {
        ledger.isOver = true;
        await load;
        await server.kill();
      }
      const seconds = (performance.now() - startedAt) / 1000;
      note({ what: 'late answers about risk', done: risk.countLate(), seconds });
      note({ what: 'checkouts', done: ledger.started, planned: PLAN.checkouts, seconds });
      note({ what: 'of them acknowledged', done: ledger.acknowledged.size, seconds });

      const orders = await deps.db.selectFrom('customerOrder').select('id').execute();
      expect(ledger.faults).toEqual([]);
      expect(orders.map(({ id }) => id).toSorted()).toEqual([...ledger.acknowledged.values()].toSorted());
      expect(await findBrokenOrders(deps.db)).toEqual([]);
      await sealLog(deps);
      expect(await verifyLog(deps)).toMatchObject({ isWhole: true, waiting: 0 });
    }),
  LIMIT_MS,
);

test(
  `${PLAN.mailedOrders} orders and as many lost passwords do not wait for a mail server that hangs, and each mail comes`,
  () =>
    report.part('mails', async (note) => {
      await using shop = await createTestApp();
      const startedAt = performance.now();
      const mails = await mailThroughHangingServer(shop, PLAN.mailedOrders);
      const seconds = (performance.now() - startedAt) / 1000;
      note({ what: 'mails through a hanging service', done: mails.received.size, planned: mails.promised, seconds });

      expect(mails.answers).toEqual({ 201: PLAN.mailedOrders, 202: PLAN.mailedOrders });
      expect(mails.sentMeanwhile).toBe(0);
      expect(mails.promised).toBe(2 * PLAN.mailedOrders);
      expect(mails.received.size).toBe(mails.promised);
      const doubled = [...mails.received].filter(([, times]) => times > 1).map(([id]) => id);
      expect(doubled.filter((id) => !mails.unanswered.has(id))).toEqual([]);
    }),
  LIMIT_MS,
);

test('a full disk refuses pictures for the time being, and nothing else', () =>
  report.part('full disk', async (note) => {
    const startedAt = performance.now();
    await using disk = await mkdtempDisposable(path.join(tmpdir(), 'trailyard-full-'));
    await using shop = await createTestApp();
    const env = { STORAGE_DIR: disk.path, LOG_LEVEL: 'silent' };
    await using server = await startApiProcess(shop.databaseUrl, { env, within: await toSmallDisk(disk.path) });
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
    const refused = statuses.filter((status) => status === 503);
    const seconds = (performance.now() - startedAt) / 1000;
    note({ what: 'pictures on a full disk', done: statuses.length, planned: 4, seconds });
    expect(refused).not.toEqual([]);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await server.call('GET', '/api/users/me', { cookie })).status).toBe(200);
  }));

test(
  `none of ${PLAN.fuzzRequests} requests that follow the document of the API breaks the server`,
  () =>
    report.part('fuzz', async (note) => {
      // What platform admins do to a shop at random is not to be seen by anybody else.
      await using files = await mkdtempDisposable(path.join(tmpdir(), 'trailyard-fuzz-'));
      const env = { STORAGE_DIR: files.path };
      await using shop = await createTestApp({ env });
      await using server = await startBuiltServer(shop.databaseUrl, env);
      const startedAt = performance.now();
      const endsAt = startedAt + FUZZ_LIMIT_MS;
      const { broken, tallies } = await fuzz({ shop, server, requests: PLAN.fuzzRequests, endsAt });
      const seconds = (performance.now() - startedAt) / 1000;
      const planned = Math.floor(PLAN.fuzzRequests / FUZZ_ACTORS.length);
      for (const actor of FUZZ_ACTORS) {
        note({ what: `fuzz as ${actor}`, done: tallies[actor].sent, planned, seconds });
        note({ what: '  of it carried out', done: tallies[actor].succeeded, seconds });
      }
      expect(broken).toEqual([]);
      expect((await server.call('GET', '/healthz')).status).toBe(200);
    }),
  LIMIT_MS,
);
