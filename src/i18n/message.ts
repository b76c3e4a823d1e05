/**
 * A message as it travels: text, or a list of texts with what is filled in between them. Most are a text alone, and
 * what they are made of is said by its place, not by names, because hundreds of them are part of every document.
 */
export type Message = string | readonly MessagePart[];

export type MessagePart =
  | string
  /** The count of the plural around it. */
  | 0
  | readonly ['value', name: string]
  | readonly ['number', name: string]
  | readonly ['select' | 'plural', name: string, options: Readonly<Record<string, Message>>]
  | readonly ['tag', name: string, words: Message];
