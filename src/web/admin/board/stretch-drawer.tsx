import { useState } from 'react';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { useFormat } from '#web/words/use-format.ts';
import { useMay } from '../frame/may.tsx';
import { TransferForm } from '../trailer/transfer-form.tsx';
import type { DrawnRow } from './lay-plan.ts';
import type { BoardView } from './load-board.server.ts';
import { toWall } from './retime.ts';
import { StayDrawer } from './stay-drawer.tsx';
import type { Planning } from './use-plan.ts';

/** An empty stretch of a row, in minutes since 1970. */
export type Stretch = { readonly row: DrawnRow; readonly timeZone: string; readonly from: number; readonly to: number };

interface StretchDrawerProps {
  readonly stretch: Stretch;
  readonly depots: BoardView['depots'];
  readonly planning: Planning;
  readonly onClose: () => void;
}

/** What an empty stretch can be used for: the workshop, the way to another depot, or somebody on the phone. */
export function StretchDrawer({ stretch, depots, planning, onClose }: StretchDrawerProps) {
  const { row, timeZone, from, to } = stretch;
  const format = useFormat();
  const { may } = useMay();
  const [act, setAct] = useState<'workshop' | 'transfer'>();
  const { isDrafting, plan } = planning;
  const [localFrom, localTo] = [toWall(from, timeZone), toWall(to, timeZone)];
  const mayPlan = may(isDrafting ? 'orders.write' : 'fleet.write');
  const order = new URLSearchParams({ q: row.number, from: localFrom, to: localTo });
  if (act === 'workshop') {
    return <StayDrawer row={row} times={{ localFrom, localTo }} planning={planning} onClose={onClose} />;
  }
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={
        <FormattedMessage
          id="adminBoard.stretch"
          values={{ trailer: row.number, moment: format.dayTime(from * MINUTE_MS, OPERATOR_ZONE) }}
        />
      }
      note={
        act === 'transfer' ? (
          <FormattedMessage id="adminTrailer.transfer.about" />
        ) : isDrafting ? (
          <FormattedMessage id="adminBoard.move.drafted" values={{ name: plan?.name ?? '' }} />
        ) : (
          <FormattedMessage id="adminBoard.stretch.text" />
        )
      }
    >
      {act === 'transfer' ? (
        <TransferForm
          trailerId={row.id}
          depots={depots.filter(({ id }) => id !== row.depotId)}
          from={localFrom}
          onClose={onClose}
          {...(isDrafting && {
            plan: async (input) =>
              planning.take(await planning.send({ add: [{ kind: 'transfer', trailerId: row.id, ...input }] })),
          })}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          {mayPlan && (
            <>
              <Button onClick={() => setAct('workshop')}>
                <FormattedMessage id="adminBoard.stay" />
              </Button>
              <Button onClick={() => setAct('transfer')}>
                <FormattedMessage id="adminTrailer.transfer.add" />
              </Button>
            </>
          )}
          {may('orders.write') && (
            <LinkButton to={`/admin/counter?${order.toString()}`} tone="outline">
              <FormattedMessage id="admin.nav.counter" />
            </LinkButton>
          )}
        </div>
      )}
    </Drawer>
  );
}
