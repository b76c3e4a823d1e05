import type { EndingCertificateInMail } from '#contract/mail.ts';
import { createFormat } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';
import type { MailRow } from './mail-body.ts';

/** Each certificate that ends, with its day. */
export function toCertificateRows(
  locale: Locale,
  certificates: readonly EndingCertificateInMail[],
): readonly MailRow[] {
  const { formatMessage } = getIntl(locale);
  const format = createFormat(locale);
  return certificates.map(({ trailer, kind, validUntil }) => ({
    label: `${trailer} · ${formatMessage({ id: `fact.certificate.${kind}` })}`,
    // A day is the same everywhere.
    value: format.date(validUntil, 'UTC'),
  }));
}
