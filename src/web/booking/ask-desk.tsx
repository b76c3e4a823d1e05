import { useState } from 'react';
import type { ExtensionPreview } from '#contract/extension.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import type { ProblemError } from '#web/client/problem-error.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import type { BookingRowView } from './describe-row.server.ts';

type AskDeskProps = {
  readonly booking: BookingRowView;
  readonly preview: ExtensionPreview & { readonly desk: NonNullable<ExtensionPreview['desk']> };
  readonly onAsked: () => void;
  /** Whether it has told of it. */
  readonly onRefused: (problem: ProblemError) => boolean;
};

const NOTE_LENGTH = 500;

/** Somebody else has the trailer then: people of ours may find a way that the shop does not go alone. */
export function AskDesk({ booking: { id, version }, preview: { period, desk }, onAsked, onRefused }: AskDeskProps) {
  const { format } = useWords();
  const [note, setNote] = useState('');
  const { write, isPending } = useWrite();
  const ask = () =>
    write(
      () =>
        api.post('/api/bookings/{id}/extension/request', {
          params: { id },
          body: { to: period.to, note },
          ifMatch: version,
        }),
      { done: 'booking.desk.done', onDone: onAsked, onRefused },
    );
  return (
    <section aria-labelledby="ask-desk" className="rounded-card border border-line px-4 py-4">
      <h3 id="ask-desk" className="font-bold">
        <FormattedMessage id="booking.desk.title" />
      </h3>
      <p className="mt-1 mb-4 text-body-s text-asphalt-600">
        <FormattedMessage id={`booking.desk.${desk}`} values={{ time: wallTimeText(format, period.localTo) }} />
      </p>
      <TextField
        label={<FormattedMessage id="booking.desk.note" />}
        aside={<FormattedMessage id="word.optional" />}
        value={note}
        onChange={setNote}
        maxLength={NOTE_LENGTH}
      />
      <Button tone="ink" className="mt-4" isPending={isPending} onClick={() => void ask()}>
        <FormattedMessage id="booking.desk.ask" />
      </Button>
    </section>
  );
}
