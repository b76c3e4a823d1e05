import { useState } from 'react';
import type { ExtensionPreview } from '#contract/extension.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { ConflictNotice } from '#web/booking/conflict-notice.tsx';
import type { RequestView } from '#web/booking/describe-request.server.ts';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useWords } from '#web/words/use-words.ts';
import { toAgreed } from './to-agreed.ts';
import { type BookingDrawerProps, useBookingAct } from './use-booking-act.ts';

type AnswerDrawerProps = BookingDrawerProps & { readonly request: RequestView };

const ANSWER_LENGTH = 500;

/** Agrees to an extension with whoever has to make room for it, or declines it with words for the customer. */
export function AnswerDrawer({ booking, request, isOpen, onClose }: AnswerDrawerProps) {
  const { id, number, period, trailer } = booking;
  const { act, isPending, conflict, showConflict } = useBookingAct();
  const [answer, setAnswer] = useState('');
  const [attempt, setAttempt] = useState(0);
  const { answer: preview, isAsking } = useQuestion(
    isOpen ? `${id} ${request.to} ${attempt}` : undefined,
    (signal) => api.post('/api/bookings/{id}/extension/preview', { params: { id }, body: { to: request.to }, signal }),
    ({ messageKey }) => toast.error(messageKey),
  );
  const call = { params: { id }, ifMatch: request.version } as const;
  const options = {
    onDone: onClose,
    onRefused: (problem: Parameters<typeof showConflict>[0]) => {
      // Something has changed: what is possible now is looked at again.
      setAttempt((last) => last + 1);
      return showConflict(problem);
    },
  };
  const agree = () =>
    act(
      () =>
        api.post('/api/admin/bookings/{id}/extension-request/agree', {
          ...call,
          body: { answer, moves: toAgreed(preview?.moves ?? []) },
        }),
      { done: 'adminBooking.answer.agreed', ...options },
    );
  const decline = () =>
    act(() => api.post('/api/admin/bookings/{id}/extension-request/decline', { ...call, body: { answer } }), {
      done: 'adminBooking.answer.declined',
      ...options,
    });
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      title={<FormattedMessage id="adminBooking.answer.title" values={{ number }} />}
      note={<FormattedMessage id="adminBooking.request.asked" values={{ time: request.time }} />}
      footer={
        <>
          <Button tone="quiet" onClick={onClose} className="me-auto">
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button tone="danger" disabled={answer.trim() === ''} isPending={isPending} onClick={() => void decline()}>
            <FormattedMessage id="adminBooking.answer.decline" />
          </Button>
          <Button
            tone="signal"
            disabled={preview?.possible !== true || isAsking}
            isPending={isPending}
            onClick={() => void agree()}
          >
            <FormattedMessage id="adminBooking.answer.agree" />
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <ConflictNotice conflict={conflict} timeZone={period.timeZone} />
        {request.note !== null && (
          <p className="wrap-anywhere text-asphalt-600">
            <b>
              <FormattedMessage id="word.note" />:
            </b>{' '}
            {request.note}
          </p>
        )}
        <div aria-live="polite" aria-busy={isAsking}>
          {preview ? (
            <Outlook preview={preview} trailer={trailer.number} />
          ) : (
            <Spinner className="mx-auto my-8 size-6" />
          )}
        </div>
        <TextField
          label={<FormattedMessage id="adminBooking.answer.words" />}
          description={<FormattedMessage id="adminBooking.answer.hint" />}
          value={answer}
          onChange={setAnswer}
          maxLength={ANSWER_LENGTH}
        />
      </div>
    </Drawer>
  );
}

/** What agreeing would mean: for the customer, and for whoever makes room. */
function Outlook({ preview, trailer }: { readonly preview: ExtensionPreview; readonly trailer: string }) {
  const { format } = useWords();
  const { possible, moves = [], difference } = preview;
  if (!possible) {
    return (
      <Notice tone="warn" title={<FormattedMessage id="adminBooking.answer.blocked" values={{ trailer }} />}>
        <FormattedMessage id="adminBooking.answer.blocked.text" />{' '}
        <TextLink to={`/admin/board?q=${encodeURIComponent(trailer)}`}>
          <FormattedMessage id="adminBooking.answer.board" />
        </TextLink>
      </Notice>
    );
  }
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
    </Notice>
  );
}
