import type { IntlShape } from 'react-intl';
import { isMessageKey } from '#i18n/message-key.ts';

/** What an option of a fact is called. An option that configuration or the operator made up is shown as it is. */
export function optionName(intl: Pick<IntlShape, 'formatMessage' | 'messages'>, fact: string, option: string | number) {
  const id = `fact.${fact}.${option}`;
  return isMessageKey(intl, id) ? intl.formatMessage({ id }) : String(option);
}
