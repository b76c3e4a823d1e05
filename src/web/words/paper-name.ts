import type { IntlShape } from '#i18n/intl.tsx';
import { nameOf } from '#i18n/name-of.ts';

/** What a paper of a trailer is called. */
export const paperName = (intl: IntlShape, kind: string): string => nameOf(intl, `trailer.document.${kind}`, kind);
