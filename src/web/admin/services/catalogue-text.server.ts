import type { IntlShape } from 'react-intl';
import { isMessageKey } from '#web/trailer/page/option-name.ts';

/** A text of the catalogue, if there is one under the key. */
export const catalogueText = (intl: Pick<IntlShape, 'formatMessage' | 'messages'>, id: string): string =>
  isMessageKey(intl, id) ? intl.formatMessage({ id }) : '';
