import { MAIL_PARTS, type MailPart, type MailWords } from '#domain/mail/mail-words.ts';
import type { MailWordsView } from './load-mail-words.server.ts';

/** The parts under the names that the call knows them by. */
export type EnteredWords = { readonly [Part in MailPart as `words.${Part}`]?: string | undefined };

/** What the form begins with: the words as they are sent, wherever they come from. */
export const toEntered = (fields: MailWordsView['fields'], words?: MailWords): EnteredWords =>
  Object.fromEntries(
    fields.map(({ part, value, original }) => [
      `words.${part}`,
      words === undefined ? value : (words[part] ?? original),
    ]),
  );

export const toWords = (entered: EnteredWords): MailWords =>
  Object.fromEntries(
    MAIL_PARTS.flatMap((part) => {
      const text = entered[`words.${part}`];
      return text === undefined ? [] : [[part, text]];
    }),
  );
