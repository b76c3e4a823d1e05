import { FormattedMessage } from '#i18n/intl.tsx';
import type { RebookingPreview } from '#contract/rebooking.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { usePageScope } from '#web/page-scope.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PlainLink } from '#web/ui/text-link.tsx';
import { telHref } from '#web/words/tel-href.ts';
import { useFormat } from '#web/words/use-format.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';

type RebookRefusedProps = { readonly preview: RebookingPreview; readonly trailerNumber: string };

/** Why a booking cannot be changed so, and who helps. */
export function RebookRefused({ preview, trailerNumber }: RebookRefusedProps) {
  const format = useFormat();
  const { phone } = usePageScope().config.contact;
  const { reason = 'taken', at, period, nextFreeFrom } = preview;
  return (
    <Notice tone="warn" isAlert title={<FormattedMessage id="booking.rebook.refused" />}>
      <FormattedMessage
        id={`booking.rebook.reason.${reason}`}
        values={{
          number: trailerNumber,
          time: wallTimeText(format, at === 'to' ? period.localTo : period.localFrom),
          phone: (
            <PlainLink key="phone" href={telHref(phone)} className="whitespace-nowrap">
              {phone}
            </PlainLink>
          ),
        }}
      />
      {nextFreeFrom !== null && (
        <p className="mt-2">
          <FormattedMessage id="word.freeFrom" />{' '}
          <b>{wallTimeText(format, toWallTime(nextFreeFrom, period.timeZone))}</b>
        </p>
      )}
    </Notice>
  );
}
