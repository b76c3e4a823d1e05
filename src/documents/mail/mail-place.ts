import type { DepotSummary } from '#contract/depot.ts';
import type { LineFacts } from '#contract/document.ts';
import { phoneText } from '#domain/user/phone.ts';
import { toAddress } from '#documents/order/order-text.ts';
import type { Locale } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';

/** Where a trailer stands and how to get there. */
export type MailPlace = {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly keyBox: string | undefined;
  readonly map: { readonly label: string; readonly url: string };
};

type Address = Pick<LineFacts, 'street' | 'postalCode' | 'phone'> & { readonly keyBox?: boolean };

export function toMailPlace(
  locale: Locale,
  mapLink: string,
  { name, city, lat, lon }: Pick<DepotSummary, 'name' | 'city' | 'lat' | 'lon'>,
  { street, postalCode, phone, keyBox = false }: Address,
): MailPlace {
  const { formatMessage } = getIntl(locale);
  return {
    name,
    address: toAddress({ street, postalCode }, city),
    phone: phoneText(phone),
    keyBox: keyBox ? formatMessage({ id: 'booking.keyBox' }) : undefined,
    map: {
      label: formatMessage({ id: 'word.route' }),
      url: mapLink.replaceAll('{lat}', String(lat)).replaceAll('{lon}', String(lon)),
    },
  };
}
