import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { LogicalReplicationService } from 'pg-logical-replication';
import type { Connection, Database } from '../client.ts';
import { fromPosition, toPosition } from '../position.ts';
import { type Committed, collectTransactions } from './collect-transactions.ts';
import { readSnapshot } from './read-snapshot.ts';
import { SnapshotPlugin } from './snapshot-plugin.ts';
import { type ServerWatch, watchServer } from './watch-server.ts';

type Following = {
  readonly connection: Connection;
  readonly load: (snapshot: Database) => Promise<void>;
  readonly apply: Committed;
  readonly onLive: (watch: ServerWatch, position: bigint) => void;
  readonly signal: AbortSignal;
};

const FAREWELL_MS = 2000;
/** How often a server is asked whether it has told everything that it had to tell at first. */
const CATCHING_UP_MS = 20;

/** Reads everything and follows the changes while one connection lives. Returns when it is told to end, else throws. */
export async function followChanges({ connection, load, apply, onLive, signal }: Following): Promise<void> {
  const ending = new AbortController();
  const { promise: ended, resolve: end, reject } = Promise.withResolvers<void>();
  const lose = (error: unknown): void => {
    reject(error);
    ending.abort();
  };
  signal.addEventListener('abort', () => end(), { signal: ending.signal });

  let reading: Promise<void> | undefined;
  const plugin = new SnapshotPlugin((name) => {
    reading = readSnapshot({ connection, name, load, signal: ending.signal });
    return reading;
  }, lose);
  const service = new LogicalReplicationService(toClientConfig(connection), {
    acknowledge: { auto: false, timeoutSeconds: 0 },
  });
  let watch: ServerWatch | undefined;
  service.on('start', () => {
    watch = watchServer(ask, () => lose(new Error('The database has been silent for too long.')));
    ask();
  });
  const ask = () => void service.acknowledge(toConfirmable(service.lastLsn()), true);
  let isLive = false;
  /** What was committed while everything was read comes first. */
  const arriveAt = (position: string): void => {
    watch?.hear();
    if (isLive || !watch || ending.signal.aborted) return;
    isLive = toPosition(position) >= plugin.committed;
    const begun = watch;
    if (isLive) attempt(() => onLive(begun, plugin.committed), lose);
  };
  const collect = collectTransactions(apply);
  service.on('data', (position, message) => {
    // Nothing may follow what could not be applied.
    if (!ending.signal.aborted) attempt(() => collect(message), lose);
    arriveAt(position);
  });
  service.on('heartbeat', (position, _time, isQuestion) => {
    arriveAt(position);
    if (!isLive) setTimeout(ask, CATCHING_UP_MS);
    if (isQuestion) void service.acknowledge(toConfirmable(position));
  });
  service.on('error', lose);
  const streaming = service.subscribe(plugin, `trailyard_${randomBytes(8).toString('hex')}`);
  try {
    await Promise.race([ended, streaming.then(() => Promise.reject(new Error('The database has ended the stream.')))]);
    // Its slot is gone when the server has answered; that of a connection that is cut off remains for a moment.
    plugin.finish();
    if (watch) await Promise.race([streaming, pause()]);
  } finally {
    ending.abort();
    watch?.stop();
    await Promise.race([service.stop(), pause()]);
    // Nobody reads while others read anew.
    const hasRead = Promise.allSettled([reading]);
    await (signal.aborted ? Promise.race([hasRead, pause()]) : hasRead);
  }
}

/**
 * The library confirms one byte more than it is told. A server that is shutting down waits until exactly what it has sent
 * is confirmed, and would wait for ever.
 */
function toConfirmable(position: string): string {
  const confirmed = toPosition(position);
  return confirmed === 0n ? position : fromPosition(confirmed - 1n);
}

const pause = (): Promise<void> => delay(FAREWELL_MS, undefined, { ref: false });

function attempt(work: () => void, onFailure: (error: unknown) => void): void {
  try {
    work();
  } catch (error) {
    onFailure(error);
  }
}

const toClientConfig = (connection: Connection): ClientConfig => ({
  ...(typeof connection === 'string' ? { connectionString: connection } : connection),
  application_name: 'trailyard feed',
  connectionTimeoutMillis: 15_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});
