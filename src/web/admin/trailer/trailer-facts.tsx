import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { changeTrailerInput } from '#contract/admin-trailer-input.ts';
import { isMessageKey } from '#i18n/message-key.ts';
import { StaleNotice } from '#web/form/stale-notice.tsx';
import { type Difference, pickChanged, useDraft } from '#web/form/use-draft.ts';
import { api } from '#web/client/api-client.ts';
import { optionName } from '#i18n/option-name.ts';
import { Form } from '#web/ui/form.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { InTheWay, type WayBooking } from './in-the-way.tsx';
import type { TrailerView } from './load-trailer.server.ts';
import { SaveBar } from '#web/form/save-bar.tsx';
import { toInput, toValues, type TrailerValues } from './trailer-draft.ts';
import { TrailerForm } from './trailer-form.tsx';

/** The facts of a trailer in a form that keeps what was typed, whatever others change meanwhile. */
export function TrailerFacts({ view: { trailer, choices } }: { readonly view: TrailerView }) {
  const intl = useIntl();
  const [bookings, setBookings] = useState<readonly WayBooking[]>([]);
  const draft = useDraft(toValues(trailer));
  const { values, changed, differences, compareWith, drop } = draft;
  const { form, isPending } = useSubmit({
    schema: changeTrailerInput,
    read: () => pickChanged(toInput(values), changed),
    send: (body) => {
      setBookings([]);
      return api.patch('/api/admin/trailers/{id}', { params: { id: trailer.id }, body, ifMatch: trailer.version });
    },
    done: 'adminTrailer.saved',
    notDone: 'adminTrailer.notSaved',
    onDone: drop,
    onStale: (current) => compareWith(toValues(current && 'plate' in current ? current : trailer)),
    onRefused: ({ code, details }) => {
      if (code === 'illegal-state') setBookings(details.inTheWay ?? []);
      return false;
    },
  });
  const nameField = (field: keyof TrailerValues): string => {
    const name = factOf(field);
    const id = [`fact.${name}`, name === 'depotId' ? 'word.noun.depot' : `adminTrailer.${name}`].find((key) =>
      isMessageKey(intl, key),
    );
    return id !== undefined && isMessageKey(intl, id) ? intl.formatMessage({ id }) : name;
  };
  const nameValue = ({ field, value }: Difference<TrailerValues>): string | undefined => {
    if (field === 'depotId') return choices.depots.find(({ id }) => id === value)?.label;
    return typeof value === 'string' ? optionName(intl, factOf(field), value) : undefined;
  };
  return (
    <Form {...form}>
      <StaleNotice differences={differences} nameField={nameField} nameValue={nameValue} onDrop={drop} />
      <InTheWay bookings={bookings} title={<FormattedMessage id="adminTrailer.staysWhileBooked" />} />
      <TrailerForm draft={draft} choices={choices} />
      <SaveBar isPending={isPending} onDrop={changed.length > 0 ? drop : undefined} />
    </Form>
  );
}

const factOf = (field: keyof TrailerValues): string => field.replace('facts.', '');
