import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { changeTrailerInput } from '#contract/admin-trailer.ts';
import { isMessageKey } from '#i18n/message-key.ts';
import { StaleNotice } from '#web/account/stale-notice.tsx';
import { useDraft } from '#web/account/use-draft.ts';
import { api } from '#web/client/api-client.ts';
import { Form } from '#web/ui/form.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { InTheWay, type WayBooking } from './in-the-way.tsx';
import type { TrailerView } from './load-trailer.server.ts';
import { SaveBar } from './save-bar.tsx';
import { toChanges, toTexts, type TrailerField } from './trailer-draft.ts';
import { TrailerForm } from './trailer-form.tsx';

/** The facts of a trailer in a form that keeps what was typed, whatever others change meanwhile. */
export function TrailerFacts({ view: { trailer, choices } }: { readonly view: TrailerView }) {
  const intl = useIntl();
  const [bookings, setBookings] = useState<readonly WayBooking[]>([]);
  const draft = useDraft(toTexts(trailer));
  const { values, changed, differences, compareWith, drop } = draft;
  const { form, isPending } = useSubmit({
    schema: changeTrailerInput,
    read: () => toChanges(values, changed),
    send: (body) => {
      setBookings([]);
      return api.patch('/api/admin/trailers/{id}', { params: { id: trailer.id }, body, ifMatch: trailer.version });
    },
    done: 'adminFleet.saved',
    notDone: 'adminFleet.notSaved',
    onDone: drop,
    onStale: (current) => compareWith(toTexts(current && 'plate' in current ? current : trailer)),
    onRefused: ({ code, details }) => {
      if (code === 'illegal-state') setBookings(details.inTheWay ?? []);
      return false;
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
