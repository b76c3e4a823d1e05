import { useIntl } from '#i18n/intl.tsx';
import { hundredthsIn } from './hundredths.ts';
import type { NumberNotation } from './notation.ts';

const known = new Map<string, NumberNotation>();

/** As the page's language writes and reads them. */
export function useHundredths(): NumberNotation {
  const { locale } = useIntl();
  const notation = known.get(locale) ?? hundredthsIn(locale);
  known.set(locale, notation);
  return notation;
}
