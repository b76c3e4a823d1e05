import type { Circumstances } from '#db/booking/availability.queries.ts';
import { availability, type Availability } from '#domain/booking/availability.ts';
import type { SearchBasis } from './search-basis.ts';
import type { SearchWindow } from './search-window.ts';
import { toTrailerForRent } from '#services/book/to-trailer-for-rent.ts';

/** Whether a trailer is free in a window, and if not, why and until when: the rule itself says so. */
export const judgeTrailer = (
  { now, asker }: Pick<SearchBasis, 'now' | 'asker'>,
  { place, resolved }: SearchWindow,
  known: Circumstances,
): Availability => availability(toTrailerForRent(known, place, asker), resolved.period, now);
