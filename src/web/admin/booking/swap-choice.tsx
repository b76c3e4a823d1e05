import type { SwapCandidate, SwapCandidates } from '#contract/admin-booking.ts';
import { PLANNING_LIMITS } from '#domain/planning/planning-limit.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';

interface SwapChoiceProps {
  readonly candidates: readonly SwapCandidate[];
  readonly country: string;
  readonly value: string;
  readonly onChange: (trailerId: string) => void;
}

/** Trailers that could stand in, those that cannot with the reason why not. */
export const SwapChoice = ({ candidates, country, value, onChange }: SwapChoiceProps) => (
  <RadioGroup
    look="cards"
    label={<FormattedMessage id="adminBooking.swap.choose" />}
    value={value}
    onChange={onChange}
    options={candidates.map((candidate) => ({
      value: candidate.id,
      isDisabled: !candidate.free && candidate.moves === undefined,
      label: <CandidateName candidate={candidate} country={country} />,
      description: <CandidateNote candidate={candidate} />,
    }))}
  />
);

function CandidateName({ candidate, country }: { readonly candidate: SwapCandidate; readonly country: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {candidate.number}
      <Plate number={candidate.plate} country={country} size="s" />
    </span>
  );
}

/** Whether the customer agreed to another trailer, or why somebody should call first. */
export function PromiseNotice({ stay }: { readonly stay: SwapCandidates['stay'] }) {
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
