import type { Messages } from './catalogues.server.ts';
import type { Message } from './message.ts';

/** Messages under their namespaces: in a document each of these would be repeated a hundred times. */
export type FoldedMessages = Readonly<Record<string, Readonly<Record<string, Message>>>>;

export function foldMessages(messages: Messages): FoldedMessages {
  const folded: Record<string, Record<string, Message>> = {};
  for (const [key, message] of Object.entries(messages)) {
    const dot = key.indexOf('.');
    (folded[key.slice(0, dot)] ??= {})[key.slice(dot + 1)] = message;
  }
  return folded;
}

/** Folded by the server from messages of the catalogue, so their keys are known. */
export const unfoldMessages = (folded: FoldedMessages): Messages =>
  Object.fromEntries(
    Object.entries(folded).flatMap(([namespace, messages]) =>
      Object.entries(messages).map(([name, message]) => [`${namespace}.${name}`, message]),
    ),
  ) as Messages;
