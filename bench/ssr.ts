/** Requests per second of the home page beside bare `renderToString` of the same tree, data already in memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import { build } from 'vite';
import { buildIfChanged } from '../scripts/build-if-changed.ts';
import { recordResult } from './record.ts';

const SECONDS = 10;
const PORT = 4871;
const url = `http://127.0.0.1:${PORT}/`;

type Reference = { render: () => string; close: () => Promise<void> };

export async function run(): Promise<void> {
  if (!(await buildIfChanged())) throw new Error('The application could not be built');
  const folder = await mkdtemp(path.join(tmpdir(), 'trailyard-bench-'));
  const env = { DATA_DIR: folder, PORT: String(PORT), LOG_LEVEL: 'silent', NODE_ENV: 'production' };
  const server = spawn(process.execPath, ['build/server/main.js'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  try {
    await untilReady(server);
    const served = await measureServer();
    const bare = await measureReference(folder, env);
    const ratio = (served / bare).toFixed(2);
    await recordResult(
      'ssr',
      `home page ${served.toFixed(0)}/s, bare renderToString ${bare.toFixed(0)}/s, ratio ${ratio}`,
    );
  } finally {
    const stopped = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await stopped;
    await rm(folder, { recursive: true, force: true });
  }
}

async function untilReady(server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && server.exitCode === null) {
    const ready = await fetch(`${url}readyz`).catch(() => undefined);
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not become ready');
}

async function measureServer(): Promise<number> {
  await autocannon({ url, connections: 8, duration: 3 });
  const { requests, non2xx } = await autocannon({ url, connections: 8, duration: SECONDS });
  if (non2xx > 0) throw new Error(`${non2xx} answers were not 200`);
  return requests.average;
}

async function measureReference(folder: string, env: Record<string, string>): Promise<number> {
  const outDir = path.resolve('build/bench');
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ssr: path.resolve('bench/reference/home-tree.tsx'), outDir, emptyOutDir: true, copyPublicDir: false },
  });
  const bundle: { createHomeReference: (env: Record<string, string>) => Promise<Reference> } = await import(
    pathToFileURL(path.join(outDir, 'home-tree.js')).href
  );
  const reference = await bundle.createHomeReference({ ...env, DATA_DIR: folder, DEMO_DATA: 'false' });
  const measure = (seconds: number) => {
    const end = performance.now() + seconds * 1000;
    let count = 0;
    while (performance.now() < end) {
      reference.render();
      count += 1;
    }
    return count / seconds;
  };
  measure(2);
  const perSecond = measure(SECONDS);
  if (!reference.render().includes('<h1')) throw new Error('The reference renders nothing');
  await reference.close();
  return perSecond;
}
