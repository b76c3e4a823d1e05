import { positionAge } from '#domain/booking/position-age.ts';
import type { IntlShape } from '#i18n/intl.tsx';

/** How old a position is: in a sentence, and where there is little room. */
export function ageWords(intl: IntlShape, at: string, now: number) {
  const { unit, count, isStale } = positionAge(at, now);
  return {
    text: intl.formatMessage({ id: `word.ago.${unit}` }, { count }),
    short: intl.formatMessage({ id: `today.ageShort.${unit}` }, { count }),
    isStale,
  };
}
