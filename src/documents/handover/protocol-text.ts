import type { IntlShape } from '#i18n/intl.tsx';
import type { Handover, HandoverDamage } from '#contract/handover.ts';
import { createFormat } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { isMessageKey, type MessageKey } from '#i18n/message-key.ts';
import { getIntl } from '#i18n/translate.server.ts';

/** The words and figures of a protocol. */
export type ProtocolText = ReturnType<typeof createProtocolText>;

/** A key that the stored protocol has and the catalogue has lost is better than a hole in the paper. */
function nameOf(intl: IntlShape, group: string, key: string): string {
  const id = `handover.${group}.${key}`;
  return isMessageKey(intl, id) ? intl.formatMessage({ id }) : key;
}

export function createProtocolText(locale: Locale, { depot: { timeZone } }: Pick<Handover, 'depot'>) {
  const intl = getIntl(locale);
  const format = createFormat(locale);
  const say = (id: MessageKey, values: Record<string, string | number> = {}): string =>
    intl.formatMessage({ id }, values);
  const name = (group: 'check' | 'damage' | 'equipment' | 'photo' | 'severity' | 'view', key: string): string =>
    nameOf(intl, group, key);
  return {
    say,
    name,
    /** By the clock of the depot, where it was signed. */
    moment: (at: string): string => `${format.date(at, timeZone)}, ${format.time(at, timeZone)}`,
    date: (at: string): string => format.date(at, timeZone),
    millimetres: (depth: number): string => format.number(depth, 1),
    percent: (value: number): string => format.percent(value),
    damage: ({ view, kind, severity }: HandoverDamage): string =>
      [name('damage', kind), name('view', view), name('severity', severity)].join(' · '),
  };
}
