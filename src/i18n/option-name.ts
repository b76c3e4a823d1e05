import type { IntlShape } from './intl.tsx';
import { nameOf } from './name-of.ts';

/** What an option of a fact is called. */
export const optionName = (
  intl: Pick<IntlShape, 'formatMessage' | 'messages'>,
  fact: string,
  option: string | number,
): string => nameOf(intl, `fact.${fact}.${option}`, String(option));
