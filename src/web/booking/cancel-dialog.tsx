import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { useWrite } from '#web/client/use-write.ts';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { BookingRowView } from './describe-row.server.ts';
import { useConflict } from './use-conflict.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';

type CancelDialogProps = { readonly booking: BookingRowView; readonly onClose: () => void };

/** Says what cancelling costs now before it is done. */
export default function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const { intl, format } = useWords();
  const { id, version, number, trailerNumber, period, actions } = booking;
  const mayCancel = actions.includes('cancel');
  const { write, isPending } = useWrite();
  const { conflict, takeConflict } = useConflict();
  const { answer, isAsking, problem } = useQuestion(mayCancel ? `${id} ${version}` : undefined, (signal) =>
    api.post('/api/bookings/{id}/cancel/preview', { params: { id }, signal }),
  );
  const isFree = answer?.fee.cents === 0;

  const cancel = () =>
    write(() => api.post('/api/bookings/{id}/cancel', { params: { id }, ifMatch: version, body: {} }), {
      done: { message: 'booking.cancel.done', values: { number } },
      onDone: onClose,
      onRefused: takeConflict,
    });

  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="booking.cancel.title" />}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="booking.cancel.keep" />
          </Button>
          <Button
            tone="danger"
            disabled={!answer || isAsking || !mayCancel}
            isPending={isPending}
            onClick={() => void cancel()}
          >
            <FormattedMessage
              id={answer && !isFree ? 'booking.cancel.forFee' : 'booking.cancel.free'}
              values={{ amount: answer ? format.money(answer.fee) : '' }}
            />
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <ConflictNotice conflict={conflict} timeZone={period.timeZone} />
        {!answer && !problem && mayCancel && <Skeleton className="h-16 w-full" />}
        {problem && (
          <Notice tone="danger" isAlert>
            <FormattedMessage id={problem.messageKey} />
          </Notice>
        )}
        {answer && (
          <>
            <p>
              <FormattedMessage
                id={isFree ? 'booking.cancel.text.free' : 'booking.cancel.text.fee'}
                values={{
                  number: trailerNumber,
                  days: answer.days,
                  time: wallTimeText(format, toWallTime(answer.freeUntil, period.timeZone)),
                }}
              />{' '}
              {answer.endsOrder && <FormattedMessage id="booking.cancel.endsOrder" />}
            </p>
            {!isFree && (
              <Sums
                caption={intl.formatMessage({ id: 'booking.charge.cancellation' })}
                lines={[
                  {
                    key: 'fee',
                    label: <FormattedMessage id="booking.charge.cancellation" />,
                    note: <FormattedMessage id="booking.cancel.instead" values={{ net: format.money(answer.net) }} />,
                    amount: format.money(answer.fee),
                  },
                  {
                    key: 'tax',
                    kind: 'tax',
                    label: (
                      <FormattedMessage
                        id="booking.price.tax"
                        values={{ rate: format.percent(answer.tax.rate), country: format.country(answer.tax.country) }}
                      />
                    ),
                    amount: format.money(answer.tax.amount),
                  },
                  {
                    key: 'total',
                    kind: 'total',
                    label: <FormattedMessage id="word.grossTotal" />,
                    amount: format.money(answer.grossFee),
                  },
                ]}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
