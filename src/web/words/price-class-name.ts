import type { IntlShape } from '#i18n/intl.tsx';
import { isMessageKey } from '#i18n/message-key.ts';
import { typeName } from '#web/words/trailer-name.ts';

/** Most price classes are those of a type. One that the operator made up is shown by its key. */
export function priceClassName(intl: IntlShape, priceClass: string): string {
  const id = `trailerType.class.${priceClass}`;
  return isMessageKey(intl, id) ? intl.formatMessage({ id }) : typeName(intl, priceClass);
}
