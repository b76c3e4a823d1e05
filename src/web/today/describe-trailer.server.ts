import type { LineTrailer } from '#contract/line.ts';
import { trailerName } from '#web/words/trailer-name.ts';
import type { Words } from '#web/words/words.ts';

/** Drawing, plate and number, which stand together wherever a trailer is named. */
export const describeTrailer = (
  { type, subType, number, plate, image }: LineTrailer,
  { country }: { readonly country: string },
  { intl }: Pick<Words, 'intl'>,
) => ({ type, subType, number, plate, country, image, name: trailerName(intl, type, subType) });
