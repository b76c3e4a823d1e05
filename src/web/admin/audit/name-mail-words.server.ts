import type { IntlShape } from '#i18n/intl.tsx';
import { isLocale, LOCALE_NAMES } from '#i18n/locales.ts';
import { MAIL_TEMPLATES } from '#contract/mail-kind.ts';

/** Whatever a subject fills in: an entry is about all mails of a kind. */
const ANYTHING = new Proxy<Record<string, string>>({}, { get: () => '…' });

/** What the words of a mail are called by: the subject of the catalogue and the language. Null for a kind that is gone. */
export function nameMailWords({ formatMessage }: Pick<IntlShape, 'formatMessage'>, objectId: string): string | null {
  const [kind = '', language = ''] = objectId.split('/');
  const template = MAIL_TEMPLATES.find((one) => one === kind);
  if (template === undefined || !isLocale(language)) return null;
  return `${formatMessage({ id: `mail.${template}.subject` }, ANYTHING)} · ${LOCALE_NAMES[language]}`;
}
