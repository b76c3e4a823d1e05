import type { IntlShape } from '#i18n/intl.tsx';
import { nameOf } from '#i18n/name-of.ts';

export const typeName = (intl: IntlShape, type: string): string => nameOf(intl, `trailerType.${type}`, type);

export const trailerName = (intl: IntlShape, type: string, subType: string): string =>
  nameOf(intl, `trailerType.${type}.${subType}`, `${typeName(intl, type)} ${subType}`);
