import { FormattedMessage } from '#i18n/intl.tsx';
import type { RebookingPreview } from '#contract/rebooking.ts';
import { paidBy } from '#domain/payment/payment-method.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { rebookingSums } from './describe-rebooking.ts';
import { directionOf } from './direction-of.ts';

type RebookOutcomeProps = {
  readonly preview: RebookingPreview;
  /** Who drives and how it is booked need no paper. */
  readonly hasPaper: boolean;
};

/** What the booking would cost and what follows. */
export function RebookOutcome({ preview, hasPaper }: RebookOutcomeProps) {
  const words = useWords();
  const { intl, format } = words;
  const { possible, latestPickUp, period, tax, previousTax } = preview;
  return (
    <>
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

function WhatFollows({ preview }: Pick<RebookOutcomeProps, 'preview'>) {
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
