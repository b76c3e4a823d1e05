import type { IntlShape } from '#i18n/intl.tsx';
import type { Format } from '#i18n/format.ts';

/** What it takes to say something in one language: its messages, and how it writes figures and dates. */
export type Words = { readonly intl: IntlShape; readonly format: Format };

/** For what is said differently from day to day. */
export type DatedWords = Words & { readonly now: Date };
