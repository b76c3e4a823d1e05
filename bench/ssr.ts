/** Requests per second of the home page beside bare `renderToString` of the same tree, data already in memory. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import { build } from 'vite';
import { recordResult } from './record.ts';
import { type RunningBuild, startBuild } from './support/start-build.ts';

const SECONDS = 10;
const PORT = 4871;

type Reference = { render: () => string; close: () => Promise<void> };

export async function run(): Promise<void> {
  const server = await startBuild(PORT);
  try {
    const served = await measureServer(server.url);
    const memory = await server.measureMemory();
    const bare = await measureReference(server.env);
    const ratio = (served / bare).toFixed(2);
    await recordResult(
      'ssr',
      `home page ${served.toFixed(0)}/s, bare renderToString ${bare.toFixed(0)}/s, ratio ${ratio}; the server occupies ${memory} MB`,
    );
  } finally {
    await server.stop();
  }
}

async function measureServer(url: string): Promise<number> {
  await autocannon({ url, connections: 8, duration: 3 });
  const { requests, non2xx } = await autocannon({ url, connections: 8, duration: SECONDS });
  if (non2xx > 0) throw new Error(`${non2xx} answers were not 200`);
  return requests.average;
}

async function measureReference(env: RunningBuild['env']): Promise<number> {
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
  const reference = await bundle.createHomeReference({ ...env, DEMO_DATA: 'false' });
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
