import { CircleCheck } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { ReturnAnswer } from '#contract/booking-end.ts';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { Plate } from '#web/ui/plate.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toWallTime } from '#domain/time/wall-clock.ts';

/** The number of the announcement, and what is left to do when the trailers stand in the depot. */
export function ReturnDone({ answer }: { readonly answer: ReturnAnswer }) {
  const { format } = useWords();
  return (
    <div role="status" className="space-y-4">
      <p className="flex items-center gap-3">
        <CircleCheck aria-hidden="true" className="size-8 shrink-0 text-free" />
        <span>
          <span className="block text-sm text-asphalt-600">
            <FormattedMessage id="booking.return.number" />
          </span>
          <b className="text-figure block">{answer.reference}</b>
        </span>
      </p>
      <p className="text-body-s">
        <FormattedMessage id="booking.return.next" values={{ count: answer.items.length }} />
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {answer.items.map(({ id, orderId, lineItemId, trailer, depot, period, actions, announcedReturn }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-body-s">
            <span className="flex min-w-48 flex-1 flex-wrap items-center gap-2">
              <Plate number={trailer.plate} country={depot.country} size="s" />
              <span className="font-condensed text-sm text-asphalt-600">{trailer.number}</span>
              {announcedReturn && <span>{wallTimeText(format, toWallTime(announcedReturn.for, period.timeZone))}</span>}
            </span>
            {actions.includes('return') && (
              <TextLink to={`/trailer-checkin/${orderId}/${lineItemId}`} isAlone>
                <FormattedMessage id="booking.act.return" />
                <span className="sr-only">{trailer.number}</span>
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
