import { toProblemError } from './to-problem-error.ts';
import { RETRY_STATUSES, toRetryDelay } from './retry-rule.ts';

/** Tried again like the others, but an answer: the page cannot be had as things are. */
const CONFLICT = 409;

const DATA_PATH = /\.data(?:\?|$)/;

/**
 * The router offers no say in how it fetches the data of its pages, hence the change at the source: a request that fails
 * is made once more, and one that fails again rejects with a `ProblemError`.
 */
export function retryPageData(): () => void {
  const plainFetch = window.fetch;
  window.fetch = (input, init) => {
    const isData = DATA_PATH.test(input instanceof Request ? input.url : String(input));
    return isData ? fetchTwice(() => plainFetch(input, init), init?.signal) : plainFetch(input, init);
  };
  return () => {
    window.fetch = plainFetch;
  };
}

async function fetchTwice(send: () => Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  const first = await tryOnce(send, signal);
  if (first && !RETRY_STATUSES.includes(first.status)) return first;
  if (!first && !navigator.onLine) throw toProblemError({ status: 0 });
  await pause(toRetryDelay(first?.headers.get('retry-after') ?? null, Date.now()), signal);
  const second = await tryOnce(send, signal);
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
