import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Connection } from '#db/client.ts';
import { DATABASE_LIMITS } from '#db/limits.ts';
import type { Deps } from '#services/deps.ts';
import { dispatchOutbox } from './jobs/dispatch-outbox.ts';
import { OUTBOX_HANDLERS, OUTBOX_SIEVES, SCHEDULED_JOBS } from './jobs/handlers.ts';
import { inParallel } from './jobs/in-parallel.ts';
import type { JobHandler } from './jobs/job-handler.ts';

export type Jobs = { readonly stop: () => Promise<void> };

type Options = { readonly deps: Deps; readonly connection: Connection; readonly log: Logger };

const POOL_SIZE = 3;
/** Full batches follow each other without a pause; the look for new work comes after the first that is not full. */
const WORK = {
  pollingIntervalSeconds: 0.5,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;
/** Of each line: requests share the connections to the database with them. */
const AT_ONCE = 4;
const STOP_LIMIT_MS = 5000;
const SCHEMA = 'pgboss';

/** Tries again after ten seconds, then ever later, for about two days. */
const RETRY = {
  retryLimit: 50,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
} as const;

/** Everything that happens outside of requests: promised effects from the outbox, and what the clock asks for. */
export async function startJobs({ deps, connection, log }: Options): Promise<Jobs> {
  const target = typeof connection === 'string' ? { connectionString: connection } : connection;
  const boss = new PgBoss({
    ...target,
    ...DATABASE_LIMITS,
    schema: SCHEMA,
    max: POOL_SIZE,
    application_name: 'trailyard-jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'));
  await boss.start();

  const work = async (name: string, handler: JobHandler) => {
    await boss.work<object, void, typeof WORK>(name, WORK, (jobs) =>
      inParallel(jobs, AT_ONCE, async ({ id, data, retryCount }) => {
        try {
          const facts = await handler(deps, data, { id });
          if (facts) log.info({ ...facts, job: name }, 'job done');
          return { id, status: 'completed' };
        } catch (error) {
          log.warn({ err: error, job: name, id, retries: retryCount }, 'job failed');
          return { id, status: 'failed', output: error };
        }
      }),
    );
  };
  await Promise.all(
    Object.entries(OUTBOX_HANDLERS).map(async ([topic, handler]) => {
      await boss.createQueue(topic, RETRY);
      await work(topic, handler);
    }),
  );
  await Promise.all(
    Object.entries(SCHEDULED_JOBS).map(async ([name, { cron, handler }]) => {
      await boss.createQueue(name, { policy: 'exclusive', expireInSeconds: 600 });
      await boss.schedule(name, cron);
      await work(name, handler);
    }),
  );
  const dispatcher = repeat(
    async () => {
      let found = 0;
      for (const topic of Object.keys(OUTBOX_HANDLERS)) {
        found += await dispatchOutbox(deps, boss, { topic, sieve: OUTBOX_SIEVES[topic] });
      }
      return found;
    },
    (error) => log.error({ err: error }, 'outbox cannot be read'),
  );
  return {
    stop: async () => {
      await dispatcher.stop();
      await boss.stop({ graceful: true, timeout: STOP_LIMIT_MS });
    },
  };
}

const DISPATCH_PAUSE_MS = 500;

/** Runs the work again and again, at once while it finds something to do, and waits for the last run when stopped. */
function repeat(work: () => Promise<number>, onError: (error: unknown) => void) {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = async (): Promise<void> => {
    let found = 0;
    try {
      found = await work();
    } catch (error) {
      onError(error);
    }
    if (!stopped) timer = setTimeout(next, found > 0 ? 0 : DISPATCH_PAUSE_MS);
  };
  const next = () => {
    running = run();
  };
  next();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
