import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BookingNow } from '#contract/booking.ts';
import { isProblemError, type ProblemError } from '#web/client/problem-error.ts';
import { toast } from '#web/ui/toast.tsx';
import { findConflict } from './booking-conflict.ts';

type ChangeOptions = {
  /** Tells whether it took care of the refusal; every other one becomes a toast. */
  readonly onRefused?: (problem: ProblemError) => boolean;
};

/**
 * Sends a change of bookings and asks the page anew afterwards. If somebody else was faster, the window stays open with
 * what was typed and says what has changed.
 */
export function useBookingChange({ onRefused }: ChangeOptions = {}) {
  const { revalidate } = useRevalidator();
  const [isPending, setIsPending] = useState(false);
  const [conflict, setConflict] = useState<readonly BookingNow[]>();

  /** The answer, or undefined if it was refused. */
  async function change<Answer>(send: () => Promise<Answer>): Promise<Answer | undefined> {
    setIsPending(true);
    try {
      const answer = await send();
      setConflict(undefined);
      await revalidate();
      return answer;
    } catch (error) {
      if (!isProblemError(error)) throw error;
      const found = findConflict(error);
      setConflict(found);
      if (!onRefused?.(error) && !found) toast.error(error.messageKey);
      await revalidate();
      return undefined;
    } finally {
      setIsPending(false);
    }
  }
  return { change, isPending, conflict };
}
