import type { Handover } from '#contract/handover.ts';
import type { Locale } from '#i18n/locales.ts';
import { createOrderText } from '#documents/order/order-text.ts';
import type { MailMatter, MailRow } from './mail-body.ts';
import { toKind } from './mail-drawing.ts';
import { toMailPlace } from './mail-place.ts';
import { unbroken } from './unbroken.ts';

/** What the sentences of a mail about a signed protocol speak of. */
export const toHandoverValues = ({ booking, trailer }: Handover): Record<string, string> => ({
  number: booking.number,
  trailer: `${trailer.number} · ${unbroken(trailer.plate)}`,
});

/** The protocol in few lines; all of it is in the attachment. */
export function toHandoverMatter(locale: Locale, handover: Handover, mapLink: string): MailMatter {
  const { kind, booking, trailer, depot, signedAt, parts, plan, release, confirmation } = handover;
  const { say, type, appointment, labelled } = createOrderText(locale);
  const failed = plan.checklist
    .filter((check) => parts.checklist[check]?.isOk === false)
    .map((check) => say(`handover.check.${check}`));
  const rows: readonly MailRow[] = [
    {
      label: say('protocol.signedAt'),
      value: signedAt === null ? '–' : appointment(signedAt, depot.timeZone),
      isText: true,
    },
    {
      label: say('protocol.mileage'),
      value: parts.mileage === null ? '–' : say('protocol.km', { km: parts.mileage.km }),
    },
    { label: say(`protocol.found.${kind}`), value: String(parts.damages?.length ?? 0) },
    ...(failed.length === 0 ? [] : [{ label: say('protocol.notOk'), value: failed.join(', '), isText: true }]),
    ...(confirmation === null
      ? []
      : [{ label: say('protocol.depotPerson'), value: say('protocol.toConfirm'), isText: true }]),
    ...(release === null
      ? []
      : [{ label: say('handover.release.title'), value: labelled(release.by, release.reason), isText: true }]),
  ];
  const place = toMailPlace(locale, mapLink, depot, { ...depot, keyBox: handover.keyBox });
  return {
    number: booking.number,
    cards: [{ kind: toKind(trailer), title: type(trailer), plate: trailer.plate, number: trailer.number, place, rows }],
  };
}
