import { Agent, request } from 'node:http';

export type Answer = { readonly status: number; readonly ms: number; readonly at: number };
type Wish = { readonly url: string; readonly perSecond: number; readonly seconds: number; readonly cookie?: string };

const SLICE_MS = 10;
const TIMEOUT_MS = 15_000;

/** Asks at a steady rate, however late the answers are: visitors do not wait for each other. */
export async function sendOpenLoad({ url, perSecond, seconds, cookie }: Wish): Promise<readonly Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2000 });
  const started = performance.now();
  const asked: Promise<Answer>[] = [];
  const headers = { 'Accept-Language': 'de', ...(cookie === undefined ? {} : { Cookie: cookie }) };
  for (let now = started; now < started + seconds * 1000; now = performance.now()) {
    const due = Math.floor(((now - started) / 1000) * perSecond);
    while (asked.length < due) asked.push(ask(url, agent, headers));
    await new Promise((resolve) => setTimeout(resolve, SLICE_MS));
  }
  const answers = await Promise.all(asked);
  agent.destroy();
  return answers;
}

/** Status 0 is none: the connection broke, or nobody answered in time. */
function ask(url: string, agent: Agent, headers: Record<string, string>): Promise<Answer> {
  const at = performance.now();
  return new Promise((resolve) => {
    const answer = (status: number) => resolve({ status, ms: performance.now() - at, at });
    const sent = request(url, { agent, headers, timeout: TIMEOUT_MS }, (response) => {
      response.resume().on('end', () => answer(response.statusCode ?? 0));
      response.on('error', () => answer(0));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => answer(0));
    sent.end();
  });
}
