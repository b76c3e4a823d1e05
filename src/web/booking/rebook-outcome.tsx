import { FormattedMessage } from 'react-intl';
import type { RebookingPreview } from '#contract/rebooking.ts';
import { paidBy } from '#domain/payment/payment-method.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { usePageScope } from '#web/page-scope.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { PlainLink } from '#web/ui/text-link.tsx';
import { telHref } from '#web/words/tel-href.ts';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { directionOf, rebookingSums } from './describe-rebooking.ts';

type RefusedProps = { readonly preview: RebookingPreview; readonly trailerNumber: string };
/** Who drives and how it is booked need no paper. */
type RebookOutcomeProps = RefusedProps & { readonly hasPaper: boolean };

/** What the booking would cost and what follows, or why it cannot be changed so. */
export function RebookOutcome({ preview, trailerNumber, hasPaper }: RebookOutcomeProps) {
  const words = useWords();
  const { intl, format } = words;
  const { possible, latestPickUp, period, tax, previousTax } = preview;
  return (
    <>
      {!possible && <Refused preview={preview} trailerNumber={trailerNumber} />}
      {latestPickUp !== null && (
        <Notice>
          <FormattedMessage
            id="booking.rebook.feeTime"
            values={{ time: wallTimeText(format, toWallTime(latestPickUp, period.timeZone)) }}
          />
        </Notice>
      )}
      <Sums caption={intl.formatMessage({ id: 'booking.rebook.total' })} lines={rebookingSums(preview, words)} />
      {tax.case !== previousTax.case && (
        <Notice>
          <FormattedMessage id="booking.rebook.taxChange" />
        </Notice>
      )}
      {preview.needsWorkshop && (
        <Notice tone="warn">
          <FormattedMessage id="booking.rebook.needsWorkshop" />
        </Notice>
      )}
      {possible && hasPaper && <WhatFollows preview={preview} />}
    </>
  );
}

function WhatFollows({ preview }: Pick<RefusedProps, 'preview'>) {
  const { format } = useWords();
  const { method, dueOn } = preview.payment;
  const direction = directionOf(preview);
  return (
    <p className="text-body-s text-asphalt-600">
      {direction === 'more' && paidBy(method) === 'debit' && <FormattedMessage id="booking.rebook.pay.sepa" />}
      {direction === 'more' && dueOn !== null && (
        <FormattedMessage id="booking.rebook.pay.transfer" values={{ date: wallTimeText(format, dueOn) }} />
      )}
      {direction === 'less' && <FormattedMessage id="booking.rebook.back" />}{' '}
      <FormattedMessage id="booking.rebook.addendum" />
    </p>
  );
}

function Refused({ preview, trailerNumber }: RefusedProps) {
  const { format } = useWords();
  const { phone } = usePageScope().config.contact;
  const { reason = 'taken', at, period } = preview;
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
    </Notice>
  );
}
