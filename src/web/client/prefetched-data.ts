/** So long data fetched ahead may be used; the server lets browsers keep it as long. */
export const PREFETCH_FRESH_MS = 30_000;
const DATA_PATH = /\.data$/;

const fetchedAt = new Map<string, number>();
let timesOutdated = 0;

/** To be called before data is asked for; the result notes what has arrived, unless it was outdated on its way. */
export function beginPrefetch(): (url: string) => void {
  const begun = timesOutdated;
  return (url) => {
    if (begun === timesOutdated) fetchedAt.set(url, Date.now());
  };
}

/** After a write, and when somebody else has signed in, everything fetched ahead is out of date. */
export function outdatePrefetchedData(): void {
  timesOutdated += 1;
  fetchedAt.clear();
}

const toUrl = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input, window.location.href);

/** Whether the router asks for the data of a page. */
export const isDataRequest = (input: RequestInfo | URL): boolean => DATA_PATH.test(toUrl(input).pathname);

/**
 * All tabs share the browser's cache, and it would bring back a cart from before the last write or the name of whoever
 * was signed in. So the router's data may come from there only if this very tab has just fetched it ahead.
 */
export const mustAskServer = (input: RequestInfo | URL): boolean =>
  Date.now() - (fetchedAt.get(toUrl(input).href) ?? Number.NEGATIVE_INFINITY) >= PREFETCH_FRESH_MS;
