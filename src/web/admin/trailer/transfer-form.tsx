import { getLocalTimeZone, parseDateTime, Time, toCalendarDateTime, today } from '@internationalized/date';
import { useState } from 'react';
import { type TransferInput, transferInput } from '#contract/transfer.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { DrawerActions } from '#web/form/drawer-actions.tsx';
import { fieldText } from '#web/form/field-text.ts';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { InTheWay, type WayBooking } from './in-the-way.tsx';

interface TransferFormProps {
  readonly trailerId: string;
  readonly depots: readonly { readonly id: string; readonly label: string }[];
  readonly onClose: () => void;
  /** When it leaves, if that is known already. */
  readonly from?: string;
  /** Into a plan, where it does not happen at once. */
  readonly plan?: (input: TransferInput) => Promise<void>;
}

function readTransfer(fields: FormData) {
  const to = fieldText(fields, 'to').slice(0, 16);
  return {
    toDepotId: fieldText(fields, 'toDepotId'),
    from: fieldText(fields, 'from').slice(0, 16),
    ...(to !== '' && { to }),
    reason: fieldText(fields, 'reason'),
  };
}

/** Fields for a time need one to begin with; it is shown, not sent. */
const firstShown = toCalendarDateTime(today(getLocalTimeZone()), new Time(8));

/** Where a trailer is to be brought, and when. */
export function TransferForm({ trailerId, depots, onClose, from, plan }: TransferFormProps) {
  const { formatMessage } = useIntl();
  const [taken, setTaken] = useState<readonly WayBooking[]>();
  const { form, isPending } = useSubmit({
    schema: transferInput,
    read: readTransfer,
    send: (body): Promise<unknown> => {
      setTaken(undefined);
      return plan ? plan(body) : api.post('/api/admin/trailers/{id}/transfers', { params: { id: trailerId }, body });
    },
    // The plan is newer than the page already.
    ...(plan ? { refresh: async () => {} } : { done: 'adminTrailer.saved' as const }),
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
          <FormattedMessage id="adminTrailer.transfer.held" />
        </Notice>
      )}
      <InTheWay bookings={taken ?? []} title={<FormattedMessage id="adminTrailer.transfer.taken" />} />
      <Select
        name="toDepotId"
        label={<FormattedMessage id="adminTrailer.transfer.to" />}
        placeholder={formatMessage({ id: 'ui.country.choose' })}
        options={depots}
      />
      <DatePicker
        name="from"
        granularity="minute"
        placeholderValue={firstShown}
        label={<FormattedMessage id="adminTrailer.transfer.leaves" />}
        {...(from !== undefined && { defaultValue: parseDateTime(from) })}
      />
      <DatePicker
        name="to"
        granularity="minute"
        placeholderValue={firstShown}
        label={<FormattedMessage id="adminTrailer.transfer.arrives" />}
        aside={<FormattedMessage id="word.optional" />}
        description={<FormattedMessage id="adminTrailer.transfer.arrives.hint" />}
      />
      <TextField
        name="reason"
        label={<FormattedMessage id="word.reason" />}
        aside={<FormattedMessage id="word.optional" />}
        maxLength={200}
      />
      <DrawerActions isPending={isPending} onCancel={onClose} />
    </Form>
  );
}
