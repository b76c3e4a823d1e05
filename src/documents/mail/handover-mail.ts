import type { Handover } from '#contract/handover.ts';
import { createFormat } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';
import type { MailRow } from './mail-layout.tsx';

/** What the sentences of a mail about a signed protocol speak of. */
export const toHandoverValues = ({ booking, trailer }: Handover): Record<string, string> => ({
  number: booking.number,
  trailer: `${trailer.number} · ${trailer.plate}`,
});

/** The protocol in few lines; all of it is in the attachment. */
export function toHandoverRows(locale: Locale, handover: Handover): readonly MailRow[] {
  const { kind, trailer, depot, signedAt, parts, plan, release, confirmation } = handover;
  const { formatMessage } = getIntl(locale);
  const format = createFormat(locale);
  const { timeZone } = depot;
  const failed = plan.checklist
    .filter((check) => parts.checklist[check]?.isOk === false)
    .map((check) => formatMessage({ id: `handover.check.${check}` }));
  return [
    {
      label: `${trailer.number} · ${trailer.make} ${trailer.model} · ${trailer.plate}\n${depot.name}, ${depot.city}`,
      value: signedAt === null ? '' : `${format.date(signedAt, timeZone)}, ${format.time(signedAt, timeZone)}`,
    },
    {
      label: formatMessage({ id: 'protocol.mileage' }),
      value: parts.mileage === null ? '–' : formatMessage({ id: 'protocol.km' }, { km: parts.mileage.km }),
    },
    {
      label: formatMessage({ id: `protocol.found.${kind}` }),
      value: String(parts.damages?.length ?? 0),
    },
    ...(failed.length === 0 ? [] : [{ label: formatMessage({ id: 'protocol.notOk' }), value: failed.join(', ') }]),
    ...(confirmation === null
      ? []
      : [{ label: formatMessage({ id: 'protocol.depotPerson' }), value: formatMessage({ id: 'protocol.toConfirm' }) }]),
    ...(release === null
      ? []
      : [{ label: formatMessage({ id: 'handover.release.title' }), value: `${release.by}: ${release.reason}` }]),
  ];
}
