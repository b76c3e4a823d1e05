import type { IntlShape } from 'react-intl';
import { isMessageKey } from '#i18n/message-key.ts';

/** Names are messages under the keys of the configuration; what has none is shown by its key. */
const nameOf = (intl: IntlShape, key: string, fallback: string): string =>
  isMessageKey(intl, key) ? intl.formatMessage({ id: key }) : fallback;

export const typeName = (intl: IntlShape, type: string): string => nameOf(intl, `trailerType.${type}`, type);

export const trailerName = (intl: IntlShape, type: string, subType: string): string =>
  nameOf(intl, `trailerType.${type}.${subType}`, `${typeName(intl, type)} ${subType}`);
