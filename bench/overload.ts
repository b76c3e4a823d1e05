/**
 * Guests at up to five times what the server can answer, beside a few signed-in people, and back: how many are answered,
 * how fast the others are turned away, and how long it takes until nobody is any more.
 */
import { DEMO_PASSWORD, DEMO_PEOPLE } from '#demo/people.ts';
import { recordResult } from './record.ts';
import type { Answer } from './support/asker.ts';
import { sendClosedLoad, startOpenLoad } from './support/open-load.ts';
import { startBuild } from './support/start-build.ts';

const PORT = 4873;
/** The first second of each step is not counted: what the one before has left is still there. */
const COUNTED = { fromMs: 1000, toMs: 6000 } as const;
const SECONDS = COUNTED.toMs / 1000;
const STEPS = [0.5, 1, 2, 3, 4, 5] as const;
const STORM = { factor: 5, seconds: 3 } as const;
const CALM = { factor: 0.5, seconds: 8 } as const;
/** Who waits longer for a page does not count as answered. */
const SLOW_MS = 1000;
const MEMBERS_PER_SECOND = 5;

/** Pages that are kept would not wait in any line. */
const RENDERED_ANEW = { PAGE_CACHE_MB: '0' };

export async function run(): Promise<void> {
  const server = await startBuild(PORT, RENDERED_ANEW);
  try {
    const cookie = await signIn(server.url);
    await measureCapacity(server.url);
    const before = await measureCapacity(server.url);
    console.log(`capacity ${before.toFixed(0)} home pages/s`);
    console.log(
      'offered  answered in 1 s (of capacity)  p50, p95 ms  turned away/s  p50, p95 ms  failed  signed-in, p95',
    );
    const steps: Step[] = [];
    for (const factor of STEPS) {
      const step = await measureStep({ url: server.url, cookie, capacity: before, factor });
      console.log(describeStep(step, before));
      steps.push(step);
    }
    const recovered = await measureRecovery(server.url, before);
    // The server gets faster while it is measured, so the higher of two figures counts.
    const capacity = Math.max(before, await measureCapacity(server.url));
    const last = steps.at(-1);
    await recordResult(
      'overload',
      `capacity ${capacity.toFixed(0)} home pages/s; of it answered within a second ${steps
        .map(({ factor, perSecond }) => `${percent(perSecond / capacity)} at ${factor} ×`)
        .join(
          ', ',
        )}; at 5 × turned away in ${quantile(last?.shedMs, 0.5)} ms (p95 ${quantile(last?.shedMs, 0.95)} ms), signed-in people answered in ${quantile(last?.memberMs, 0.5)} ms (p95 ${quantile(last?.memberMs, 0.95)} ms); from 5 × back to normal after ${recovered.toFixed(1)} s`,
    );
  } finally {
    await server.stop();
  }
}

type Step = {
  readonly factor: number;
  readonly offered: number;
  /** Pages that were answered in time. */
  readonly perSecond: number;
  readonly answeredMs: readonly number[];
  readonly shedMs: readonly number[];
  readonly failed: number;
  readonly memberMs: readonly number[];
  readonly members: number;
};
type Load = { readonly url: string; readonly cookie: string; readonly capacity: number; readonly factor: number };

/** Pages a second, asked for in the same way as in the steps, but never more than a few at once. */
async function measureCapacity(url: string): Promise<number> {
  const { started, answers } = await sendClosedLoad({ url, seconds: SECONDS, atOnce: 8 });
  return ratePerSecond(answers, started);
}

async function measureStep({ url, cookie, capacity, factor }: Load): Promise<Step> {
  const load = startOpenLoad({ url, perSecond: capacity * factor, seconds: SECONDS });
  const [guests, members] = await Promise.all([
    load.answered,
    startOpenLoad({ url: `${url}api/users/me`, perSecond: MEMBERS_PER_SECOND, seconds: SECONDS, cookie }).answered,
  ]);
  const answeredMs = timesOf(guests, 200);
  const shedMs = timesOf(guests, 503);
  return {
    factor,
    offered: guests.length / SECONDS,
    perSecond: ratePerSecond(guests, load.started),
    answeredMs,
    shedMs,
    failed: guests.length - answeredMs.length - shedMs.length,
    memberMs: timesOf(members, 200),
    members: members.length,
  };
}

function describeStep(
  { factor, offered, perSecond, answeredMs, shedMs, failed, memberMs, members }: Step,
  capacity: number,
) {
  const part = perSecond / capacity;
  return [
    `${factor} ×, ${offered.toFixed(0)}/s`.padEnd(13),
    `${'█'.repeat(Math.round(part * 20)).padEnd(22)} ${percent(part)}`,
    `${quantile(answeredMs, 0.5)}, ${quantile(answeredMs, 0.95)}`,
    (shedMs.length / SECONDS).toFixed(0),
    `${quantile(shedMs, 0.5)}, ${quantile(shedMs, 0.95)}`,
    `${failed}`,
    `${memberMs.length} of ${members}, ${quantile(memberMs, 0.95)}`,
  ].join('  |  ');
}

/** Seconds from the end of the storm to the last guest who was turned away or had to wait long. */
async function measureRecovery(url: string, capacity: number): Promise<number> {
  const storm = startOpenLoad({ url, perSecond: capacity * STORM.factor, seconds: STORM.seconds });
  await storm.asked;
  const calm = startOpenLoad({ url, perSecond: capacity * CALM.factor, seconds: CALM.seconds });
  const [answers] = await Promise.all([calm.answered, storm.answered]);
  const bad = answers.filter(({ status, ms }) => status !== 200 || ms > SLOW_MS);
  return Math.max(0, ...bad.map(({ at, ms }) => at + ms - calm.started)) / 1000;
}

async function signIn(url: string): Promise<string> {
  const email = DEMO_PEOPLE.find(({ member }) => member !== undefined)?.email;
  const response = await fetch(`${url}api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!response.ok) throw new Error(`The demo login answers ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Pages a second that came in the counted time and soon enough. */
function ratePerSecond(answers: readonly Answer[], started: number): number {
  const { fromMs, toMs } = COUNTED;
  const counted = answers.filter(({ status, at, ms }) => {
    const came = at + ms - started;
    return status === 200 && ms <= SLOW_MS && came >= fromMs && came < toMs;
  });
  return counted.length / ((toMs - fromMs) / 1000);
}

const percent = (part: number): string => `${Math.round(part * 100)} %`;

const timesOf = (answers: readonly Answer[], wanted: number): readonly number[] =>
  answers.filter(({ status }) => status === wanted).map(({ ms }) => ms);

function quantile(times: readonly number[] = [], part: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return found === undefined ? '-' : found.toFixed(0);
}
