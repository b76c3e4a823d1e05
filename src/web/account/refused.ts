import type { MessageKey } from '#i18n/message-key.ts';
import type { ProblemError } from '#web/client/problem-error.ts';
import { toast } from '#web/ui/toast.tsx';

/** For calls whose failure has a message of its own: that one first, then why. Complaints about fields stand beside them. */
export const tellWith =
  (message: MessageKey) =>
  ({ messageKey }: ProblemError): true => {
    toast.error(message, { text: messageKey });
    return true;
  };
