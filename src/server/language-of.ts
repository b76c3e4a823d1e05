import { parse } from 'hono/utils/cookie';
import type { LanguageOf } from '#api/language.ts';
import { detectLocale } from '#i18n/detect-locale.ts';
import { createFormat } from '#i18n/format.ts';
import { isMessageKey } from '#i18n/message-key.ts';
import { serviceName, serviceText } from '#i18n/service-name.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { describeEntry } from '#web/admin/audit/describe-entry.server.ts';

/** The language of a call: that of the cookie, else what the browser prefers. */
export const languageOf: LanguageOf = ({ headers }) => {
  const { locale: cookie } = parse(headers.get('cookie') ?? '', 'locale');
  const locale = detectLocale(cookie, headers.get('accept-language') ?? undefined);
  const intl = getIntl(locale);
  const format = createFormat(locale);
  return {
    locale,
    findText: (key) => (isMessageKey(intl, key) ? intl.formatMessage({ id: key }) : undefined),
    nameCountry: (code) => format.country(code),
    tellEntry: (entry) => {
      const { changes, notes, fields } = describeEntry({ locale, format }, entry);
      return [
        ...changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`),
        ...fields,
        ...notes.map(({ label, value }) => `${label}: ${value}`),
      ];
    },
    describeService: (service) => ({ name: serviceName(intl, service), text: serviceText(intl, service) ?? '' }),
  };
};
