import type { BoardBar } from '#contract/admin-board.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { useMay } from '../frame/may.tsx';
import type { DrawnRow } from './lay-plan.ts';
import type { Planning } from './use-plan.ts';

interface TransferActsProps {
  readonly row: DrawnRow;
  readonly bar: BoardBar;
  readonly planning: Planning;
  /** Another time for it. */
  readonly onShift: () => void;
  readonly onClose: () => void;
}

const WORDS = { done: 'adminTrailer.saved', notDone: 'adminTrailer.notSaved' } as const;

/** How a transfer goes on: it leaves, it arrives, or it does not happen. */
export function TransferActs({ row, bar, planning, onShift, onClose }: TransferActsProps) {
  const { may } = useMay();
  const { write, isPending } = useWrite();
  const { isDrafting } = planning;
  const { current } = useQuestion(row.id, (signal) =>
    api.get('/api/admin/trailers/{id}', { params: { id: row.id }, signal }),
  );
  const transfer = current?.transfer;
  if (!transfer || transfer.id !== bar[5] || !may(isDrafting ? 'orders.write' : 'fleet.write')) return null;
  const { id: transferId, status, toDepot, version: ifMatch } = transfer;
  const call = { params: { id: row.id, transferId }, ifMatch };
  const words = { ...WORDS, onDone: onClose };
  const depart = () => write(() => api.post('/api/admin/trailers/{id}/transfers/{transferId}/departure', call), words);
  const arrive = () => write(() => api.post('/api/admin/trailers/{id}/transfers/{transferId}/arrival', call), words);
  const cancel = () => {
    if (isDrafting) {
      const change = { kind: 'drop' as const, trailerId: row.id, allocationId: transferId, version: bar[8] };
      void planning.change({ add: [change] }, { onDone: onClose });
    } else {
      void write(() => api.delete('/api/admin/trailers/{id}/transfers/{transferId}', call), words);
    }
  };
  const isPlanned = status === 'planned';
  return (
    <>
      {!isDrafting && isPlanned && (
        <Button isPending={isPending} onClick={() => void depart()}>
          <FormattedMessage id="adminTrailer.transfer.depart" />
        </Button>
      )}
      {!isDrafting && !isPlanned && (
        <Button isPending={isPending} onClick={() => void arrive()}>
          <FormattedMessage id="adminTrailer.transfer.arrive" />
        </Button>
      )}
      {isPlanned && (
        <Button onClick={onShift}>
          <FormattedMessage id="adminBoard.shift" />
        </Button>
      )}
      {isPlanned && (
        <Button isPending={isPending || planning.isPending} onClick={cancel}>
          <FormattedMessage id="adminTrailer.transfer.cancel" values={{ depot: toDepot.name }} />
        </Button>
      )}
    </>
  );
}
