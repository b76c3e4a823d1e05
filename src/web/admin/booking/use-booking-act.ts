import { useConflict } from '#web/booking/use-conflict.ts';
import type { ProblemError } from '#web/client/problem-error.ts';
import { useWrite, type WriteOptions } from '#web/client/use-write.ts';

/** Does something to a booking. Whoever was too late learns what somebody else has made of it meanwhile. */
export function useBookingAct() {
  const { write, isPending } = useWrite();
  const { conflict, takeConflict, dropConflict } = useConflict();
  /** The notice may stand out of sight, so that a toast tells of it too. */
  const showConflict = (problem: ProblemError): false => {
    takeConflict(problem);
    return false;
  };
  const act = <Answer>(send: () => Promise<Answer>, options: WriteOptions<Answer>): Promise<boolean> => {
    dropConflict();
    return write(send, { onRefused: showConflict, ...options });
  };
  return { act, isPending, conflict, showConflict };
}
