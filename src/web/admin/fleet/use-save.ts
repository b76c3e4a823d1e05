import { useRevalidator } from 'react-router';
import { isProblemError } from '#web/client/problem-error.ts';
import { toast } from '#web/ui/toast.tsx';

/** Sends a change of a trailer, tells how it went, and shows the trailer as it is now in either case. */
export function useSave() {
  const { revalidate } = useRevalidator();
  return async (send: () => Promise<unknown>): Promise<void> => {
    try {
      await send();
      toast.success('adminFleet.saved');
    } catch (error) {
      if (!isProblemError(error)) throw error;
      toast.error('adminFleet.notSaved', { text: error.messageKey });
    }
    await revalidate();
  };
}
