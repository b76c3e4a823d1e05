import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as build from 'virtual:react-router/server-build';
import { createApp } from './app.ts';
import { keepAssets } from './assets/keep-assets.ts';
import { type Booted, boot } from './boot.ts';
import { hasDemoData } from '#demo/load-demo-data.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, DEMO_STAFF } from '#demo/people.ts';
import { LOAD_DEMO, runDemoProcess } from './demo-process.ts';
import { listen, requireFreePort } from './listen.ts';
import { createPageCache, type PageCache } from './page-cache/create-page-cache.ts';
import { createPages } from './pages.ts';
import { keepRelease } from './release/keep-release.ts';
import { readRelease } from './release/read-release.ts';
import { MIGRATE, runMigrations } from './run-migrations.ts';
import { guardRequests } from './shedding/guard-requests.ts';
import { openGate } from './shedding/open-gate.ts';
import { StartError } from './start-error.ts';
import { createWorkerApp } from './worker-app.ts';

const MEGABYTE = 1024 * 1024;
const CLIENT = path.join(import.meta.dirname, '../client');

const say = (text: string) => process.stdout.write(`${text}\n`);

// A terminal, npm and its scripts all pass a signal on, so it comes several times: the first one counts, also while
// the start is still under way.
const stopSignal = new Promise<NodeJS.Signals>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve);
});

// A terminal that was closed cannot be written to; what has been started is stopped all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

async function start(): Promise<void> {
  const booted = await boot(process.env, say, [import.meta.filename, LOAD_DEMO], (config) =>
    requireFreePort({ port: config.PORT, host: config.HOST }),
  );
  const server = await (booted.config.ROLE === 'worker' ? serveWorker(booted) : serveShop(booted));
  await greet(booted, server.port);

  say(`Stopping (${await stopSignal})`);
  booted.announceStop();
  server.announceClose();
  // Who hands out requests has to find out first that this process wants no more of them.
  await pause(booted.config.SHUTDOWN_DELAY_SECONDS * 1000);
  await server.close();
  await booted.close();
  process.exit(0);
}

async function serveWorker(booted: Booted) {
  const { PORT: port, HOST: host } = booted.config;
  return listen(createWorkerApp(booted, await readRelease(import.meta.dirname)).fetch, { port, host });
}

async function serveShop(booted: Booted) {
  const { changes, config, deps, reads, log, health, headers, meters } = booted;
  const release = await readRelease(import.meta.dirname);
  const publicConfig = booted.publicConfig(release.version, release.builtAt);
  const cache = openPageCache(booted);
  const pages = createPages({
    build,
    mode: 'production',
    deps,
    config: publicConfig,
    routeRules: config.ROUTE_RULES,
    rootRedirect: config.ROOT_REDIRECT,
    headers,
    cache,
    sharedSeconds: config.PAGE_CACHE_SHARED_SECONDS,
  });
  const gate = openGate({ delayMs: config.OVERLOAD_DELAY_MS, queue: config.OVERLOAD_QUEUE });
  const app = createApp({
    changes,
    config,
    publicConfig,
    deps,
    log,
    health,
    headers,
    gate,
    meters,
    pageCache: cache,
    reads,
    pages: pages.answer,
    assetsDir: CLIENT,
  });
  const leaveAssets = await publish(booted, path.join(CLIENT, 'assets'));
  const guard = guardRequests({ gate, headers, contact: deps.settings, isKept: pages.isKept });
  const server = await listen(
    app.fetch,
    { port: config.PORT, host: config.HOST },
    { guard, onConnection: gate.arrive },
  );
  const leaveRelease = keepRelease({
    db: deps.db,
    release,
    isReady: health.isReady,
    onFailure: (error) => log.warn({ err: error }, 'the release cannot be noted'),
  });
  return {
    ...server,
    announceClose: () => {
      leaveRelease();
      leaveAssets();
      server.announceClose();
    },
  };
}

/** Whoever shows drafts wants to see them as they are now. */
function openPageCache({ config, deps, changes }: Booted): PageCache | undefined {
  const showsDrafts = config.CONTENT_URL !== undefined && config.CONTENT_VERSION === 'draft';
  if (config.PAGE_CACHE_MB === 0 || showsDrafts) return undefined;
  return createPageCache({ ...deps, changes, mostBytes: config.PAGE_CACHE_MB * MEGABYTE });
}

/** Without a database of its own there is one process, and never two releases at once. */
async function publish({ config, deps, log }: Booted, folder: string): Promise<() => void> {
  if (config.DATABASE_URL === undefined) return () => undefined;
  const onFailure = (error: unknown) => log.warn({ err: error }, 'the files of this build cannot be published');
  return keepAssets({ deps, folder, onFailure });
}

async function greet({ config, deps }: Booted, port: number): Promise<void> {
  if (!config.secure) {
    say('PUBLIC_ORIGIN is http: cookies travel without protection. Use https outside of this machine.');
  }
  const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
  say(`${config.PRODUCT_NAME} is ready: http://${host}:${port}`);
  if (!config.DEMO_LOGINS || !(await hasDemoData(deps.db))) return;
  say(`Demo logins, all with the password ${DEMO_PASSWORD}:`);
  for (const { email, member } of DEMO_PEOPLE) {
    say(`  ${email.padEnd(32)} ${member ? `${member.company}, ${member.role}` : 'platform admin'}`);
  }
  for (const { email, role } of DEMO_STAFF) say(`  ${email.padEnd(32)} platform, ${role}`);
}

async function migrate(): Promise<void> {
  const stop = new AbortController();
  void stopSignal.then(() => stop.abort());
  await runMigrations(process.env, say, stop.signal);
  process.exit(0);
}

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = { [LOAD_DEMO]: runDemoProcess, [MIGRATE]: migrate };
const command = process.argv[2];
const refuse = () => Promise.reject(new StartError(`There is no command "${command}"; there is "${MIGRATE}".`));
const run = command === undefined ? start : (COMMANDS[command] ?? refuse);
run().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof StartError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
