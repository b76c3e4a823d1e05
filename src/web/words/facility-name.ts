import type { IntlShape } from '#i18n/intl.tsx';
import { nameOf } from '#i18n/name-of.ts';

/** What a depot has besides room to park. */
export const facilityName = (intl: IntlShape, facility: string): string =>
  nameOf(intl, `depot.facility.${facility}`, facility);
