import { PREFETCH_FRESH_MS } from './prefetch-queue.ts';

/**
 * Browsers hand out a response that was fetched ahead for minutes, without asking the server. That would bring back a
 * cart from before the last write, so what is too old, or older than a write, is asked for anew.
 */
const fetchedAt = new Map<string, number>();

const toUrl = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : input, window.location.href).href;

export function notePrefetchedData(url: string): void {
  fetchedAt.set(url, Date.now());
}

/** After a write, and when somebody else has signed in, everything fetched ahead is out of date. */
export function outdatePrefetchedData(): void {
  for (const url of fetchedAt.keys()) fetchedAt.set(url, Number.NEGATIVE_INFINITY);
}

export function isOutdated(input: RequestInfo | URL): boolean {
  const at = fetchedAt.get(toUrl(input));
  return at !== undefined && Date.now() - at >= PREFETCH_FRESH_MS;
}

/** The router offers no say in how it fetches its data, hence the change at the source. */
export function keepDataFresh(): () => void {
  const plainFetch = window.fetch;
  window.fetch = (input, init) => plainFetch(input, isOutdated(input) ? { ...init, cache: 'reload' } : init);
  return () => {
    window.fetch = plainFetch;
  };
}
