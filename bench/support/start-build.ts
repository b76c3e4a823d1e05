import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildIfChanged } from '../../scripts/build-if-changed.ts';
import { SERVER_ENV, serverFlags } from '../../scripts/server-flags.mjs';

export type RunningBuild = {
  readonly url: string;
  readonly pid: number;
  /** What the server was started with, for whatever looks at the same data. */
  readonly env: Readonly<Record<string, string>>;
  /** What the server occupies now, in megabytes. */
  readonly measureMemory: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** Builds the application if its sources have changed, and starts it as a process of its own with fresh demo data. */
export async function startBuild(port: number, settings: Readonly<Record<string, string>> = {}): Promise<RunningBuild> {
  if (!(await buildIfChanged())) throw new Error('The application could not be built');
  const folder = await mkdtemp(path.join(tmpdir(), 'trailyard-bench-'));
  const env = { DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent', NODE_ENV: 'production', ...settings };
  const server = spawn(process.execPath, [...serverFlags(env), 'build/server/main.js'], {
    env: { ...SERVER_ENV, ...process.env, ...env },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/`;
  const stop = async () => {
    const stopped = new Promise((resolve) => server.once('exit', resolve));
    if (server.kill('SIGTERM')) await stopped;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(server, url);
  } catch (error) {
    await stop();
    throw error;
  }
  const measureMemory = async () => {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(server.pid)]);
    return Math.round(Number(stdout) / 1024);
  };
  return { url, pid: server.pid ?? 0, env, measureMemory, stop };
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && server.exitCode === null) {
    const ready = await fetch(`${url}readyz`).catch(() => undefined);
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not become ready');
}
