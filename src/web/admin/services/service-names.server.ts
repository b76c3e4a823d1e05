import type { IntlShape } from 'react-intl';
import type { AdminServiceRow } from '#contract/admin-service.ts';
import type { Locale } from '#i18n/locales.ts';
import { isMessageKey } from '#web/trailer/page/option-name.ts';

type Catalogue = Pick<IntlShape, 'formatMessage' | 'messages'>;

/** A text of the catalogue, if there is one under the key. */
export const catalogueText = (intl: Catalogue, id: string): string =>
  isMessageKey(intl, id) ? intl.formatMessage({ id }) : '';

/** What the operator calls a service, else what the catalogue does, else its key. */
export const serviceNameIn = (
  intl: Catalogue,
  locale: Locale,
  { key, names }: Pick<AdminServiceRow, 'key' | 'names'>,
): string => names[locale]?.name || catalogueText(intl, `service.${key}`) || key;
