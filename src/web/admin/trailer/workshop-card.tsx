import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { workshopInput } from '#contract/workshop.ts';
import { DrawerActions } from '#web/form/drawer-actions.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { EditableRow } from './editable-row.tsx';
import { InTheWay, type WayBooking } from './in-the-way.tsx';
import type { WorkshopView } from './load-trailer.server.ts';
import { readWorkshop, WorkshopFields } from './workshop-fields.tsx';

interface WorkshopCardProps {
  readonly trailerId: string;
  readonly workshop: readonly WorkshopView[];
  readonly isRetired: boolean;
}

/** Stays in the workshop, each of which takes the trailer off the market for its time. */
export function WorkshopCard({ trailerId, workshop, isRetired }: WorkshopCardProps) {
  const { formatMessage } = useIntl();
  const { write, isPending } = useWrite();
  const [edited, setEdited] = useState<WorkshopView | 'new'>();

  const cancel = ({ id: allocationId, version }: WorkshopView) => {
    const params = { id: trailerId, allocationId };
    return write(
      () => api.delete('/api/admin/trailers/{id}/allocations/{allocationId}', { params, ifMatch: version }),
      { done: 'adminTrailer.saved', notDone: 'adminTrailer.notSaved' },
    );
  };

  return (
    <TitledCard
      title="word.noun.workshop"
      action={
        !isRetired && (
          <Button size="s" onClick={() => setEdited('new')}>
            <Plus aria-hidden="true" className="size-4.5" />
            <FormattedMessage id="adminTrailer.workshop.add" />
          </Button>
        )
      }
    >
      {workshop.length === 0 && (
        <p className="text-body-s text-asphalt-600">
          <FormattedMessage id="adminTrailer.workshop.none" />
        </p>
      )}
      <ul>
        {workshop.map((stay) => (
          <EditableRow
            key={stay.id}
            changeLabel={formatMessage({ id: 'adminTrailer.workshop.change' }, { period: stay.words })}
            removeLabel={formatMessage({ id: 'adminTrailer.workshop.cancel' }, { period: stay.words })}
            onChange={() => setEdited(stay)}
            onRemove={() => void cancel(stay)}
            isPending={isPending}
          >
            <p className="font-semibold">{stay.words}</p>
            {stay.note !== null && <p className="text-sm text-asphalt-600">{stay.note}</p>}
          </EditableRow>
        ))}
      </ul>
      <Drawer
        isOpen={edited !== undefined}
        onOpenChange={() => setEdited(undefined)}
        title={<FormattedMessage id="adminTrailer.workshop.one" />}
        note={<FormattedMessage id="adminTrailer.workshop.note.zone" />}
      >
        {edited !== undefined && (
          <WorkshopForm
            trailerId={trailerId}
            stay={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Drawer>
    </TitledCard>
  );
}

interface WorkshopFormProps {
  readonly trailerId: string;
  readonly stay: WorkshopView | undefined;
  readonly onClose: () => void;
}

function WorkshopForm({ trailerId, stay, onClose }: WorkshopFormProps) {
  const [taken, setTaken] = useState<readonly WayBooking[]>();
  const { form, isPending } = useSubmit({
    schema: workshopInput,
    read: readWorkshop,
    send: (body): Promise<unknown> => {
      setTaken(undefined);
      if (stay === undefined) {
        return api.post('/api/admin/trailers/{id}/allocations', { params: { id: trailerId }, body });
      }
      const params = { id: trailerId, allocationId: stay.id };
      return api.patch('/api/admin/trailers/{id}/allocations/{allocationId}', { params, body, ifMatch: stay.version });
    },
    done: 'adminTrailer.saved',
    notDone: 'adminTrailer.notSaved',
    onDone: onClose,
    onRefused: ({ code, details }) => {
      if (code !== 'trailer-taken') return false;
      setTaken(details.inTheWay ?? []);
      return true;
    },
  });
  return (
    <Form {...form} className="min-h-full">
      {taken?.length === 0 && (
        <Notice tone="warn" isAlert>
          <FormattedMessage id="adminTrailer.workshop.held" />
        </Notice>
      )}
      <InTheWay bookings={taken ?? []} title={<FormattedMessage id="adminTrailer.workshop.taken" />} />
      <WorkshopFields stay={stay} />
      <DrawerActions isPending={isPending} onCancel={onClose} />
    </Form>
  );
}
