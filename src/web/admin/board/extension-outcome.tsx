import type { ExtensionPreview, ExtensionReason } from '#contract/extension.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useFormat } from '#web/words/use-format.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';

interface ExtensionOutcomeProps {
  readonly preview: ExtensionPreview;
  readonly trailer: string;
}

const REASONS: Partial<Record<ExtensionReason, MessageKey>> = {
  taken: 'adminBooking.unfree.taken',
  workshop: 'adminBooking.unfree.workshop',
  certificate: 'adminBooking.unfree.certificate',
  closed: 'adminBooking.warning.closed',
  notLater: 'adminBooking.warning.past',
};

/** What an extension costs and who makes room for it; or why it is none, and how long it could be one. */
export function ExtensionOutcome({ preview, trailer }: ExtensionOutcomeProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { possible, difference, moves = [], reason, longestTo, period } = preview;
  if (possible) {
    return (
      <Notice
        tone="free"
        title={<FormattedMessage id="adminBooking.answer.possible" values={{ amount: format.money(difference) }} />}
      >
        {moves.map(({ bookingId, number, company, to }) => (
          <span key={bookingId} className="block">
            <FormattedMessage id="adminBooking.swap.makesRoom" values={{ number, company, trailer: to.number }} />
          </span>
        ))}
        <FormattedMessage id="adminBoard.retime.addendum" />
      </Notice>
    );
  }
  const why = reason && REASONS[reason];
  return (
    <Notice tone="warn" title={<FormattedMessage id="adminBoard.retime.noExtension" values={{ trailer }} />}>
      {why !== undefined && `${formatMessage({ id: why })}. `}
      {longestTo !== null && (
        <FormattedMessage
          id="adminBoard.retime.longest"
          values={{ time: wallTimeText(format, toWallTime(longestTo, period.timeZone)) }}
        />
      )}
    </Notice>
  );
}
