import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BookingNow } from '#contract/booking.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { findConflict } from '#web/booking/booking-conflict.ts';
import { isProblemError, type ProblemError } from '#web/client/problem-error.ts';
import { toast } from '#web/ui/toast.tsx';

/**
 * Does something to a booking, and shows it as it is afterwards. Whoever was too late learns what somebody else has made
 * of it meanwhile.
 */
export function useBookingAct() {
  const { revalidate } = useRevalidator();
  const [isPending, setIsPending] = useState(false);
  const [conflict, setConflict] = useState<readonly BookingNow[]>();
  const act = async (
    send: () => Promise<unknown>,
    done: MessageKey,
    onRefused: (problem: ProblemError) => void = () => undefined,
  ): Promise<boolean> => {
    setIsPending(true);
    setConflict(undefined);
    try {
      await send();
      await revalidate();
      toast.success(done);
      return true;
    } catch (error) {
      if (!isProblemError(error)) throw error;
      setConflict(findConflict(error));
      toast.error(error.messageKey);
      onRefused(error);
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return { act, isPending, conflict };
}
