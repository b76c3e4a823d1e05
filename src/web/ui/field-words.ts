import type { IntlShape } from '#i18n/intl.tsx';
import { isMessageKey } from '#i18n/message-key.ts';

/** What to say about a field that was refused with a code. */
export function fieldWords(intl: Pick<IntlShape, 'formatMessage' | 'messages'>, code: string): string {
  const id = `error.field.${code}`;
  return intl.formatMessage({ id: isMessageKey(intl, id) ? id : 'error.field.custom' });
}
