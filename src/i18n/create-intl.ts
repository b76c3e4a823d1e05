import type { ReactNode } from 'react';
import type { Message } from './message.ts';
import type { MessageKey } from './message-key.ts';
import { writeMessage } from './write-message.ts';

type Plain = string | number | bigint | null | undefined;
export type Rich = ReactNode | ((words: ReactNode[]) => ReactNode);
export type Id = { readonly id: MessageKey };

/** The texts of one language, as far as a page has been sent them. */
export type IntlShape = {
  readonly locale: string;
  readonly messages: Readonly<Record<string, Message>>;
  readonly formatMessage: {
    (message: Id, values?: Readonly<Record<string, Plain>>): string;
    (message: Id, values: Readonly<Record<string, Rich>>): ReactNode;
  };
  readonly formatNumber: (value: number | bigint, options?: Intl.NumberFormatOptions) => string;
  readonly formatList: (values: Iterable<string>, options?: Intl.ListFormatOptions) => string;
};

export const NO_VALUES = {};

/** Nothing but what the shop needs of a library for messages: the rest would be in the first script of every page. */
export function createIntl({ locale, messages }: Pick<IntlShape, 'locale' | 'messages'>): IntlShape {
  const write = ({ id }: Id, values: Readonly<Record<string, unknown>> = NO_VALUES) => {
    // A newer server may refuse for a reason that this page has no words for.
    const message = messages[id] ?? (id.startsWith('error.') ? messages['error.internal'] : undefined);
    if (message === undefined) return id;
    if (typeof message === 'string') return message;
    const parts = writeMessage(message, { values, locale });
    return parts.length === 1 ? parts[0] : parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
  };
  return {
    locale,
    messages,
    // Text in, text out: what is no text in the answer has come as a value.
    formatMessage: write as IntlShape['formatMessage'],
    formatNumber: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    formatList: (values, options) => new Intl.ListFormat(locale, options).format(values),
  };
}
