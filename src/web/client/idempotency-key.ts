const PREFIX = 'idempotency:';
/** Answers that say nothing about whether the request was carried out. */
const UNDECIDED_STATUSES: readonly number[] = [408, 425, 429];

/**
 * The key of a create, made once per scope and kept over reloads until an answer has come, so that asking again after a
 * lost answer cannot create a second thing. The scope names the act, never a person.
 */
export function takeIdempotencyKey(scope: string): string {
  const known = sessionStorage.getItem(PREFIX + scope);
  if (known !== null) return known;
  const key = crypto.randomUUID();
  sessionStorage.setItem(PREFIX + scope, key);
  return key;
}

export function dropIdempotencyKey(scope: string): void {
  sessionStorage.removeItem(PREFIX + scope);
}

/** A success and a refusal are answers; silence and a server in trouble are not. */
export const isAnswered = (status: number): boolean =>
  status >= 200 && status < 500 && !UNDECIDED_STATUSES.includes(status);
