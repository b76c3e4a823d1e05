/** What an account, or a device that is known to it, may fail. */
export const LOGIN_FAILURES = { free: 10, freeSeconds: 15 * 60, perDay: 100 } as const;

const FIRST_DELAY_SECONDS = 15;
const LONGEST_DELAY_SECONDS = 15 * 60;

/** How long to wait after the n-th attempt of a quarter of an hour: from the tenth on, and twice as long each time. */
export function loginDelaySeconds(attempt: number): number {
  const beyond = attempt - LOGIN_FAILURES.free;
  return beyond < 0 ? 0 : Math.min(FIRST_DELAY_SECONDS * 2 ** beyond, LONGEST_DELAY_SECONDS);
}
