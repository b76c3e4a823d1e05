import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useMay } from '../frame/may.tsx';
import type { EntryView } from './load-day-sheet.server.ts';

/** Whether a trailer stands ready, and who says so. It is shown as it will be while that is being sent. */
export function PreparedTick({ entry }: { readonly entry: EntryView }) {
  const { bookingId: id, trailerId, trailerNumber, prepared } = entry;
  const { may } = useMay();
  const { write, isPending } = useWrite();
  const isPrepared = prepared !== null;
  const change = (isReady: boolean) =>
    write(() =>
      isReady
        ? api.put('/api/admin/bookings/{id}/prepared', { params: { id }, body: { trailerId } })
        : api.delete('/api/admin/bookings/{id}/prepared', { params: { id } }),
    );
  return (
    <Checkbox
      isSelected={isPending ? !isPrepared : isPrepared}
      isDisabled={!may('handovers.work')}
      onChange={(isReady) => void change(isReady)}
      description={
        isPrepared && <FormattedMessage id="word.nameAndTime" values={{ name: prepared.by, time: prepared.at }} />
      }
    >
      <b>
        <FormattedMessage id="adminFigure.daySheet.ready" />
      </b>
      <span className="sr-only"> {trailerNumber}</span>
    </Checkbox>
  );
}
