import type { MailContent } from '#contract/mail.ts';
import type { Locale } from '#i18n/locales.ts';
import { LOCALE_NAMES } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';
import type { MailRow } from './mail-body.ts';

type ContactContent = Extract<MailContent, { readonly template: 'contactMessage' }>;

/** Who writes in which language, and what. */
export function toContactRows(locale: Locale, content: ContactContent): readonly MailRow[] {
  const { formatMessage: say } = getIntl(locale);
  const { sender, company, email, language, message } = content;
  return [
    { label: say({ id: 'word.customer' }), value: company === null ? sender : `${sender}, ${company}`, isText: true },
    { label: say({ id: 'word.field.email' }), value: email, isText: true },
    { label: say({ id: 'word.language' }), value: LOCALE_NAMES[language] },
    { label: say({ id: 'help.contact.message' }), value: message, isText: true },
  ];
}
