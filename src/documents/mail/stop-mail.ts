import type { MailContent } from '#contract/mail.ts';
import { createFormat } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';
import type { MailRow } from './mail-body.ts';

type StopContent = Extract<MailContent, { readonly template: 'pickUpStopped' }>;

/** What keeps the trailer in the yard, and whom it concerns. */
export function toStopRows(locale: Locale, { stop, trailer, depot, company, driver }: StopContent): readonly MailRow[] {
  const { formatMessage } = getIntl(locale);
  const format = createFormat(locale);
  const tyreName = (position: string) =>
    formatMessage(
      { id: position.endsWith('L') ? 'handover.tyre.left' : 'handover.tyre.right' },
      { axle: position.slice(0, -1) },
    );
  return [
    { label: formatMessage({ id: 'word.noun.trailer' }), value: trailer },
    { label: formatMessage({ id: 'word.location' }), value: depot, isText: true },
    {
      label: formatMessage({ id: 'word.customer' }),
      value: driver === null ? company : `${company}, ${driver}`,
      isText: true,
    },
    ...stop.checks.map(({ check, note }) => ({
      label: formatMessage({ id: `handover.check.${check}` }),
      value: note ?? formatMessage({ id: 'protocol.notOk' }),
      isText: note !== null,
    })),
    ...stop.tyres.map(({ position, depthMm }) => ({
      label: tyreName(position),
      value: formatMessage({ id: 'handover.unit.mm' }, { value: format.number(depthMm, 1) }),
    })),
  ];
}
