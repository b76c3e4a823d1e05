import type { IntlShape } from 'react-intl';
import { isMessageKey } from './option-name.ts';

/** What a type or sub-type is called. Configured ones that no catalogue knows go by the name of their type or key. */
export function nameType(intl: Pick<IntlShape, 'formatMessage' | 'messages'>, type: string, subType?: string): string {
  const candidates = [...(subType === undefined ? [] : [`trailerType.${type}.${subType}`]), `trailerType.${type}`];
  const id = candidates.find((candidate) => isMessageKey(intl, candidate));
  return id !== undefined && isMessageKey(intl, id) ? intl.formatMessage({ id }) : type;
}
