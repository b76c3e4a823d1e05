import type { IntlShape } from 'react-intl';
import type { MessageKey } from '#i18n/message-key.ts';

/** Names are messages under the keys of the configuration; what has none is shown by its key. */
const nameOf = (intl: IntlShape, key: string, fallback: string): string =>
  Object.hasOwn(intl.messages, key) ? intl.formatMessage({ id: key as MessageKey }) : fallback;

export const typeName = (intl: IntlShape, type: string): string => nameOf(intl, `trailerType.${type}`, type);

export const trailerName = (intl: IntlShape, type: string, subType: string): string =>
  nameOf(intl, `trailerType.${type}.${subType}`, `${typeName(intl, type)} ${subType}`);
