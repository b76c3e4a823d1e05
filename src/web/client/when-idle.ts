/** Fallback for browsers without idle callbacks. */
const IDLE_FALLBACK_MS = 200;

/** Runs work once the browser has nothing better to do; the result takes it back. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
