import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import type { Format } from '#i18n/format.ts';
import { momentText } from '#web/words/moment-text.server.ts';

/** `So 15.11. 09:28` by the operator's clock, for what is about these days; another year is named. */
export const recordMoment = (format: Format, instant: string, now: Date): string =>
  momentText(format, instant, { timeZone: OPERATOR_ZONE, now });
