import type { MailTemplate } from '#contract/mail.ts';
import { MAIL_PARTS, type MailPart, type MailWords } from '#domain/mail/mail-words.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Message, MessagePart } from '#i18n/message.ts';
import { getIntl } from '#i18n/translate.server.ts';

export type WhichMail = { readonly template: MailTemplate; readonly locale: Locale };

/** The sentences of a mail as the catalogue has them. */
export const messagesOf = ({ template, locale }: WhichMail): readonly (readonly [MailPart, Message])[] => {
  const { messages } = getIntl(locale);
  return MAIL_PARTS.flatMap((part) => {
    const message = messages[`mail.${template}.${part}`];
    return message === undefined ? [] : [[part, message] as const];
  });
};

/** What the catalogue says, with a name in braces wherever something is filled in or chosen. */
export const originalWords = (which: WhichMail): MailWords =>
  Object.fromEntries(messagesOf(which).map(([part, message]) => [part, toNotation(message)]));

/** Chooses among sentences, which plain words cannot. */
export type Choice = Extract<MessagePart, readonly ['select' | 'plural', ...unknown[]]>;
export const isChoice = (part: MessagePart | undefined): part is Choice =>
  Array.isArray(part) && (part[0] === 'select' || part[0] === 'plural');

const toNotation = (message: Message): string =>
  typeof message === 'string'
    ? message
    : message.map((part, at) => (isChoice(message[at - 1]) ? withSpace(write(part)) : write(part))).join('');

const write = (part: MessagePart): string => (typeof part === 'string' ? part : `{${part === 0 ? '' : part[1]}}`);

/** A sentence that is chosen brings the space behind it along; a place does not. */
const withSpace = (text: string): string => (/^\p{L}/u.test(text) ? ` ${text}` : text);
