import type { Format } from '#i18n/format.ts';
import { countDays } from '#web/trailer/results/count-days.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';

/** The bar of the search shows both ends and the days between them. */
export const describePeriod = ({ from, to }: { readonly from: string; readonly to: string }, format: Format) => ({
  from,
  to,
  fromText: wallTimeText(format, from),
  toText: wallTimeText(format, to),
  days: countDays(from, to),
});
