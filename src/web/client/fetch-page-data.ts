import type { ProblemError } from './problem-error.ts';
import { toProblemError } from './to-problem-error.ts';
import { RETRY_STATUSES, toRetryDelay } from './retry-rule.ts';

/** Tried again like the others, but an answer: the page cannot be had as things are. */
const CONFLICT = 409;

const DATA_PATH = /\.data(?:\?|$)/;

const VERSION_HEADER = 'X-App-Version';

/**
 * The router offers no say in how it fetches the data of its pages, hence the change at the source: a request that fails
 * is made once more, and one that fails again rejects with a `ProblemError`. So does data of another release than the one
 * that runs here, whoever has kept it: while releases take turns the next process to be asked may have the right one.
 */
export function retryPageData(runningVersion: string): () => void {
  const plainFetch = window.fetch;
  window.fetch = (input, init) => {
    const isData = DATA_PATH.test(input instanceof Request ? input.url : String(input));
    if (!isData) return plainFetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set(VERSION_HEADER, runningVersion);
    const send = (how: RequestInit = {}) => plainFetch(input, { ...init, headers, ...how });
    return fetchTwice(send, runningVersion, init?.signal);
  };
  return () => {
    window.fetch = plainFetch;
  };
}

/** Whether data could not be had because only another release answers. */
export const isOfOtherVersion = ({ status }: ProblemError): boolean => status === CONFLICT;

async function fetchTwice(
  send: (how?: RequestInit) => Promise<Response>,
  version: string,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  const isForeign = (answer: Response | undefined) => (answer?.headers.get(VERSION_HEADER) ?? version) !== version;
  const first = await tryOnce(send, signal);
  if (first && !isForeign(first) && !RETRY_STATUSES.includes(first.status)) return first;
  if (!first && !navigator.onLine) throw toProblemError({ status: 0 });
  await pause(toRetryDelay(first?.headers.get('retry-after') ?? null, Date.now()), signal);
  const second = await tryOnce(() => send({ cache: 'reload' }), signal);
  if (isForeign(second)) throw toProblemError({ status: CONFLICT });
  if (second && (second.status === CONFLICT || !RETRY_STATUSES.includes(second.status))) return second;
  throw toProblemError({ status: second?.status });
}

/** Undefined if no answer came, though somebody still waits for one. */
async function tryOnce(send: () => Promise<Response>, signal: AbortSignal | null | undefined) {
  try {
    return await send();
  } catch (error) {
    if (signal?.aborted || !(error instanceof TypeError)) throw error;
    return undefined;
  }
}

async function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  if (ms === 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal?.addEventListener('abort', () => resolve());
  await promise;
  clearTimeout(timer);
  signal?.throwIfAborted();
}
