/**
 * What the server occupies while visitors come, for `MINUTES` (30 unless told), as a curve: after a while it has to be
 * flat, whatever is asked for.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recordResult } from './record.ts';
import { MEMORY_CURVE, PICTURES } from './report.ts';
import { drawChart } from './support/draw-chart.ts';
import { sendClosedLoad } from './support/open-load.ts';
import { type RunningBuild, startBuild } from './support/start-build.ts';

const PORT = 4873;
const TOKEN = 'the token of every benchmark';
const SAMPLES = 180;
const MOST_SECONDS_APART = 10;
/** Pages of guests in several languages, lists with filters, and the API. */
const PATHS = [
  '/',
  '/trailers',
  '/en/trailers?type=cool',
  '/pl',
  '/fr/trailers',
  '/depots',
  '/ru/help',
  '/api/trailers',
];

type Sample = { readonly minute: number; readonly rss: number; readonly heap: number };

export async function run(): Promise<void> {
  const minutes = Number(process.env['MINUTES'] ?? 30);
  const server = await startBuild(PORT, { METRICS_TOKEN: TOKEN });
  try {
    const samples = await watchUnderLoad(server, minutes);
    const rss = samples.map((sample) => sample.rss);
    const [first, last] = [samples[0], samples.at(-1)];
    // Of the quarters of the time, the last two: what grows without end grows there too.
    const growth = mean(rss.slice(-(rss.length >> 2))) - mean(rss.slice(rss.length >> 1, -(rss.length >> 2)));
    await mkdir(PICTURES, { recursive: true });
    await writeFile(path.join(PICTURES, MEMORY_CURVE), drawMemory(samples, minutes));
    await recordResult(
      'memory',
      `of the server begins at ${first?.rss ?? 0} MB and ends at ${last?.rss ?? 0} MB (heap ${last?.heap ?? 0} MB) ` +
        `after ${minutes} minutes of load, at most ${Math.max(...rss)} MB; in the last quarter ${growth.toFixed(0)} MB more than in the one before`,
    );
  } finally {
    await server.stop();
  }
}

async function watchUnderLoad(server: RunningBuild, minutes: number): Promise<readonly Sample[]> {
  const seconds = minutes * 60;
  const started = performance.now();
  const samples = [await takeSample(server, 0)];
  const load = Promise.all(
    PATHS.map((to) => sendClosedLoad({ url: new URL(to, server.url).href, seconds, atOnce: 1 })),
  );
  const pause = Math.min(MOST_SECONDS_APART, seconds / SAMPLES) * 1000;
  while (performance.now() < started + seconds * 1000) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    samples.push(await takeSample(server, (performance.now() - started) / 60_000));
  }
  const loads = await load;
  console.log(`${loads.reduce((sum, { answers }) => sum + answers.length, 0)} answers`);
  return samples;
}

async function takeSample({ url, measureMemory }: RunningBuild, minute: number): Promise<Sample> {
  const response = await fetch(`${url}metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });
  const bytes = Number(/^nodejs_heap_size_used_bytes (\d+)/m.exec(await response.text())?.[1] ?? 0);
  return { minute, rss: await measureMemory(), heap: Math.round(bytes / 1024 / 1024) };
}

const drawMemory = (samples: readonly Sample[], minutes: number): string =>
  drawChart({
    title: `memory of the server over ${minutes} minutes of load`,
    unit: 'MB',
    goal: 400,
    ends: ['start', `${minutes} min`],
    series: [
      { name: 'occupied', values: samples.map(({ minute, rss }) => ({ x: minute, y: rss })) },
      { name: 'heap in use', values: samples.map(({ minute, heap }) => ({ x: minute, y: heap })) },
    ],
  });

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
