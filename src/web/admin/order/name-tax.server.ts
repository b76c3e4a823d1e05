import type { TaxTotal } from '#contract/line.ts';
import { isUntaxed } from '#domain/tax/vat.ts';
import { getIntl } from '#i18n/translate.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';

/** `20 % Umsatzsteuer Frankreich`, or why there is none. */
export function nameTax(
  { locale, format }: Pick<PageRequest, 'locale' | 'format'>,
  { case: which, rate, country: code }: TaxTotal,
): string {
  const { formatMessage } = getIntl(locale);
  const country = format.country(code);
  return isUntaxed(which)
    ? formatMessage({ id: `document.tax.${which}` }, { country })
    : formatMessage({ id: 'document.tax' }, { rate: format.percent(rate), country });
}
