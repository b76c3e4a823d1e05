import { systemClock } from '#adapters/clock/system-clock.ts';
import { followFleet } from '#availability/follow-fleet.ts';
import type { Config } from '#config/env.ts';
import { toPublicConfig } from '#config/public.ts';
import { createChanges } from '#db/feed/create-changes.ts';
import { createProbe } from '#db/probe.ts';
import { compose } from './compose.ts';
import { prepareDataFolder, readFormerKey, readSecretKey } from './data-folder.ts';
import { createLogger } from './logger.ts';
import { closeDemoLogins } from '#demo/close-demo-logins.ts';
import { hasDemoData, isUntouched } from '#demo/load-demo-data.ts';
import { startJobs } from './jobs.ts';
import { type DemoProcess, loadDemoApart } from './load-demo-apart.ts';
import { openDatabase } from './open-database.ts';
import { openReads } from './reads/open-reads.ts';
import { readConfig } from './read-config.ts';
import { requireSameInstallation } from './require-same-installation.ts';
import { requireStorage } from './require-storage.ts';
import { withDemoSellers } from './with-demo-sellers.ts';
import { createStorageSeconds, timeStorage } from './watch/time-storage.ts';

export type Booted = Awaited<ReturnType<typeof boot>>;

/** Everything that stands before the first request: configuration, data folder, database, demo data, adapters. */
export async function boot(
  env: Record<string, string | undefined>,
  say: (text: string) => void,
  demoProcess: DemoProcess,
  beforeLongWork: (config: Config) => Promise<void>,
) {
  const given = readConfig(env);
  await beforeLongWork(given);
  const log = createLogger(given);
  const dataDir = await prepareDataFolder(given.DATA_DIR);
  const secretKey = await readSecretKey(given.SECRET_KEY, dataDir);
  const formerSecretKey = await readFormerKey(given.SECRET_KEY_BEFORE, dataDir);
  const { db, pool, connection, direct, feed, close } = await openDatabase(given, dataDir, say);
  const isNewDemo = given.DEMO_DATA && (await isUntouched(db));
  const config = isNewDemo || (await hasDemoData(db)) ? withDemoSellers(given) : given;
  const changes = createChanges({
    connection: feed,
    onLive: () => log.info('changes of the database are followed'),
    onLost: (error) => log.warn({ err: error }, 'changes of the database are not followed at the moment'),
    onRefused: (reason) => log.warn({ reason }, 'changes of the database cannot be followed'),
    onListenerFailed: (error) => log.error({ err: error }, 'a change of the database was not heeded'),
  });
  const fleet = followFleet(systemClock);
  // What was heard last is not what holds, once the server has fallen silent.
  const currentFleet = () => (changes.isLive() ? fleet.current() : undefined);
  const composed = compose({ config, db, dataDir, secretKey, formerSecretKey, log, currentFleet, changes });
  const storageSeconds = createStorageSeconds();
  const deps = { ...composed, storage: timeStorage(composed.storage, storageSeconds) };
  const { DATABASE_READ_URL: replica, DATABASE_POOL: poolSize } = config;
  let reads: Awaited<ReturnType<typeof openReads>> | undefined;
  try {
    if (config.bucket) await requireStorage(deps.storage);
    await requireSameInstallation(deps);
    if (replica !== undefined && config.ROLE !== 'worker') {
      const heard = changes.position;
      reads = await openReads({ primary: connection, replica, poolSize, deps, currentFleet, heard, log });
    }
  } catch (error) {
    await close();
    throw error;
  }
  if (isNewDemo) await loadDemoApart(demoProcess, { env, say });
  if (!config.DEMO_LOGINS && (await closeDemoLogins(db, deps.clock.now()))) {
    say('The demo logins are closed: DEMO_LOGINS does not allow them here.');
  }
  // Who only does jobs answers no searches.
  if (config.ROLE !== 'worker') changes.open([fleet.reader]);
  const probe = createProbe(connection, {
    onSkew: (seconds) => log.warn({ seconds }, 'the clock of this machine differs from the one of the database'),
  });
  const jobs = config.ROLE === 'web' ? undefined : await startJobs({ deps, connection: direct, log });
  let stopping = false;
  let jobsEnded: Promise<void> | undefined;

  return {
    changes,
    config,
    connection,
    dataDir,
    deps,
    reads,
    log,
    meters: { pool, storageSeconds },
    publicConfig: (appVersion: string, appBuiltAt?: string) => toPublicConfig(config, appVersion, appBuiltAt),
    health: {
      isReady: async () => !stopping && (await probe.isAlive()),
      clockSkewSeconds: probe.clockSkewSeconds,
    },
    headers: {
      secure: config.secure,
      analyticsHost: config.ANALYTICS_ENABLED ? originOf(config.ANALYTICS_HOST) : '',
      mapHost: originOf(config.MAP_STYLE_URL ?? ''),
      imageHosts: config.IMAGE_HOSTS,
    },
    /** No more traffic, please; and no more jobs, while the last requests are answered. */
    announceStop: () => {
      stopping = true;
      jobsEnded = jobs?.stop();
      // Whoever closes hears of a failure.
      jobsEnded?.catch(() => undefined);
    },
    close: async () => {
      await (jobsEnded ?? jobs?.stop());
      await changes.close();
      await reads?.close();
      deps.mail.close();
      await probe.close();
      await close();
    },
  };
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');
