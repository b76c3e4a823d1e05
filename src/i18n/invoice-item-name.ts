import type { IntlShape } from './intl.tsx';
import { isMessageKey } from './message-key.ts';
import { serviceName } from './service-name.ts';

type Catalogue = Pick<IntlShape, 'locale' | 'formatMessage' | 'messages'>;

/** What a line of an invoice is for. */
type Item =
  | { readonly kind: 'rent' }
  | {
      readonly kind: 'service';
      readonly key: string;
      readonly names: Readonly<Record<string, { readonly name: string }>>;
    }
  | { readonly kind: 'charge'; readonly charge: string };
type Line = { readonly item: Item; readonly isExtension: boolean };

/** What is billed, as paper, file, mail and page call it. */
export function invoiceItemName(intl: Catalogue, { item, isExtension }: Line): string {
  const name = nameItem(intl, item);
  return isExtension ? intl.formatMessage({ id: 'document.invoice.extension' }, { item: name }) : name;
}

function nameItem(intl: Catalogue, item: Item): string {
  if (item.kind === 'rent') return intl.formatMessage({ id: 'document.invoice.rent' });
  if (item.kind === 'service') return serviceName(intl, item);
  const find = (id: string) => (isMessageKey(intl, id) ? intl.formatMessage({ id }) : undefined);
  const { charge } = item;
  return find(`document.invoice.charge.${charge}`) ?? find(`booking.charge.${charge}`) ?? charge;
}
