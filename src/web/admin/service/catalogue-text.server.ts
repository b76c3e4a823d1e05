import type { IntlShape } from '#i18n/intl.tsx';
import { isMessageKey } from '#i18n/message-key.ts';

/** A text of the catalogue, if there is one under the key. */
export const catalogueText = (intl: Pick<IntlShape, 'formatMessage' | 'messages'>, id: string): string =>
  isMessageKey(intl, id) ? intl.formatMessage({ id }) : '';
