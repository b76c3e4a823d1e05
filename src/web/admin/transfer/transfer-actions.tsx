import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useState } from 'react';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { May } from '../frame/may.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import { RemoveButton } from '../trailer/remove-button.tsx';
import { OfferActions } from './offer-actions.tsx';
import type { TransferRowView } from './load-transfers.server.ts';

interface TransferActionsProps {
  readonly transfer: TransferRowView;
}

/** What can be done next with a transfer. */
export const TransferActions = ({ transfer }: TransferActionsProps) => (
  <May right="fleet.write">
    <span className="flex flex-wrap items-center gap-2 md:justify-end">
      {transfer.status === 'proposed' ? <Proposed transfer={transfer} /> : <Planned transfer={transfer} />}
    </span>
  </May>
);

function Proposed({ transfer: { id, trailer, from, to } }: TransferActionsProps) {
  const { write, isPending } = useWrite();
  const [isAsking, setAsking] = useState(false);
  const params = { id };
  const plan = () =>
    write(() => api.post('/api/admin/transfers/proposals/{id}/plan', { params }), {
      done: 'adminTransfer.planned',
      notDone: 'adminTransfer.notPlanned',
    });
  return (
    <>
      <Button size="s" isPending={isPending} onClick={() => void plan()}>
        <FormattedMessage id="adminTransfer.plan" />
      </Button>
      <Button size="s" tone="quiet" onClick={() => setAsking(true)}>
        <FormattedMessage id="adminTransfer.dismiss" />
      </Button>
      <ReasonDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={
          <FormattedMessage
            id="adminTransfer.dismiss.title"
            values={{ trailer: trailer.number, from: from.name, to: to.name }}
          />
        }
        confirmLabel={<FormattedMessage id="adminTransfer.dismiss" />}
        tone="ink"
        done="adminTransfer.dismissed"
        onConfirm={(reason) => api.post('/api/admin/transfers/proposals/{id}/dismiss', { params, body: { reason } })}
      >
        <FormattedMessage id="adminTransfer.dismiss.text" />
      </ReasonDialog>
    </>
  );
}

const WORDS = { done: 'adminTrailer.saved', notDone: 'adminTrailer.notSaved' } as const;

function Planned({ transfer }: TransferActionsProps) {
  const { formatMessage } = useIntl();
  const { write, isPending } = useWrite();
  const { trailer, hasLeft, hasBegun, to, version: ifMatch } = transfer;
  const params = { id: trailer.id, transferId: transfer.id };
  const depart = () =>
    write(() => api.post('/api/admin/trailers/{id}/transfers/{transferId}/departure', { params, ifMatch }), WORDS);
  const arrive = () =>
    write(() => api.post('/api/admin/trailers/{id}/transfers/{transferId}/arrival', { params, ifMatch }), WORDS);
  const cancel = () =>
    write(() => api.delete('/api/admin/trailers/{id}/transfers/{transferId}', { params, ifMatch }), WORDS);
  return (
    <>
      {!hasLeft && <OfferActions transfer={transfer} />}
      {!hasLeft && (
        <Button size="s" isPending={isPending} onClick={() => void depart()}>
          <FormattedMessage id="adminTrailer.transfer.depart" />
        </Button>
      )}
      {hasBegun && (
        <Button size="s" isPending={isPending} onClick={() => void arrive()}>
          <FormattedMessage id="adminTrailer.transfer.arrive" />
        </Button>
      )}
      {!hasLeft && (
        <RemoveButton
          label={formatMessage({ id: 'adminTrailer.transfer.cancel' }, { depot: to.name })}
          disabled={isPending}
          onRemove={() => void cancel()}
        />
      )}
    </>
  );
}
