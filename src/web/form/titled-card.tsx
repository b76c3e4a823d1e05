import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { MessageKey } from '#i18n/message-key.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';

interface TitledCardProps extends Omit<ComponentProps<typeof Card>, 'title'> {
  readonly title: MessageKey;
  readonly note?: MessageKey | undefined;
  /** What the note names. */
  readonly noteValues?: Readonly<Record<string, string>>;
  readonly action?: ReactNode;
}

/** A card about one subject. */
export function TitledCard({ title, note, noteValues = {}, action, children, ...card }: TitledCardProps) {
  return (
    <Card {...card}>
      <CardHeader
        title={<FormattedMessage id={title} />}
        action={action}
        {...(note && { note: <FormattedMessage id={note} values={noteValues} /> })}
      />
      {children}
    </Card>
  );
}
