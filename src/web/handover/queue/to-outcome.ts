import type { ProblemError } from '#web/client/problem-error.ts';
import type { SendOutcome } from './send-unsent.ts';

/** Says nothing about whether the server could ever take it. */
const isTrouble = (status: number): boolean => status === 0 || status >= 500 || [408, 425, 429].includes(status);

/** What a failed call means for the thing that was to be sent. */
export function toOutcome({ status, code }: ProblemError): SendOutcome {
  if (isTrouble(status)) return { kind: 'later' };
  if (status === 401 || status === 403) return { kind: 'signedOut' };
  if (status === 404 || code === 'handover-signed' || code === 'illegal-state') return { kind: 'closed' };
  return { kind: 'refused', code };
}
