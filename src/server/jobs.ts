import { PgBoss, type Queue } from 'pg-boss';
import type { Logger } from 'pino';
import type { Connection } from '#db/client.ts';
import { CONNECTION_CARE, DATABASE_LIMITS } from '#db/limits.ts';
import { isAnythingPromised } from '#db/mail/outbox.queries.ts';
import { DAY_MS, SECOND_MS } from '#domain/time/duration.ts';
import type { Deps } from '#services/deps.ts';
import { GUEST_MAIL_TOPIC } from '#services/mail/queue-mail.ts';
import { DELETION_TOPIC } from '#services/queue-deletion.ts';
import { dispatchOutbox } from './jobs/dispatch-outbox.ts';
import { OUTBOX_HANDLERS, OUTBOX_SIEVES, SCHEDULED_JOBS } from './jobs/handlers.ts';
import { inParallel } from './jobs/in-parallel.ts';
import type { JobHandler } from './jobs/job-handler.ts';

export type Jobs = { readonly stop: () => Promise<void> };

type Options = { readonly deps: Deps; readonly connection: Connection; readonly log: Logger };

const POOL_SIZE = 3;
/** New work is told of at once, and full batches follow each other without a pause. */
const WORK = {
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;
/** Of each line: requests share the connections to the database with them. */
const AT_ONCE = 4;
const STOP_LIMIT_MS = 5000;
const SCHEMA = 'pgboss';
const OUTBOX_CHANNEL = 'outbox';

/** A process that is gone says nothing for so long, and its jobs go to others. Looked after as often as `WATCH` says. */
const QUEUE = { notify: true, heartbeatSeconds: 30 } as const;
/**
 * Jobs that wait for each other, which the third is about, do not exist here. What the clock asks for is asked for by the
 * minute, so nobody misses the seconds until it is handed on, which the last is about.
 */
const WATCH = {
  superviseIntervalSeconds: 30,
  monitorIntervalSeconds: 30,
  flowIntervalSeconds: 60,
  cronWorkerIntervalSeconds: 20,
} as const;
/** In seconds. What is to be tried again is not told of, and waits for the next look. */
const LOOK = { atPromises: 15, atTheClock: 60 } as const;

/** Tries again after ten seconds, then ever later, for about two days. */
const RETRY = {
  ...QUEUE,
  retryLimit: 50,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
} as const;

/** What guests ask for names them, by what they have typed; the rest of the jobs knows ids alone. */
const FORGET = { deleteAfterSeconds: DAY_MS / SECOND_MS } as const;

/** A file that is to go is shown by nobody, but it is still there: tried for more than a year. */
const NEVER_GIVE_UP = { retryLimit: 10_000 } as const;

/**
 * Everything that happens outside of requests: promised effects from the outbox, and what the clock asks for. The
 * connection has to keep its session, because it listens.
 */
export async function startJobs({ deps, connection, log }: Options): Promise<Jobs> {
  const target = typeof connection === 'string' ? { connectionString: connection } : connection;
  const boss = new PgBoss({
    ...target,
    ...DATABASE_LIMITS,
    ...CONNECTION_CARE,
    ...WATCH,
    schema: SCHEMA,
    max: POOL_SIZE,
    application_name: 'trailyard-jobs',
    useListenNotify: true,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'));
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue'));
  await boss.start();
  await Promise.all(
    Object.entries(OUTBOX_HANDLERS).map(async ([topic, handler]) => {
      const care = { ...(topic === GUEST_MAIL_TOPIC && FORGET), ...(topic === DELETION_TOPIC && NEVER_GIVE_UP) };
      await openQueue(boss, topic, { ...RETRY, ...care });
      await carryOut(boss, { name: topic, handler, look: LOOK.atPromises, deps, log });
    }),
  );
  await Promise.all(
    Object.entries(SCHEDULED_JOBS).map(async ([name, { cron, zone = 'UTC', handler }]) => {
      await openQueue(boss, name, { ...QUEUE, policy: 'exclusive', expireInSeconds: 600 });
      await boss.schedule(name, cron, undefined, { tz: zone });
      await carryOut(boss, { name, handler, look: LOOK.atTheClock, deps, log });
    }),
  );
  const dispatcher = repeat(
    async () => {
      if (!(await isAnythingPromised(deps.db))) return 0;
      let found = 0;
      for (const topic of Object.keys(OUTBOX_HANDLERS)) {
        found += await dispatchOutbox(deps, boss, { topic, sieve: OUTBOX_SIEVES[topic] });
      }
      return found;
    },
    (error) => log.error({ err: error }, 'outbox cannot be read'),
  );
  const ear = await boss.getDb().listen?.(OUTBOX_CHANNEL, dispatcher.wake, dispatcher.wake);
  return {
    stop: async () => {
      await ear?.close();
      await dispatcher.stop();
      await boss.stop({ graceful: true, timeout: STOP_LIMIT_MS });
    },
  };
}

/** A queue that an earlier version has made takes on what this one wants of it; its policy stays. */
async function openQueue(boss: PgBoss, name: string, { policy, ...options }: Omit<Queue, 'name'>): Promise<void> {
  await boss.createQueue(name, { ...options, ...(policy && { policy }) });
  await boss.updateQueue(name, options);
}

type Look = { readonly notifyPollingIntervalSeconds: number };

type Work = {
  readonly name: string;
  readonly handler: JobHandler;
  readonly look: number;
  readonly deps: Deps;
  readonly log: Logger;
};

const carryOut = (boss: PgBoss, { name, handler, look, deps, log }: Work) =>
  boss.work<object, void, typeof WORK & Look>(name, { ...WORK, notifyPollingIntervalSeconds: look }, (jobs) =>
    inParallel(jobs, AT_ONCE, async ({ id, data, retryCount }) => {
      const complain = (cause: unknown, about: object) =>
        log.error({ ...about, err: cause, job: name, id }, 'part of a job failed');
      try {
        await deps.settings.refresh();
        const facts = await handler(deps, data, { id, complain });
        if (facts) log.info({ ...facts, job: name }, 'job done');
        return { id, status: 'completed' };
      } catch (error) {
        log.warn({ err: error, job: name, id, retries: retryCount }, 'job failed');
        return { id, status: 'failed', output: error };
      }
    }),
  );

const DISPATCH_PAUSE_MS = 5000;

/**
 * Runs the work when it is woken, at once again while it finds something to do, and now and then in case that nobody was
 * heard. Waits for the last run when stopped.
 */
function repeat(work: () => Promise<number>, onError: (error: unknown) => void) {
  let [isStopped, isRunning, isWanted] = [false, false, false];
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = async (): Promise<void> => {
    isRunning = true;
    isWanted = false;
    try {
      if ((await work()) > 0) isWanted = true;
    } catch (error) {
      onError(error);
      isWanted = false;
    }
    isRunning = false;
    if (!isStopped) timer = setTimeout(wake, isWanted ? 0 : DISPATCH_PAUSE_MS);
  };
  const wake = () => {
    isWanted = true;
    if (isStopped || isRunning) return;
    clearTimeout(timer);
    running = run();
  };
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
