/** Fallback for browsers without idle callbacks. */
const IDLE_FALLBACK_MS = 200;
/** A browser that has no frame to paint, or too many, may never call itself idle. */
const MOST_PATIENCE_MS = 5000;

/** Runs work once the browser has nothing better to do, or has not said so for seconds; the result takes it back. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: MOST_PATIENCE_MS });
  return () => cancelIdleCallback(handle);
}
