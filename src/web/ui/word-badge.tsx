import type { ComponentProps } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { MessageKey } from '#i18n/message-key.ts';
import { Badge } from './badge.tsx';

interface WordBadgeProps extends Omit<ComponentProps<typeof Badge>, 'children'> {
  readonly word: MessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A badge that says a message. */
export const WordBadge = ({ word, values = {}, ...look }: WordBadgeProps) => (
  <Badge {...look}>
    <FormattedMessage id={word} values={values} />
  </Badge>
);
