import type { IntlShape } from 'react-intl';
import { nameOf } from './name-of.ts';

/** What a depot has besides room to park. */
export const facilityName = (intl: IntlShape, facility: string): string =>
  nameOf(intl, `depot.facility.${facility}`, facility);
