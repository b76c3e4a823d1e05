import { useState } from 'react';
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

interface StayDrawerProps {
  readonly row: DrawnRow;
  readonly planning: Planning;
  readonly onClose: () => void;
}

/** A stay in the workshop, at once or in the plan. */
export function StayDrawer({ row, planning, onClose }: StayDrawerProps) {
  const [taken, setTaken] = useState<readonly WayBooking[]>();
  const { isDrafting, plan } = planning;
  const { form, isPending } = useSubmit({
    schema: workshopInput,
    read: readWorkshop,
    send: async (body): Promise<unknown> => {
      setTaken(undefined);
      if (isDrafting) {
        planning.take(await planning.send({ add: [{ kind: 'workshop', trailerId: row.id, ...body }] }));
        return undefined;
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
        <WorkshopFields stay={undefined} />
        <DrawerActions isPending={isPending} onCancel={onClose} />
      </Form>
    </Drawer>
  );
}
