import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import type { FleetChoices } from './load-choices.server.ts';
import type { TransferView } from './load-trailer.server.ts';
import { RemoveButton } from './remove-button.tsx';
import { TransferForm } from './transfer-form.tsx';

interface TransferCardProps {
  readonly trailerId: string;
  readonly depot: { readonly id: string; readonly name: string };
  readonly transfer: TransferView | null;
  readonly depots: FleetChoices['depots'];
  /** Drafts and retired ones stay where they are. */
  readonly isOffered: boolean;
}

/** The way of a trailer to another depot: planned, on the road, arrived. */
export function TransferCard({ trailerId, depot, transfer, depots, isOffered }: TransferCardProps) {
  const [isPlanning, setPlanning] = useState(false);
  const close = () => setPlanning(false);
  return (
    <TitledCard
      title="word.transfers"
      action={
        isOffered &&
        transfer === null && (
          <Button size="s" onClick={() => setPlanning(true)}>
            <Plus aria-hidden="true" className="size-4.5" />
            <FormattedMessage id="adminTrailer.transfer.add" />
          </Button>
        )
      }
    >
      {transfer === null ? (
        <p className="text-body-s text-asphalt-600">
          <FormattedMessage id="adminTrailer.transfer.none" />
        </p>
      ) : (
        <OpenTransfer trailerId={trailerId} from={depot.name} transfer={transfer} />
      )}
      <Drawer
        isOpen={isPlanning}
        onOpenChange={close}
        title={<FormattedMessage id="adminTrailer.transfer.one" />}
        note={<FormattedMessage id="adminTrailer.transfer.about" />}
      >
        {isPlanning && (
          <TransferForm trailerId={trailerId} depots={depots.filter(({ id }) => id !== depot.id)} onClose={close} />
        )}
      </Drawer>
    </TitledCard>
  );
}

interface OpenTransferProps {
  readonly trailerId: string;
  readonly from: string;
  readonly transfer: TransferView;
}

const WORDS = { done: 'adminTrailer.saved', notDone: 'adminTrailer.notSaved' } as const;

function OpenTransfer({ trailerId, from, transfer }: OpenTransferProps) {
  const { formatMessage } = useIntl();
  const { write, isPending } = useWrite();
  const { status, toDepot, leaves, arrives, reason, version: ifMatch } = transfer;
  const params = { id: trailerId, transferId: transfer.id };
  const depart = () =>
    write(() => api.post('/api/admin/trailers/{id}/transfers/{transferId}/departure', { params, ifMatch }), WORDS);
  const arrive = () =>
    write(() => api.post('/api/admin/trailers/{id}/transfers/{transferId}/arrival', { params, ifMatch }), WORDS);
  const cancel = () =>
    write(() => api.delete('/api/admin/trailers/{id}/transfers/{transferId}', { params, ifMatch }), WORDS);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {from} → {toDepot.name}
            <WordBadge tone="info" mark="dot" word={`adminTransfer.status.${status}`} />
          </p>
          <p className="text-sm text-asphalt-600">
            <FormattedMessage id="adminTrailer.transfer.leaves" /> {leaves},{' '}
            <FormattedMessage id="adminTrailer.transfer.arrives" /> {arrives}
          </p>
          {reason !== null && <p className="text-sm text-asphalt-600">{reason}</p>}
        </div>
        {status === 'planned' && (
          <RemoveButton
            label={formatMessage({ id: 'adminTrailer.transfer.cancel' }, { depot: toDepot.name })}
            disabled={isPending}
            onRemove={() => void cancel()}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {status === 'planned' && (
          <Button size="s" isPending={isPending} onClick={() => void depart()}>
            <FormattedMessage id="adminTrailer.transfer.depart" />
          </Button>
        )}
        {transfer.hasBegun && (
          <Button size="s" isPending={isPending} onClick={() => void arrive()}>
            <FormattedMessage id="adminTrailer.transfer.arrive" />
          </Button>
        )}
      </div>
    </div>
  );
}
