/** Requests per second of pages, kept and rendered anew, beside bare `renderToString` of the same trees. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../src/demo/people.ts';
import { recordResult } from './record.ts';
import { sendClosedLoad } from './support/open-load.ts';
import { type RunningBuild, startBuild } from './support/start-build.ts';

const SECONDS = 8;
const WARM_UP = 3;
const PORT = 4871;
const AT_ONCE = 8;

type Tree = 'home' | 'results' | 'trailer' | 'bookings';
type References = Readonly<Record<Tree, () => string>> & { readonly close: () => Promise<void> };

/** A message that waits for its reader makes a guest's page one of their own. */
const RENDERED_ANEW = 'flash=none';

export async function run(): Promise<void> {
  const server = await startBuild(PORT);
  try {
    const { accessToken, cookie } = await signIn(server.url);
    const trailerId = await findTrailer(server.url);
    const served = {
      home: await measureServer(server.url, '/'),
      results: await measureServer(server.url, '/trailers'),
      trailer: await measureServer(server.url, `/trailers/${trailerId}`),
      resultsAnew: await measureServer(server.url, '/trailers', RENDERED_ANEW),
      bookings: await measureServer(server.url, '/booking', cookie),
    };
    const memory = await server.measureMemory();
    const bare = await measureReferences(server.env, { accessToken, trailerId });
    const words = (rate: number, tree: Tree): string =>
      `${rate.toFixed(0)}/s, bare renderToString ${bare[tree].toFixed(0)}/s, ratio ${(rate / bare[tree]).toFixed(2)}`;
    await recordResult('ssr', `home page ${words(served.home, 'home')}; the server occupies ${memory} MB`);
    await recordResult('ssr', `guest /trailers from the cache ${words(served.results, 'results')}`);
    await recordResult('ssr', `trailer page from the cache ${words(served.trailer, 'trailer')}`);
    await recordResult('ssr', `uncached /trailers ${words(served.resultsAnew, 'results')}`);
    await recordResult('ssr', `signed-in /booking ${words(served.bookings, 'bookings')}`);
  } finally {
    await server.stop();
  }
}

/** The first member of the demo. */
async function signIn(url: string): Promise<{ readonly accessToken: string; readonly cookie: string }> {
  const email = DEMO_PEOPLE.find(({ member }) => member !== undefined)?.email;
  const answer = await fetch(`${url}api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const cookies = answer.headers.getSetCookie().map((header) => header.split(';', 1)[0] ?? '');
  const accessToken = cookies.find((pair) => pair.startsWith('session='))?.slice('session='.length);
  if (accessToken === undefined) throw new Error(`Nobody could sign in: ${answer.status}`);
  return { accessToken, cookie: cookies.join('; ') };
}

async function findTrailer(url: string): Promise<string> {
  const page: unknown = await (await fetch(`${url}api/trailers?limit=1`)).json();
  const id = /"id":"(?<id>[0-9a-f-]{36})"/.exec(JSON.stringify(page))?.groups?.['id'];
  if (id === undefined) throw new Error('There is no trailer');
  return id;
}

async function measureServer(origin: string, page: string, cookie?: string): Promise<number> {
  const load = { url: new URL(page, origin).href, atOnce: AT_ONCE, accepts: 'br', ...(cookie && { cookie }) };
  await sendClosedLoad({ ...load, seconds: WARM_UP });
  const { answers } = await sendClosedLoad({ ...load, seconds: SECONDS });
  const failed = answers.filter(({ status }) => status !== 200).length;
  if (failed > 0) throw new Error(`${failed} answers of ${page} were not 200`);
  return answers.length / SECONDS;
}

async function measureReferences(
  env: RunningBuild['env'],
  known: { readonly accessToken: string; readonly trailerId: string },
): Promise<Readonly<Record<Tree, number>>> {
  const outDir = path.resolve('build/bench');
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ssr: path.resolve('bench/reference/page-trees.tsx'), outDir, emptyOutDir: true, copyPublicDir: false },
  });
  const bundle: { createReferences: (env: Record<string, string>, of: typeof known) => Promise<References> } =
    await import(pathToFileURL(path.join(outDir, 'page-trees.js')).href);
  const { close, ...references } = await bundle.createReferences({ ...env, DEMO_DATA: 'false' }, known);
  const rates = {
    home: measureRender(references.home),
    results: measureRender(references.results),
    trailer: measureRender(references.trailer),
    bookings: measureRender(references.bookings),
  };
  await close();
  return rates;
}

function measureRender(render: () => string): number {
  if (!render().includes('<h1')) throw new Error('The reference renders nothing');
  const measure = (seconds: number) => {
    const end = performance.now() + seconds * 1000;
    let count = 0;
    while (performance.now() < end) {
      render();
      count += 1;
    }
    return count / seconds;
  };
  measure(WARM_UP);
  return measure(SECONDS);
}
