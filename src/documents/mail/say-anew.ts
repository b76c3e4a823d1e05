import { canFill, fillPlaces, MAIL_PARTS, type MailWords } from '#domain/mail/mail-words.ts';
import { writeMessage } from '#i18n/write-message.ts';
import { isChoice, messagesOf, type WhichMail } from './original-words.ts';

type Values = Readonly<Record<string, string>>;

/**
 * What the operator has written anew, filled in. Words from before a release that fills in other places are left to the
 * catalogue: a mail without its number would be worse than the old words.
 */
export function sayAnew(which: WhichMail, words: MailWords, values: Values): MailWords {
  if (Object.keys(words).length === 0) return {};
  const places = toPlaces(which, values);
  return Object.fromEntries(
    MAIL_PARTS.flatMap((part) => {
      const text = words[part];
      return text !== undefined && canFill(text, places) ? [[part, fillPlaces(text, places)]] : [];
    }),
  );
}

/** What stands in each place. Where the catalogue chooses among sentences, it is the one that it has chosen. */
export function toPlaces(which: WhichMail, values: Values): Values {
  const choices = messagesOf(which).flatMap(([, message]) =>
    typeof message === 'string' ? [] : message.filter(isChoice),
  );
  const { locale } = which;
  return {
    ...values,
    ...Object.fromEntries(
      choices.map((choice) => [choice[1], writeMessage([choice], { values, locale }).join('').trim()]),
    ),
  };
}
