import { useState } from 'react';
import type { BoardBar } from '#contract/admin-board.ts';
import { workshopInput } from '#contract/workshop.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { DrawerActions } from '#web/form/drawer-actions.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
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

interface StayDrawerProps extends Staying {
  readonly planning: Planning;
  readonly onClose: () => void;
}

/** A stay in the workshop, at once or in the plan. */
export function StayDrawer({ row, times, moved, planning, onClose }: StayDrawerProps) {
  const [taken, setTaken] = useState<readonly WayBooking[]>();
  const { isDrafting, plan } = planning;
  const { form, isPending } = useSubmit({
    schema: workshopInput,
    read: readWorkshop,
    send: async (body): Promise<unknown> => {
      setTaken(undefined);
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
      setTaken(details.inTheWay ?? []);
      return true;
    },
  });
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
        {taken?.length === 0 && (
          <Notice tone="warn" isAlert>
            <FormattedMessage id="adminTrailer.workshop.held" />
          </Notice>
        )}
        <InTheWay bookings={taken ?? []} title={<FormattedMessage id="adminTrailer.workshop.taken" />} />
        <WorkshopFields stay={times && { ...times, note: moved?.[7] ?? null }} />
        <DrawerActions isPending={isPending} onCancel={onClose} />
      </Form>
    </Drawer>
  );
}
