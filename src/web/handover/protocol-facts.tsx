import { FormattedMessage } from '#i18n/intl.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import type { ProtocolView } from './describe-protocol.server.ts';
import type { StartView } from './describe-start.server.ts';
import { type ProtocolRow, ProtocolRows, ProtocolSection } from './protocol-section.tsx';
import { useTyreName } from './steps/tyre-name.ts';

const TREAD_TONES = { ok: 'free', warn: 'warn', block: 'danger' } as const;

/** Everything that was measured, checked and counted. */
export function ProtocolFacts({ start, protocol }: { readonly start: StartView; readonly protocol: ProtocolView }) {
  const tyreName = useTyreName();
  const { release } = protocol;
  return (
    <>
      <ProtocolSection title={<FormattedMessage id="handover.protocol.facts" />}>
        <ProtocolRows rows={factRows(start, protocol)} />
      </ProtocolSection>
      <ProtocolSection title={<FormattedMessage id="handover.step.tyres" />}>
        <ProtocolRows
          rows={protocol.tyres.map(({ position, depth, verdict }) => ({
            key: position,
            label: tyreName(position),
            value: <Badge tone={TREAD_TONES[verdict]}>{depth}</Badge>,
          }))}
        />
      </ProtocolSection>
      <ProtocolSection title={<FormattedMessage id="handover.step.checklist" />}>
        <ProtocolRows
          rows={protocol.checklist.map(({ check, isOk, note }) => ({
            key: check,
            label: <FormattedMessage id={`handover.check.${check}`} />,
            value: <WordBadge tone={isOk ? 'free' : 'danger'} word={isOk ? 'handover.ok' : 'handover.notOk'} />,
            ...(note !== null && { note }),
          }))}
        />
        {release && (
          <p className="mt-3 text-body-s">
            <FormattedMessage id="word.released" values={{ by: release.by, at: release.at, reason: release.reason }} />
          </p>
        )}
      </ProtocolSection>
      <ProtocolSection title={<FormattedMessage id="handover.step.equipment" />}>
        <ProtocolRows
          rows={protocol.equipment.map(({ item, count, before }) => ({
            key: item,
            label: <FormattedMessage id={`handover.equipment.${item}`} />,
            value: count,
            ...(before !== null && {
              note: <FormattedMessage id="handover.equipment.before" values={{ count: before }} />,
            }),
          }))}
        />
      </ProtocolSection>
    </>
  );
}

function factRows(start: StartView, { company, driver, mileage, cooling, cleanliness, signedAt }: ProtocolView) {
  const row = (key: string, label: ProtocolRow['label'], value: ProtocolRow['value'], note?: string | null) =>
    value === null || value === undefined ? [] : [{ key, label, value, ...(note ? { note } : {}) }];
  return [
    ...row('company', <FormattedMessage id="word.customer" />, company),
    ...row('trailer', <FormattedMessage id="word.noun.trailer" />, start.trailer.number, start.trailer.name),
    ...row('depot', <FormattedMessage id="word.noun.depot" />, start.depot.name, start.depot.address),
    ...row('at', <FormattedMessage id="word.signed" />, signedAt),
    ...row('driver', <FormattedMessage id="handover.step.driver" />, driver?.name, driver?.licenceNumber),
    ...row('mileage', <FormattedMessage id="handover.step.mileage" />, mileage?.text, mileage?.note),
    ...row('hours', <FormattedMessage id="handover.cooling.hours" />, cooling?.hours, cooling?.note),
    ...row('fuel', <FormattedMessage id="handover.cooling.fuel" />, cooling?.fuel),
    ...row(
      'clean',
      <FormattedMessage id="handover.step.cleanliness" />,
      cleanliness && <FormattedMessage id={cleanliness.isClean ? 'handover.clean' : 'handover.dirty'} />,
      cleanliness?.note,
    ),
  ];
}
