import { useState } from 'react';
import type { BoardBar } from '#contract/admin-board.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useMay } from '../frame/may.tsx';
import type { DrawnRow } from './lay-plan.ts';
import { TransferActs } from './transfer-acts.tsx';
import type { Planning } from './use-plan.ts';

/** A bar that somebody looks at. */
export type OpenBar = { readonly row: DrawnRow; readonly bar: number };

export interface BoardActsProps {
  readonly open: OpenBar;
  readonly planning: Planning;
  readonly onMove: () => void;
  readonly onRetime: () => void;
  /** A new stay in the workshop, or another time for one. */
  readonly onStay: (moved?: BoardBar) => void;
  readonly onClose: () => void;
}

/** What can be done with a bar: each also by dragging or by a key. */
export function BoardActs({
  open: { row, bar: position },
  planning,
  onMove,
  onRetime,
  onStay,
  onClose,
}: BoardActsProps) {
  const { may } = useMay();
  const bar = row.bars[position];
  if (!bar) return null;
  const place = row.marks?.get(bar[5])?.place;
  const isMovable = bar[0] === 'reserved' && may('orders.write');
  const isBooked = (isMovable || bar[0] === 'onRent' || bar[0] === 'overdue') && may('orders.write');
  /** A plan changes a booking once: its trailer or its time. */
  const isMoved = place !== undefined && planning.plan?.changes[place - 1]?.kind === 'move';
  const isStay = bar[0] === 'workshop' && place === undefined;
  const isTransfer = bar[0] === 'transfer' && place === undefined;
  const mayPlan = may(planning.isDrafting ? 'orders.write' : 'fleet.write');
  return (
    <div className="flex flex-wrap gap-3">
      {isMovable && (
        <Button tone="ink" onClick={onMove}>
          <FormattedMessage id="adminBooking.swap" />
        </Button>
      )}
      {isBooked && !isMoved && (
        <Button onClick={onRetime}>
          <FormattedMessage id="adminBoard.retime" />
        </Button>
      )}
      {isStay && <DropStay row={row} bar={position} planning={planning} onClose={onClose} />}
      {place !== undefined && planning.isDrafting && (
        <Button
          isPending={planning.isPending}
          onClick={() => void planning.change({ remove: [place - 1] }, { onDone: onClose })}
        >
          <FormattedMessage id="adminBoard.plan.takeOut" />
        </Button>
      )}
      {isStay && mayPlan && (
        <Button onClick={() => onStay(bar)}>
          <FormattedMessage id="adminBoard.stay.move" />
        </Button>
      )}
      {isTransfer && <TransferActs row={row} bar={bar} planning={planning} onShift={onRetime} onClose={onClose} />}
      {mayPlan && (
        <Button onClick={() => onStay()}>
          <FormattedMessage id="adminBoard.stay" />
        </Button>
      )}
    </div>
  );
}

type DropStayProps = OpenBar & Pick<BoardActsProps, 'planning' | 'onClose'>;

function DropStay({ row, bar: position, planning, onClose }: DropStayProps) {
  const { may } = useMay();
  const { write, isPending } = useWrite();
  const [isAsking, setIsAsking] = useState(false);
  const bar = row.bars[position];
  if (!bar || !may(planning.isDrafting ? 'orders.write' : 'fleet.write')) return null;
  const [, , , , , allocationId, , , version] = bar;
  const drop = () => {
    if (planning.isDrafting) {
      const change = { kind: 'drop' as const, trailerId: row.id, allocationId, version };
      void planning.change({ add: [change] }, { onDone: onClose });
      return;
    }
    const params = { id: row.id, allocationId };
    void write(() => api.delete('/api/admin/trailers/{id}/allocations/{allocationId}', { params, ifMatch: version }), {
      done: 'adminTrailer.saved',
      onDone: onClose,
    });
  };
  return (
    <>
      <Button onClick={() => (planning.isDrafting ? drop() : setIsAsking(true))} isPending={planning.isPending}>
        <FormattedMessage id="adminBoard.stay.drop" />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={<FormattedMessage id="adminBoard.stay.drop.title" values={{ trailer: row.number }} />}
        confirmLabel={<FormattedMessage id="adminBoard.stay.drop" />}
        isPending={isPending}
        onConfirm={drop}
      />
    </>
  );
}
