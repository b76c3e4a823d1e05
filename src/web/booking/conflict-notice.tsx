import { FormattedMessage } from '#i18n/intl.tsx';
import type { BookingNow } from '#contract/booking.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { Notice } from '#web/ui/notice.tsx';
import { eventName } from './event-name.ts';

type ConflictNoticeProps = {
  readonly conflict: readonly BookingNow[] | undefined;
  readonly timeZone: string;
};

/** Says who has done what meanwhile. What was typed stays, and is compared with the new state. */
export function ConflictNotice({ conflict, timeZone }: ConflictNoticeProps) {
  const { intl, format } = useWords();
  if (!conflict) return null;
  return (
    <Notice tone="warn" isAlert title={<FormattedMessage id="booking.conflict" />}>
      <FormattedMessage id="booking.conflict.text" />
      <ul className="mt-2 space-y-1">
        {conflict.map(({ id, number, status, to, lastChange }) => (
          <li key={id}>
            <span className="font-semibold">{number}</span>:{' '}
            {lastChange && (
              <>
                {[
                  intl.formatMessage({ id: eventName(lastChange.kind) }),
                  lastChange.actor,
                  format.dayTime(lastChange.at, timeZone),
                ]
                  .filter(Boolean)
                  .join(', ')}
                {'. '}
              </>
            )}
            <FormattedMessage
              id="booking.conflict.now"
              values={{
                state: intl.formatMessage({ id: `booking.state.${status}` }),
                time: wallTimeText(format, toWallTime(to, timeZone)),
              }}
            />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
