import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { ProposalView } from './load-dunning.server.ts';

interface SendLettersProps {
  readonly companies: readonly ProposalView[];
  /** Of all that are ticked, and not of the one beside. */
  readonly isForAll?: boolean;
}

/** Sends one letter to each company. It cannot be taken back, so it asks first and says to whom and about how much. */
export function SendLetters({ companies, isForAll = false }: SendLettersProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { write, isPending } = useWrite();
  const businessUnitIds = companies.map(({ id }) => id);
  const count = companies.length;
  const label = (
    <FormattedMessage id={isForAll ? 'adminDunning.send.chosen' : 'adminDunning.send'} values={{ count }} />
  );
  const send = () =>
    write(
      () =>
        api.post('/api/admin/dunning/send', {
          body: { businessUnitIds },
          idempotencyScope: `dunning ${businessUnitIds.toSorted().join(' ')}`,
        }),
      { done: 'adminDunning.send.done', onDone: () => setIsAsking(false) },
    );
  return (
    <>
      <Button size="s" tone={isForAll ? 'signal' : 'ink'} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={<FormattedMessage id="adminDunning.send.title" values={{ count }} />}
        confirmLabel={label}
        tone="signal"
        isPending={isPending}
        onConfirm={() => void send()}
      >
        <FormattedMessage id="adminDunning.send.text" />
        <ul className="mt-3 grid gap-1">
          {companies.map(({ id, company, level, total }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">{company}</span>
              <span className="whitespace-nowrap">
                {level !== null && <FormattedMessage id={`dunning.level.${level}`} />}, {total}
              </span>
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}
