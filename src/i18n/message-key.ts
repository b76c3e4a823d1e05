import type german from './messages/de.json';

/** The German catalogue is the list of all messages. */
export type MessageKey = keyof typeof german;
