import { useState } from 'react';
import type { BookingNow } from '#contract/booking.ts';
import type { ProblemError } from '#web/client/problem-error.ts';

/** Somebody else was faster: what they have made of the bookings, as far as the answer says so. */
function findConflict({ code, details }: ProblemError): readonly BookingNow[] | undefined {
  if (code === 'illegal-state') return details.bookings ?? [];
  if (code !== 'stale-version') return undefined;
  return Array.isArray(details.current) ? details.current : [];
}

/** Keeps what a window says beside what was typed in it when somebody else was faster. */
export function useConflict() {
  const [conflict, setConflict] = useState<readonly BookingNow[]>();
  return {
    conflict,
    /** Tells whether the refusal is one. */
    takeConflict: (problem: ProblemError): boolean => {
      const found = findConflict(problem);
      setConflict(found);
      return found !== undefined;
    },
    dropConflict: () => setConflict(undefined),
  };
}
