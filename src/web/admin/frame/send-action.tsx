import { FormattedMessage } from '#i18n/intl.tsx';
import type { MessageKey } from '#i18n/message-key.ts';
import { useWrite } from '#web/client/use-write.ts';
import { LinkAction } from '#web/ui/text-link.tsx';
import { May } from './may.tsx';

interface SendActionProps {
  readonly send: () => Promise<unknown>;
  readonly label: MessageKey;
  readonly done: MessageKey;
}

/** Has a mail written to a customer, for whoever may do so. */
export function SendAction({ send, label, done }: SendActionProps) {
  const { write, isPending } = useWrite();
  return (
    <May right="customers.write">
      <LinkAction disabled={isPending} onClick={() => void write(send, { done })}>
        <FormattedMessage id={label} />
      </LinkAction>
    </May>
  );
}
