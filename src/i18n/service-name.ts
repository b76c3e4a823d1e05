import type { IntlShape } from './intl.tsx';
import { isMessageKey } from './message-key.ts';

type Catalogue = Pick<IntlShape, 'locale' | 'formatMessage' | 'messages'>;

/** What the operator calls a service, by language. A service of the catalogues has no names until it is renamed. */
type Named = { readonly key: string; readonly names: Readonly<Record<string, { readonly name: string }>> };
type Explained = Named & { readonly names: Readonly<Record<string, { readonly text: string }>> };

/** Languages in which a service is better known than by its key. */
const FALLBACKS = ['en', 'de'];

/** A service in the reader's language: as the operator calls it, else as the catalogue does. */
export const serviceName = (intl: Catalogue, { key, names }: Named): string =>
  names[intl.locale]?.name || textOf(intl, `service.${key}`) || fallbackOf(names) || key;

export const serviceText = (intl: Catalogue, { key, names }: Explained): string | undefined =>
  names[intl.locale]?.text ?? textOf(intl, `service.${key}.text`);

const fallbackOf = (names: Named['names']): string | undefined =>
  FALLBACKS.map((locale) => names[locale]?.name).find(Boolean);

const textOf = (intl: Catalogue, id: string): string | undefined =>
  isMessageKey(intl, id) ? intl.formatMessage({ id }) : undefined;
