import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { SwapCandidate, SwapCandidates } from '#contract/admin-booking.ts';
import { PLANNING_LIMITS } from '#domain/planning/planning-limit.ts';
import { ConflictNotice } from '#web/booking/conflict-notice.tsx';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ReasonFields } from '../frame/reason-fields.tsx';
import { useReason } from '../frame/use-reason.ts';
import { toAgreed } from './to-agreed.ts';
import { type BookingDrawerProps, useBookingAct } from './use-booking-act.ts';

/** Another trailer for a coming booking: free ones first, then those for which others make room, the rest with the reason why not. */
export function SwapDrawer({ booking, isOpen, onClose }: BookingDrawerProps) {
  const { act, isPending, conflict } = useBookingAct();
  // Asked for anew whenever the drawer opens: what is free changes by the minute.
  const { answer } = useQuestion(
    isOpen ? booking.id : undefined,
    (signal) => api.get('/api/admin/bookings/{id}/swap', { params: { id: booking.id }, signal }),
    ({ messageKey }) => toast.error(messageKey),
  );
  const candidates = answer?.items;
  const { draft, reason } = useReason('swapTrailer');
  const [chosen, setChosen] = useState('');
  const first = candidates?.find(({ free }) => free)?.id ?? '';
  const trailerId = chosen === '' ? first : chosen;
  const moves = candidates?.find(({ id }) => id === trailerId)?.moves;

  const swap = async () => {
    if (reason === undefined) return;
    const send = () =>
      api.post('/api/admin/bookings/{id}/swap', {
        params: { id: booking.id },
        ifMatch: booking.version,
        body: { trailerId, discardsProtocol: booking.isHandoverOpen, reason, ...(moves && { moves: toAgreed(moves) }) },
      });
    await act(send, { done: 'adminBooking.swap.done', onDone: onClose });
  };
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      title={<FormattedMessage id="adminBooking.swap.title" values={{ trailer: booking.trailer.number }} />}
      note={<FormattedMessage id="adminBooking.swap.text" values={{ company: booking.company.name }} />}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button
            tone="signal"
            disabled={trailerId === '' || reason === undefined}
            isPending={isPending}
            onClick={() => void swap()}
          >
            <FormattedMessage id="adminBooking.swap.confirm" />
          </Button>
        </>
      }
    >
      <ConflictNotice conflict={conflict} timeZone={booking.period.timeZone} />
      {booking.isHandoverOpen && (
        <div className="mb-5">
          <Notice
            tone="warn"
            isAlert
            title={<FormattedMessage id="adminBooking.swap.discards" values={{ trailer: booking.trailer.number }} />}
          >
            <FormattedMessage id="adminBooking.swap.discards.text" />
          </Notice>
        </div>
      )}
      {answer && <PromiseNotice stay={answer.stay} />}
      {candidates === undefined && <Spinner className="mx-auto my-8 size-6" />}
      {candidates?.length === 0 && (
        <p className="text-asphalt-600">
          <FormattedMessage id="adminBooking.swap.none" values={{ depot: booking.depot.city }} />
        </p>
      )}
      {candidates !== undefined && candidates.length > 0 && (
        <RadioGroup
          look="cards"
          label={<FormattedMessage id="adminBooking.swap.choose" />}
          value={trailerId}
          onChange={setChosen}
          options={candidates.map((candidate) => ({
            value: candidate.id,
            isDisabled: !candidate.free && candidate.moves === undefined,
            label: <CandidateName candidate={candidate} country={booking.depot.country} />,
            description: <CandidateNote candidate={candidate} />,
          }))}
        />
      )}
      <ReasonFields draft={draft} />
    </Drawer>
  );
}

function CandidateName({ candidate, country }: { readonly candidate: SwapCandidate; readonly country: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {candidate.number}
      <Plate number={candidate.plate} country={country} size="s" />
    </span>
  );
}

/** Whether the customer agreed to another trailer, or why somebody should call first. */
function PromiseNotice({ stay }: { readonly stay: SwapCandidates['stay'] }) {
  // A begun protocol is told of above; any other state has no swap.
  if (stay === 'handover' || stay === 'state') return null;
  return (
    <div className="mb-5">
      <Notice tone={stay === null ? 'info' : 'warn'}>
        {stay === null ? (
          <FormattedMessage id="adminBooking.swap.movable" />
        ) : (
          <FormattedMessage
            id={`adminBooking.swap.held.${stay}`}
            values={{ hours: PLANNING_LIMITS.leadHours, days: PLANNING_LIMITS.restDays }}
          />
        )}
      </Notice>
    </div>
  );
}

function CandidateNote({ candidate }: { readonly candidate: SwapCandidate }) {
  const { make, model, rank, lacks, free, reason, moves = [] } = candidate;
  return (
    <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
      {make} {model}
      <WordBadge
        tone={free ? 'free' : 'taken'}
        mark={free ? 'dot' : 'square'}
        word={free ? 'word.free' : `adminBooking.unfree.${reason ?? 'taken'}`}
      />
      {rank !== null && (
        <WordBadge
          tone="plain"
          word={rank === 'twin' ? 'adminBooking.exchange.equal' : 'adminBooking.exchange.better'}
        />
      )}
      {lacks.map((lack) => (
        <WordBadge key={lack} tone="warn" word={`adminBooking.swap.lacks.${lack}`} />
      ))}
      {moves.map(({ bookingId, number, company, to }) => (
        <span key={bookingId} className="basis-full">
          <FormattedMessage id="adminBooking.swap.makesRoom" values={{ number, company, trailer: to.number }} />
        </span>
      ))}
    </span>
  );
}
