import { NotebookPen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { changeBookingInput, NOTE_LENGTH } from '#contract/booking-query.ts';
import { api } from '#web/client/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Form } from '#web/ui/form.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import type { BookingRowView } from './describe-row.server.ts';
import { useConflict } from './use-conflict.ts';

/** The reservation note of a booking, changed where it stands. */
export function NoteLine({ booking }: { readonly booking: BookingRowView }) {
  const [isEditing, setIsEditing] = useState(false);
  const { note, number, actions } = booking;
  const mayEdit = actions.includes('editNote');
  if (isEditing && mayEdit) return <NoteForm booking={booking} onClose={() => setIsEditing(false)} />;
  if (note === '' && !mayEdit) return null;
  return (
    <p className={cx('flex gap-2 text-body-s', note === '' ? 'items-center' : 'items-start')}>
      <NotebookPen aria-hidden="true" className={cx('size-4 shrink-0 text-asphalt-600', note !== '' && 'mt-0.5')} />
      {note !== '' && <span className="min-w-0 wrap-anywhere whitespace-pre-line">{note}</span>}
      {mayEdit && (
        <LinkAction className="-my-1 shrink-0" onClick={() => setIsEditing(true)}>
          <FormattedMessage id={note === '' ? 'booking.note.add' : 'ui.change'} />
          <span className="sr-only">{number}</span>
        </LinkAction>
      )}
    </p>
  );
}

function NoteForm({ booking, onClose }: { readonly booking: BookingRowView; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { id, version, number, period } = booking;
  const [note, setNote] = useState(booking.note);
  const { conflict, takeConflict } = useConflict();
  const { form, isPending } = useSubmit({
    schema: changeBookingInput,
    read: () => ({ reservationNote: note.trim() || null }),
    send: (body) => api.patch('/api/bookings/{id}', { params: { id }, body, ifMatch: version }),
    done: { message: 'booking.note.saved', values: { number } },
    onDone: onClose,
    onRefused: takeConflict,
  });
  const { ref } = form;
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [ref]);
  return (
    <Form {...form} className="gap-3!">
      <ConflictNotice conflict={conflict} timeZone={period.timeZone} />
      <TextArea
        name="reservationNote"
        label={<FormattedMessage id="word.note" />}
        {...(conflict &&
          booking.note !== note && {
            description: formatMessage({ id: 'booking.conflict.stored' }, { text: booking.note }),
          })}
        rows={2}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={setNote}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="s" tone="ink" isPending={isPending}>
          <FormattedMessage id="ui.save" />
        </SubmitButton>
        <Button size="s" tone="quiet" onClick={onClose}>
          <FormattedMessage id="ui.cancel" />
        </Button>
      </div>
    </Form>
  );
}
