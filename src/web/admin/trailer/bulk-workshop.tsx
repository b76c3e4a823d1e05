import { FormattedMessage } from '#i18n/intl.tsx';
import { workshopInput } from '#contract/workshop.ts';
import { DrawerActions } from '#web/form/drawer-actions.tsx';
import { api } from '#web/client/api-client.ts';
import { Form } from '#web/ui/form.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { AskProps } from '../list/bulk-action.ts';
import type { TrailerListRow } from './load-trailers.server.ts';
import { readWorkshop, WorkshopFields } from './workshop-fields.tsx';

/** The same time in the workshop for all chosen trailers, by the clock of each one's depot. */
export function BulkWorkshop({ onStart, onCancel }: AskProps<TrailerListRow>) {
  const { form, isPending } = useSubmit({
    schema: workshopInput,
    read: readWorkshop,
    send: async (body) =>
      onStart(({ id }) => api.post('/api/admin/trailers/{id}/allocations', { params: { id }, body })),
    refresh: async () => {},
  });
  return (
    <Form {...form} className="min-h-full">
      <p className="text-asphalt-600">
        <FormattedMessage id="adminTrailer.workshop.note.zone" />
      </p>
      <WorkshopFields stay={undefined} />
      <DrawerActions isPending={isPending} onCancel={onCancel} />
    </Form>
  );
}
