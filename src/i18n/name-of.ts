import type { IntlShape } from './intl.tsx';
import { isMessageKey } from './message-key.ts';

/** Names are messages; what the configuration or the operator has made up has none and is shown by what it is called there. */
export const nameOf = (intl: Pick<IntlShape, 'formatMessage' | 'messages'>, id: string, otherwise: string): string =>
  isMessageKey(intl, id) ? intl.formatMessage({ id }) : otherwise;
