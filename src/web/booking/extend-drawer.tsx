import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { useWrite } from '#web/client/use-write.ts';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { BookingRowView } from './describe-row.server.ts';
import { ExtensionForm } from './extension-form.tsx';
import { useConflict } from './use-conflict.ts';
import { fromWallTime, toWallTime } from '#domain/time/wall-clock.ts';

type ExtendDrawerProps = { readonly booking: BookingRowView; readonly onClose: () => void };

/** Keeps a trailer longer: says at once whether that is possible, what it costs and why, before anything is agreed. */
export default function ExtendDrawer({ booking, onClose }: ExtendDrawerProps) {
  const { format } = useWords();
  const { id, version, period, trailerNumber, actions } = booking;
  const { timeZone } = period;
  const [wish, setWish] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const { write, isPending } = useWrite();
  const { conflict, takeConflict } = useConflict();
  const mayExtend = actions.includes('extend');
  const { answer, isAsking, problem } = useQuestion(
    mayExtend ? [id, version, wish, attempt].join(' ') : undefined,
    (signal) =>
      api.post('/api/bookings/{id}/extension/preview', {
        params: { id },
        body: wish === undefined ? {} : { to: fromWallTime(wish, timeZone) },
        signal,
      }),
  );
  const isReady = answer?.possible === true && !isAsking && mayExtend;
  const added = answer ? answer.rentAfter.days - answer.rentBefore.days : 0;
  const until = answer && wallTimeText(format, answer.period.localTo);

  const extend = async () => {
    if (!answer) return;
    const { to } = answer.period;
    const send = () => api.post('/api/bookings/{id}/extension', { params: { id }, body: { to }, ifMatch: version });
    await write(send, {
      done: { message: 'booking.extend.done', values: { number: trailerNumber, time: until ?? '' } },
      onDone: onClose,
      onRefused: (refusal) => {
        setAttempt((last) => last + 1);
        // The next preview says why: by whom it is taken and what could be had instead, or what is to be paid first.
        return takeConflict(refusal) || refusal.code === 'trailer-taken' || refusal.code === 'payment-first';
      },
    });
  };

  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="booking.extend.title" />}
      note={
        answer &&
        !answer.movesOthers && (
          <FormattedMessage
            id={answer.longestTo === null ? 'booking.extend.free' : 'booking.extend.freeUntil'}
            values={{
              number: trailerNumber,
              time: (
                <b key="time" className="font-bold whitespace-nowrap text-asphalt-950">
                  {wallTimeText(format, toWallTime(answer.longestTo ?? answer.period.to, timeZone))}
                </b>
              ),
            }}
          />
        )
      }
      footer={
        <>
          <Button tone="quiet" onClick={onClose} className="me-auto">
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button tone="signal" disabled={!isReady} isPending={isPending} onClick={() => void extend()}>
            <FormattedMessage
              id={added > 0 ? 'booking.extend.submit' : 'booking.extend.submitUntil'}
              values={{ days: added, time: until ?? '' }}
            />
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <ConflictNotice conflict={conflict} timeZone={timeZone} />
        <ExtensionForm
          booking={booking}
          wish={wish}
          preview={answer}
          isAsking={isAsking}
          problem={problem}
          onWish={setWish}
          onRetry={() => setAttempt(attempt + 1)}
          onAsked={onClose}
          onRefused={(refusal) => {
            setAttempt((last) => last + 1);
            return takeConflict(refusal);
          }}
        />
      </div>
    </Drawer>
  );
}
