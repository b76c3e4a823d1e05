import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { MessageKey } from '#i18n/message-key.ts';
import { isProblemError } from '#web/client/problem-error.ts';
import { toast } from '#web/ui/toast.tsx';

type Send = () => Promise<unknown>;

/**
 * Sends something, shows the page as it is afterwards and says so. Whatever was refused because somebody else was faster
 * shows the page as they have left it.
 */
export function useAct() {
  const { revalidate } = useRevalidator();
  const [isPending, setIsPending] = useState(false);

  /** For forms, which tell of a refusal themselves. */
  const perform = async (send: Send, done: MessageKey): Promise<void> => {
    try {
      await send();
    } catch (error) {
      if (isProblemError(error) && error.status === 409) void revalidate();
      throw error;
    }
    await revalidate();
    toast.success(done);
  };

  /** For single clicks: tells of a refusal, and whether there was none. */
  const act = async (send: Send, done: MessageKey): Promise<boolean> => {
    setIsPending(true);
    try {
      await perform(send, done);
      return true;
    } catch (error) {
      if (!isProblemError(error)) throw error;
      toast.error(error.messageKey);
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return { act, perform, isPending };
}
