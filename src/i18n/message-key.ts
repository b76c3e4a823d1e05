import type german from './messages/de.json';

/** The German catalogue is the list of all messages. */
export type MessageKey = keyof typeof german;

/** For keys that are put together: what the operator or the configuration has made up has no message. */
export const isMessageKey = ({ messages }: { readonly messages: object }, id: string): id is MessageKey =>
  Object.hasOwn(messages, id);
