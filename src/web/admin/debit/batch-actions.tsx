import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import type { BatchView } from './load-debit-batch.server.ts';

const CALLS = {
  export: '/api/admin/debit-batches/{id}/export',
  discard: '/api/admin/debit-batches/{id}/discard',
  booked: '/api/admin/debit-batches/{id}/booked',
} as const;
type Act = keyof typeof CALLS;

function actsOn({ status, isLate, canBeBooked }: BatchView): readonly Act[] {
  if (status === 'draft') return isLate ? ['discard'] : ['discard', 'export'];
  return canBeBooked ? ['booked'] : [];
}

/** What can be done to a batch now. All of it is final, so it asks first. */
export function BatchActions({ batch }: { readonly batch: BatchView }) {
  const { id, version, number, debits, sum, day, status } = batch;
  const { write, isPending } = useWrite();
  const [asked, setAsked] = useState<Act | undefined>();
  const close = () => setAsked(undefined);
  const act = (which: Act) =>
    write(() => api.post(CALLS[which], { params: { id }, ifMatch: version }), {
      done: `adminDebit.${which}.done`,
      onDone: close,
    });
  const acts = actsOn(batch);
  return (
    <>
      {(status === 'exported' || status === 'booked') && (
        <DownloadLink to={`/api/admin/debit-batches/${id}/file`}>
          <FormattedMessage id="word.downloadFile" />
        </DownloadLink>
      )}
      {acts.map((which) => (
        <Button key={which} tone={which === 'discard' ? 'quiet' : 'signal'} onClick={() => setAsked(which)}>
          <FormattedMessage id={`adminDebit.${which}`} />
        </Button>
      ))}
      {acts.map((which) => (
        <ConfirmDialog
          key={which}
          isOpen={asked === which}
          onOpenChange={close}
          title={<FormattedMessage id={`adminDebit.${which}.title`} values={{ number }} />}
          confirmLabel={<FormattedMessage id={`adminDebit.${which}`} />}
          tone={which === 'discard' ? 'danger' : 'signal'}
          isPending={isPending}
          onConfirm={() => void act(which)}
        >
          <FormattedMessage id={`adminDebit.${which}.text`} values={{ count: debits, sum, day }} />
        </ConfirmDialog>
      ))}
    </>
  );
}
