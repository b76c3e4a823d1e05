import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { changeTrailerInput } from '#contract/admin-trailer.ts';
import { isMessageKey } from '#i18n/message-key.ts';
import { StaleNotice } from '#web/account/stale-notice.tsx';
import { useDraft } from '#web/account/use-draft.ts';
import { api } from '#web/client/api-client.ts';
import { Form } from '#web/ui/form.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { InTheWay, type WayBooking } from './in-the-way.tsx';
import type { TrailerView } from './load-trailer.server.ts';
import { SaveBar } from './save-bar.tsx';
import { toChanges, toTexts, type TrailerField } from './trailer-draft.ts';
import { TrailerForm } from './trailer-form.tsx';

/** The facts of a trailer in a form that keeps what was typed, whatever others change meanwhile. */
export function TrailerFacts({ view: { trailer, choices } }: { readonly view: TrailerView }) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const [bookings, setBookings] = useState<readonly WayBooking[]>([]);
  const draft = useDraft(toTexts(trailer));
  const { values, changed, differences, compareWith, drop } = draft;
  const { form, isPending } = useSubmit({
    schema: changeTrailerInput,
    read: () => toChanges(values, changed),
    send: async (body) => {
      setBookings([]);
      await api.patch('/api/admin/trailers/{id}', { params: { id: trailer.id }, body, ifMatch: trailer.version });
      await revalidate();
      drop();
      toast.success('adminFleet.saved');
    },
    onRefused: ({ code, messageKey, details, fields }) => {
      if (code === 'stale-version') {
        compareWith(toTexts(isTrailer(details.current) ? details.current : trailer));
        void revalidate();
      }
      if (code === 'illegal-state') setBookings(details.inTheWay ?? []);
      toast.error('adminFleet.notSaved', fields ? {} : { text: messageKey });
      return true;
    },
  });
  const nameField = (field: TrailerField): string => {
    const name = field.startsWith('facts.') ? field.slice('facts.'.length) : field;
    const id = [`fact.${name}`, name === 'depotId' ? 'word.noun.depot' : `adminFleet.${name}`].find((key) =>
      isMessageKey(intl, key),
    );
    return id !== undefined && isMessageKey(intl, id) ? intl.formatMessage({ id }) : name;
  };
  return (
    <Form {...form}>
      <StaleNotice differences={differences} nameField={nameField} onDrop={drop} />
      <InTheWay bookings={bookings} title={<FormattedMessage id="adminFleet.staysWhileBooked" />} />
      <TrailerForm draft={draft} choices={choices} />
      <SaveBar isPending={isPending} onDrop={changed.length > 0 ? drop : undefined} />
    </Form>
  );
}

const isTrailer = (value: unknown): value is TrailerView['trailer'] =>
  typeof value === 'object' && value !== null && 'facts' in value && 'plate' in value;
