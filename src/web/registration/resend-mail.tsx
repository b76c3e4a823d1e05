import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';

/** For the mail that does not come. The server counts how often, and says when it is enough. */
export function ResendMail() {
  const { write, isPending } = useWrite();
  const [wasSent, setWasSent] = useState(false);
  const resend = () =>
    write(() => api.post('/api/sign-up/mail'), {
      next: () => setWasSent(true),
      notDone: 'signUp.notResent',
      isOutdatedBy: () => false,
    });
  return (
    <div className="my-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button isPending={isPending} onClick={() => void resend()}>
        <FormattedMessage id="signUp.resend" />
      </Button>
      <p role="status" className="flex items-center gap-1.5 font-medium text-free">
        {wasSent && !isPending && (
          <>
            <MailCheck aria-hidden="true" className="size-5 shrink-0" />
            <FormattedMessage id="signUp.resent" />
          </>
        )}
      </p>
    </div>
  );
}
