import { useEffect, useState } from 'react';
import type { SwapCandidate } from '#contract/admin-booking.ts';
import { type Answer, cheapestAnswer } from '#domain/planning/cheapest-answer.ts';
import { phoneText } from '#domain/user/phone.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { useWrite } from '#web/client/use-write.ts';
import { whenSeen } from '#web/client/when-seen.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PlainLink } from '#web/ui/text-link.tsx';
import { toAgreed } from '../booking/to-agreed.ts';
import { May } from '../frame/may.tsx';
import type { EndangeredView } from './describe-task.server.ts';

interface EndangeredAnswerProps {
  readonly endangered: EndangeredView;
}

/** What troubles the fewest, looked for once it is seen, and done with one confirmation. */
export function EndangeredAnswer({ endangered }: EndangeredAnswerProps) {
  const { bookingId, version } = endangered;
  const [isSeen, setIsSeen] = useState(false);
  const id = `answer-${bookingId}`;
  useEffect(() => {
    let isGone = false;
    void whenSeen(id).then(() => !isGone && setIsSeen(true));
    return () => {
      isGone = true;
    };
  }, [id]);
  const { answer: found, problem } = useQuestion(isSeen ? `${bookingId} ${version}` : undefined, (signal) =>
    api.get('/api/admin/bookings/{id}/swap', { params: { id: bookingId }, signal }),
  );
  const answer = found && cheapestAnswer(found.items, found.stay);
  return (
    <div id={id} aria-live="polite" className="min-h-9 rounded-control bg-ground px-4 py-3 text-body-s">
      {answer === undefined ? (
        !problem && <Spinner className="size-5" />
      ) : answer.kind === 'call' ? (
        <CallFirst endangered={endangered} />
      ) : (
        <Swap endangered={endangered} answer={answer} />
      )}
    </div>
  );
}

function CallFirst({ endangered: { phone, company } }: EndangeredAnswerProps) {
  return (
    <p>
      <FormattedMessage id="adminTask.answer.call" values={{ company }} />{' '}
      {phone !== null && <PlainLink href={`tel:${phone}`}>{phoneText(phone)}</PlainLink>}
    </p>
  );
}

type SwapProps = EndangeredAnswerProps & { readonly answer: Extract<Answer<SwapCandidate>, { candidate: unknown }> };

function Swap({ endangered, answer: { kind, candidate } }: SwapProps) {
  const { bookingId, bookingNumber, version, company, trailerNumber, late } = endangered;
  const [isAsking, setIsAsking] = useState(false);
  const { write, isPending } = useWrite();
  const moves = candidate.moves ?? [];
  const swap = async () => {
    const send = () =>
      api.post('/api/admin/bookings/{id}/swap', {
        params: { id: bookingId },
        ifMatch: version,
        body: {
          trailerId: candidate.id,
          reason: { kind: 'planning', text: late.number },
          ...(moves.length > 0 && { moves: toAgreed(moves) }),
        },
      });
    await write(send, { done: 'adminTask.answer.done' });
    setIsAsking(false);
  };
  const words = (
    <>
      <FormattedMessage
        id={`adminTask.answer.${kind}`}
        values={{ company, number: bookingNumber, trailer: candidate.number, rank: candidate.rank ?? 'twin' }}
      />
      {moves.map((move) => (
        <span key={move.bookingId} className="block">
          <FormattedMessage
            id="adminTask.answer.move"
            values={{ number: move.number, company: move.company, trailer: move.to.number }}
          />
        </span>
      ))}
    </>
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1">{words}</p>
      <May right="orders.write">
        <Button size="s" tone="ink" onClick={() => setIsAsking(true)}>
          <FormattedMessage id="adminTask.answer.do" values={{ trailer: candidate.number }} />
        </Button>
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={() => setIsAsking(false)}
          title={
            <FormattedMessage
              id="adminTask.answer.title"
              values={{ old: trailerNumber, trailer: candidate.number, number: bookingNumber }}
            />
          }
          confirmLabel={<FormattedMessage id="adminTask.answer.confirm" />}
          tone="signal"
          isPending={isPending}
          onConfirm={() => void swap()}
        >
          {words}
        </ConfirmDialog>
      </May>
    </div>
  );
}
