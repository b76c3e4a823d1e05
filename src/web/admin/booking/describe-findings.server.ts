import type { StoppedPickUp } from '#contract/handover.ts';
import { createFormat } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';

/** What keeps a trailer in the yard, in one line: `Beleuchtung (Blinker links), Achse 2 links 2,5 mm`. */
export function describeFindings(locale: Locale, { checks, tyres }: StoppedPickUp): string {
  const { formatMessage } = getIntl(locale);
  const format = createFormat(locale);
  return [
    ...checks.map(({ check, note }) => {
      const name = formatMessage({ id: `handover.check.${check}` });
      return note === null ? name : `${name} (${note})`;
    }),
    ...tyres.map(({ position, depthMm }) => {
      const id = position.endsWith('L') ? 'handover.tyre.left' : 'handover.tyre.right';
      const depth = formatMessage({ id: 'handover.unit.mm' }, { value: format.number(depthMm, 1) });
      return `${formatMessage({ id }, { axle: position.slice(0, -1) })} ${depth}`;
    }),
  ].join(', ');
}
