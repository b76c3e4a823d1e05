import type { ProblemError } from '#web/client/problem-error.ts';
import { toast } from '#web/ui/toast.tsx';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** In minutes up to an hour and a half, then in hours; always enough. */
export const toWait = (seconds: number): { unit: 'minutes' | 'hours'; count: number } =>
  seconds <= 1.5 * HOUR
    ? { unit: 'minutes', count: Math.max(1, Math.ceil(seconds / MINUTE)) }
    : { unit: 'hours', count: Math.ceil(seconds / HOUR) };

/**
 * A blocked account is told apart, because only the right password gets that far. Every other refusal sounds the same;
 * where nobody has looked at the password, it says so.
 */
export function showLoginFailure({ status, retryAfterSeconds }: ProblemError): true {
  if (status === 403) toast.error('login.login.error.403');
  else if (status === 429 && retryAfterSeconds !== undefined) {
    toast.error('login.login.error', { text: 'login.login.error.429', values: toWait(retryAfterSeconds) });
  } else if (status === 0) toast.error('login.login.error', { text: 'system.noConnection' });
  else if (status >= 500) toast.error('login.login.error', { text: 'system.noAnswer' });
  else toast.error('login.login.error');
  return true;
}
