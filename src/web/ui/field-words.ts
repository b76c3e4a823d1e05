import type { IntlShape } from '#i18n/intl.tsx';
import { isMessageKey } from '#i18n/message-key.ts';

/** What to say about a field that was refused with a code, behind whose colon may stand what it is about. */
export function fieldWords(intl: Pick<IntlShape, 'formatMessage' | 'messages'>, code: string): string {
  const [name = '', about] = code.split(/:(.*)/su);
  const id = `error.field.${name}`;
  return intl.formatMessage({ id: isMessageKey(intl, id) ? id : 'error.field.custom' }, { about });
}
