import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export const PROCESS_SECRET = 'the secret key of all the tests!';

export type ApiProcess = AsyncDisposable & {
  readonly url: string;
  readonly pid: number;
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Response>;
  readonly kill: () => Promise<void>;
};
type CallOptions = {
  readonly cookie?: string;
  readonly body?: unknown;
  readonly key?: string;
  /** Of what it changes, as it was seen. */
  readonly version?: number;
};

type ProcessOptions = { readonly env?: Readonly<Record<string, string>> };
type StartOptions = ProcessOptions & {
  /** A command that runs the process in surroundings of its own. */
  readonly within?: readonly string[];
};

/** Another process of the shop on the same database: the API, without pages, papers and jobs. */
export async function startApiProcess(
  databaseUrl: string,
  { within = [], ...options }: StartOptions = {},
): Promise<ApiProcess> {
  const own = [process.execPath, import.meta.filename, databaseUrl, JSON.stringify(options)];
  const child = spawn('env', [...within, ...own], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const started = once(createInterface(child.stdout), 'line');
  const [port] = await Promise.race([started, exited.then(() => Promise.reject(new Error('the process ended')))]);
  const url = `http://127.0.0.1:${String(port)}`;
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return { url, pid: child.pid ?? 0, call: callsTo(url), kill, [Symbol.asyncDispose]: kill };
}

export const callsTo =
  (url: string): ApiProcess['call'] =>
  (method, to, { cookie, body, key, version } = {}) =>
    fetch(url + to, {
      method,
      headers: {
        ...(cookie === undefined ? {} : { Cookie: cookie }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

async function serve(databaseUrl: string, { env = {} }: ProcessOptions): Promise<void> {
  enableCompileCache();
  const { default: pino } = await import('pino');
  const { parseEnv } = await import('#config/env.ts');
  const { toPublicConfig } = await import('#config/public.ts');
  const { createDatabase } = await import('#db/client.ts');
  const { createApp } = await import('#server/app.ts');
  const { compose } = await import('#server/compose.ts');
  const { listen } = await import('#server/listen.ts');
  const config = parseEnv({ PUBLIC_ORIGIN: 'https://shop.example', LOG_LEVEL: 'error', ...env });
  const log = pino({ level: config.LOG_LEVEL });
  const dataDir = path.join(tmpdir(), `trailyard-api-${process.pid}`);
  const db = createDatabase(databaseUrl);
  const app = createApp({
    config,
    publicConfig: toPublicConfig(config, 'test'),
    deps: compose({ config, db, dataDir, secretKey: PROCESS_SECRET, log }),
    log,
    health: { isReady: async () => true },
    headers: { secure: config.secure, analyticsHost: '', mapHost: '', imageHosts: config.IMAGE_HOSTS },
  });
  // A file that may not grow any more is an error like others, and no reason to end.
  process.on('SIGXFSZ', () => undefined);
  const server = await listen(app.fetch, { port: 0, host: '127.0.0.1' });
  process.stdout.write(`${server.port}\n`);
  // Most of these processes are killed, and would keep nothing for the next one.
  flushCompileCache();
  // Whoever started us is gone.
  process.stdin.resume().on('end', () => process.exit(0));
}

if (process.argv[1] === import.meta.filename) {
  // Written by `startApiProcess` and by nobody else.
  await serve(process.argv[2] ?? '', JSON.parse(process.argv[3] ?? '{}') as ProcessOptions);
}
