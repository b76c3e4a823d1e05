import { FormattedMessage } from '#i18n/intl.tsx';
import type { ReturnPreview } from '#contract/booking-end.ts';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { LinkAction } from '#web/ui/text-link.tsx';

type EachAsAgreedProps = { readonly preview: ReturnPreview | undefined; readonly onOneTime: () => void };

/** Several trailers with several agreed times: each keeps its own, unless somebody wants one time for all. */
export function EachAsAgreed({ preview, onOneTime }: EachAsAgreedProps) {
  const { format } = useWords();
  const items = (preview?.items ?? []).toSorted((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
  return (
    <div className="text-body-s">
      <p className="font-medium">
        <FormattedMessage id="booking.return.each" />
      </p>
      <ul className="mt-1 space-y-0.5 text-asphalt-600">
        {items.map(({ bookingId, number, localAt }) => (
          <li key={bookingId}>
            {number}: {wallTimeText(format, localAt)}
          </li>
        ))}
      </ul>
      <LinkAction onClick={onOneTime} className="mt-2">
        <FormattedMessage id="booking.return.oneTime" />
      </LinkAction>
    </div>
  );
}
