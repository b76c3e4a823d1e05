import { type MouseEvent, useState } from 'react';
import type { BoardBar } from '#contract/admin-board.ts';
import type { PlanChange } from '#contract/admin-plan.ts';
import { type WorkshopInput, workshopInput } from '#contract/workshop.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { DrawerActions } from '#web/form/drawer-actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { markSaved } from '#web/ui/unsaved.ts';
import { useSubmit } from '#web/ui/use-submit.ts';
import { useMay } from '../frame/may.tsx';
import { InTheWay, type WayBooking } from '../trailer/in-the-way.tsx';
import { readWorkshop, WorkshopFields } from '../trailer/workshop-fields.tsx';
import type { DrawnRow } from './lay-plan.ts';
import type { Planning } from './use-plan.ts';

/** Whose stay it is, and when it is to be. */
export type Staying = {
  readonly row: DrawnRow;
  /** In wall times of the depot, if that is known already. */
  readonly times?: { readonly localFrom: string; readonly localTo: string };
  /** The stay that is moved, in place of a new one. */
  readonly moved?: BoardBar;
};

/** What was asked for, and who stands in its way. */
type Taken = { readonly wish?: WorkshopInput; readonly bookings?: readonly WayBooking[] };

interface StayDrawerProps extends Staying {
  readonly planning: Planning;
  readonly onClose: () => void;
}

/** A stay in the workshop, at once or in the plan. */
export function StayDrawer({ row, times, moved, planning, onClose }: StayDrawerProps) {
  const { formatMessage } = useIntl();
  const { may } = useMay();
  const [taken, setTaken] = useState<Taken>();
  const { isDrafting, plan } = planning;
  const { form, isPending } = useSubmit({
    schema: workshopInput,
    read: readWorkshop,
    send: async (body): Promise<unknown> => {
      setTaken({ wish: body });
      if (isDrafting) {
        const dropped = moved && {
          kind: 'drop' as const,
          trailerId: row.id,
          allocationId: moved[5],
          version: moved[8],
        };
        const stay = { kind: 'workshop' as const, trailerId: row.id, ...body };
        planning.take(await planning.send({ add: [...(dropped ? [dropped] : []), stay] }));
        return undefined;
      }
      if (moved) {
        const params = { id: row.id, allocationId: moved[5] };
        return api.patch('/api/admin/trailers/{id}/allocations/{allocationId}', { params, body, ifMatch: moved[8] });
      }
      return api.post('/api/admin/trailers/{id}/allocations', { params: { id: row.id }, body });
    },
    // The plan is newer than the page already.
    ...(isDrafting && { refresh: async () => {} }),
    onDone: onClose,
    onRefused: ({ code, details }) => {
      if (code !== 'trailer-taken') return false;
      setTaken((now) => ({ ...now, bookings: details.inTheWay ?? [] }));
      return true;
    },
  });
  const makeRoom = ({ currentTarget: { form: typed } }: MouseEvent<HTMLButtonElement>) => {
    if (!taken?.wish) return;
    // It goes into the plan: nobody needs to be asked whether to leave it.
    if (typed) markSaved(typed);
    const input = {
      ...taken.wish,
      trailerId: row.id,
      name: formatMessage({ id: 'adminBoard.plan.workshop' }, { trailer: row.number }),
      ask: formatMessage({ id: 'adminBoard.room.ask' }, { trailer: row.number }),
    };
    planning.makeRoom(input, ({ changes }) => {
      const count = (kind: PlanChange['kind']) => changes.filter((change) => change.kind === kind).length;
      toast.success('adminBoard.room.found', { values: { moved: count('move'), left: count('task') } });
      onClose();
    });
  };
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={<FormattedMessage id="adminBoard.plan.workshop" values={{ trailer: row.number }} />}
      note={
        isDrafting ? (
          <FormattedMessage id="adminBoard.move.drafted" values={{ name: plan?.name ?? '' }} />
        ) : (
          <FormattedMessage id="adminTrailer.workshop.note.zone" />
        )
      }
    >
      <Form {...form} className="min-h-full">
        {taken?.bookings?.length === 0 && (
          <Notice tone="warn" isAlert>
            <FormattedMessage id="adminTrailer.workshop.held" />
          </Notice>
        )}
        <InTheWay
          bookings={taken?.bookings ?? []}
          title={<FormattedMessage id="adminTrailer.workshop.taken" />}
          action={
            !moved &&
            may('orders.write') && (
              <Button size="s" isPending={planning.isPending} onClick={makeRoom}>
                <FormattedMessage id="adminBoard.room" />
              </Button>
            )
          }
        />
        <WorkshopFields stay={times && { ...times, note: moved?.[7] ?? null }} />
        <DrawerActions isPending={isPending} onCancel={onClose} />
      </Form>
    </Drawer>
  );
}
