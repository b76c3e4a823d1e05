import { useId, useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { changeBookingInput, NOTE_LENGTH } from '#contract/booking-query.ts';
import { api } from '#web/client/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import type { BookingRowView } from './describe-row.server.ts';
import { DriverPhoneField } from './driver-phone-field.tsx';
import { phoneOf } from './rebook-draft.ts';
import { StoredText } from './stored-text.tsx';
import { useConflict } from './use-conflict.ts';

type NoteDialogProps = { readonly booking: BookingRowView; readonly onClose: () => void };

/** Who picks up, and what the depot should know. */
export default function NoteDialog({ booking, onClose }: NoteDialogProps) {
  const formId = useId();
  const { id, version, number, period } = booking;
  const [note, setNote] = useState(booking.note);
  const [driver, setDriver] = useState(booking.driver);
  const [opened] = useState(booking);
  const [driverPhone, setPhone] = useState<string>();
  const phone = phoneOf({ driver, ...(driverPhone !== undefined && { driverPhone }) }, opened);
  const { conflict, takeConflict } = useConflict();
  const { form, isPending } = useSubmit({
    schema: changeBookingInput,
    read: () => ({
      reservationNote: note.trim() || null,
      driverName: driver.trim() || null,
      driverPhone: phone.trim() || null,
    }),
    send: (body) => api.patch('/api/bookings/{id}', { params: { id }, body, ifMatch: version }),
    done: { message: 'booking.note.saved', values: { number } },
    onDone: onClose,
    onRefused: takeConflict,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="booking.act.editNote" />}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button type="submit" form={formId} tone="signal" isPending={isPending}>
            <FormattedMessage id="ui.save" />
          </Button>
        </>
      }
    >
      <Form id={formId} {...form}>
        <ConflictNotice conflict={conflict} timeZone={period.timeZone} />
        {conflict && <StoredText label="word.driver" stored={booking.driver} typed={driver} />}
        <TextField
          name="driverName"
          label={<FormattedMessage id="word.driver" />}
          description={<FormattedMessage id="booking.driver.hint" />}
          value={driver}
          onChange={setDriver}
          maxLength={120}
          autoComplete="off"
        />
        {conflict && <StoredText label="booking.driver.phone" stored={booking.driverPhone} typed={phone} />}
        <DriverPhoneField value={phone} onChange={setPhone} />
        {conflict && <StoredText label="word.note" stored={booking.note} typed={note} />}
        <TextArea
          name="reservationNote"
          label={<FormattedMessage id="word.note" />}
          description={<FormattedMessage id="booking.note.hint" />}
          value={note}
          onChange={setNote}
          maxLength={NOTE_LENGTH}
        />
      </Form>
    </Dialog>
  );
}
