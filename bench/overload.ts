/**
 * Guests at up to five times what the server can answer, beside a few signed-in people, and back: how many are answered,
 * how fast the others are turned away, and how long it takes until nobody is any more.
 */
import autocannon from 'autocannon';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '#demo/people.ts';
import { recordResult } from './record.ts';
import { type Answer, sendOpenLoad } from './support/open-load.ts';
import { startBuild } from './support/start-build.ts';

const PORT = 4873;
const SECONDS = 5;
const STEPS = [0.5, 1, 2, 3, 4, 5] as const;
const RECOVERY = { factor: 0.5, seconds: 8, slowMs: 1000 } as const;
const MEMBERS_PER_SECOND = 5;

export async function run(): Promise<void> {
  const server = await startBuild(PORT);
  try {
    const cookie = await signIn(server.url);
    await autocannon({ url: server.url, connections: 8, duration: SECONDS });
    const { requests } = await autocannon({ url: server.url, connections: 8, duration: SECONDS });
    const capacity = requests.average;
    console.log(`capacity ${capacity.toFixed(0)} home pages/s`);
    console.log('offered  answered  (of capacity)  p50, p95 ms  turned away/s  p50, p95 ms  failed  signed-in');
    const curve: Step[] = [];
    for (const factor of STEPS) {
      const step = await measureStep({ url: server.url, cookie, capacity, factor });
      console.log(describeStep(step));
      curve.push(step);
    }
    const recovered = await measureRecovery(server.url, capacity);
    await recordResult(
      'overload',
      `capacity ${capacity.toFixed(0)} home pages/s; of it answered ${curve
        .map(({ factor, goodput }) => `${Math.round(goodput * 100)} % at ${factor} ×`)
        .join(', ')}; turned away in ${quantile(curve.at(-1)?.shedMs ?? [], 0.5)} ms (p95 ${quantile(
        curve.at(-1)?.shedMs ?? [],
        0.95,
      )} ms) at 5 ×; back to normal after ${recovered.toFixed(1)} s`,
    );
  } finally {
    await server.stop();
  }
}

type Step = {
  readonly factor: number;
  readonly offered: number;
  /** Answered pages, as a part of the capacity. */
  readonly goodput: number;
  readonly answeredMs: readonly number[];
  readonly shedMs: readonly number[];
  readonly failed: number;
  readonly members: { readonly answered: number; readonly asked: number };
};
type Load = { readonly url: string; readonly cookie: string; readonly capacity: number; readonly factor: number };

async function measureStep({ url, cookie, capacity, factor }: Load): Promise<Step> {
  const started = performance.now();
  const [guests, members] = await Promise.all([
    sendOpenLoad({ url, perSecond: capacity * factor, seconds: SECONDS }),
    sendOpenLoad({ url: `${url}api/users/me`, perSecond: MEMBERS_PER_SECOND, seconds: SECONDS, cookie }),
  ]);
  // The last answers come after the last question.
  const seconds = (Math.max(...guests.map(({ at, ms }) => at + ms)) - started) / 1000;
  const answeredMs = timesOf(guests, 200);
  const shedMs = timesOf(guests, 503);
  return {
    factor,
    offered: guests.length / SECONDS,
    goodput: answeredMs.length / seconds / capacity,
    answeredMs,
    shedMs,
    failed: guests.length - answeredMs.length - shedMs.length,
    members: { answered: timesOf(members, 200).length, asked: members.length },
  };
}

const describeStep = ({ factor, offered, goodput, answeredMs, shedMs, failed, members }: Step): string =>
  [
    `${factor} ×, ${offered.toFixed(0)}/s`.padEnd(13),
    `${'█'.repeat(Math.round(goodput * 20)).padEnd(22)} ${Math.round(goodput * 100)} %`,
    `${quantile(answeredMs, 0.5)}, ${quantile(answeredMs, 0.95)}`,
    (shedMs.length / SECONDS).toFixed(0),
    `${quantile(shedMs, 0.5)}, ${quantile(shedMs, 0.95)}`,
    `${failed}`,
    `${members.answered} of ${members.asked}`,
  ].join('  |  ');

/** Seconds from the end of the onslaught to the last guest who was turned away or had to wait long. */
async function measureRecovery(url: string, capacity: number): Promise<number> {
  const { factor, seconds, slowMs } = RECOVERY;
  const started = performance.now();
  const answers = await sendOpenLoad({ url, perSecond: capacity * factor, seconds });
  const bad = answers.filter(({ status, ms }) => status !== 200 || ms > slowMs);
  return Math.max(0, ...bad.map(({ at }) => at - started)) / 1000;
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

const timesOf = (answers: readonly Answer[], wanted: number): readonly number[] =>
  answers.filter(({ status }) => status === wanted).map(({ ms }) => ms);

function quantile(times: readonly number[], part: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return found === undefined ? '-' : found.toFixed(0);
}
