import type { IntlShape } from 'react-intl';
import type { MessageKey } from '#i18n/message-key.ts';

type Catalogue = Pick<IntlShape, 'formatMessage' | 'messages'>;

/** A service of the operator's own making has no name in the catalogues and is shown by its key. */
export const serviceName = (intl: Catalogue, key: string): string => textOf(intl, `service.${key}`) ?? key;

export const serviceText = (intl: Catalogue, key: string): string | undefined => textOf(intl, `service.${key}.text`);

const textOf = (intl: Catalogue, id: string): string | undefined =>
  Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id: id as MessageKey }) : undefined;
