import { useConflict } from '#web/booking/use-conflict.ts';
import type { ProblemError } from '#web/client/problem-error.ts';
import { useWrite, type WriteOptions } from '#web/client/use-write.ts';
import type { AdminBookingView } from './load-booking.server.ts';

/** A window in which something is done to a booking. */
export interface BookingDrawerProps {
  readonly booking: AdminBookingView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

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
