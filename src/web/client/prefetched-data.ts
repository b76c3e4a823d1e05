/** So long data fetched ahead may be used; the server lets browsers keep it as long. */
export const PREFETCH_FRESH_MS = 30_000;
const DATA_PATH = /\.data$/;
/** Of so many requests the browser notes when and whence they were answered; of further ones nothing is believed. */
const NOTED_REQUESTS = 2000;

const fetchedAt = new Map<string, number>();
let timesOutdated = 0;

/** To be called before data is asked for; the result notes what has arrived, unless it was outdated on its way. */
export function beginPrefetch(): (url: string) => void {
  const begun = timesOutdated;
  const begunAt = performance.now();
  return (url) => {
    if (begun === timesOutdated && isFromServer(url, begunAt)) fetchedAt.set(url, Date.now());
  };
}

/** The browser may have taken it from its cache, where it can be older than the last write. */
function isFromServer(url: string, since: number): boolean {
  const last = performance.getEntriesByName(url, 'resource').at(-1);
  return last !== undefined && 'transferSize' in last && Number(last.transferSize) > 0 && last.startTime >= since;
}

/** After a write, and when somebody else has signed in, everything fetched ahead is out of date. */
export function outdatePrefetchedData(): void {
  timesOutdated += 1;
  fetchedAt.clear();
}

/**
 * All tabs share the browser's cache, and it would bring back a cart from before the last write or the name of whoever
 * was signed in. So the router's data may come from there only if this very tab has just fetched it ahead.
 */
export function mustAskServer(input: RequestInfo | URL): boolean {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href);
  if (!DATA_PATH.test(url.pathname)) return false;
  return Date.now() - (fetchedAt.get(url.href) ?? Number.NEGATIVE_INFINITY) >= PREFETCH_FRESH_MS;
}

/** The router offers no say in how it fetches its data, hence the change at the source. */
export function keepDataFresh(): () => void {
  performance.setResourceTimingBufferSize(NOTED_REQUESTS);
  const plainFetch = window.fetch;
  window.fetch = (input, init) => plainFetch(input, mustAskServer(input) ? { ...init, cache: 'reload' } : init);
  return () => {
    window.fetch = plainFetch;
  };
}
