import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type EmbeddedPostgresProcess = {
  readonly pid: number;
  readonly url: string;
  /** Ends the process in the regular way; it leaves the server, and stops it if it is the last. */
  readonly stop: () => Promise<void>;
  readonly kill: () => Promise<void>;
};

type Order = { readonly dataDir: string; readonly binaries?: string; readonly uid?: number };

/** Another process that uses the embedded database, if need be as another user. */
export async function startEmbeddedPostgresProcess(order: Order): Promise<EmbeddedPostgresProcess> {
  const child = spawn(process.execPath, [import.meta.filename, JSON.stringify(order)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const started = once(createInterface(child.stdout), 'line');
  const [url] = await Promise.race([started, exited.then(() => Promise.reject(new Error('the process ended')))]);
  return {
    pid: child.pid ?? 0,
    url: String(url),
    async stop() {
      child.stdin.end();
      await exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function serve(order: Order): Promise<void> {
  const { startEmbeddedPostgres } = await import('#db/embedded/start-embedded-postgres.ts');
  // The rights of root are dropped after loading: the project may lie where only root may look.
  if (order.uid !== undefined) {
    process.setgroups?.([]);
    process.setgid?.(order.uid);
    process.setuid?.(order.uid);
  }
  const { dataDir, binaries } = order;
  const server = await startEmbeddedPostgres({ dataDir, ...(binaries === undefined ? {} : { binaries }) });
  console.log(server.url);
  await once(process.stdin.resume(), 'end');
  await server.stop();
}

if (process.argv[1] === import.meta.filename) {
  await serve(JSON.parse(process.argv[2] ?? '{}'));
}
