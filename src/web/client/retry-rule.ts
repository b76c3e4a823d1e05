export const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504];
export const SAFE_METHOD_RETRIES = 1;
/** A server may ask us to wait, but not longer than a person would. */
export const MAX_RETRY_AFTER_MS = 5_000;

export function toRetryDelay(retryAfter: string | null, nowMs: number): number {
  if (retryAfter === null) return 0;
  const wanted = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - nowMs;
  return Number.isNaN(wanted) ? 0 : Math.min(Math.max(wanted, 0), MAX_RETRY_AFTER_MS);
}
