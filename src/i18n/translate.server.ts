import { createIntl, type IntlShape } from './create-intl.ts';
import { getMessages } from './catalogues.server.ts';
import type { Locale } from './locales.ts';

const intls = new Map<Locale, IntlShape>();

/** Texts outside of a page: document titles, mails, PDF documents. */
export function getIntl(locale: Locale): IntlShape {
  const known = intls.get(locale);
  if (known) return known;
  const intl = createIntl({ locale, messages: getMessages(locale) });
  intls.set(locale, intl);
  return intl;
}
