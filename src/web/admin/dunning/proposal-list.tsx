import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CompanyProposal } from './company-proposal.tsx';
import type { ProposalView } from './load-dunning.server.ts';
import { SendLetters } from './send-letters.tsx';
import { May } from '../frame/may.tsx';
import { ListPages } from '../list/list-pages.tsx';

interface ProposalListProps {
  readonly proposals: readonly ProposalView[];
  readonly nextCursor: string | null;
  readonly isWhole: boolean;
  readonly today: string;
}

/** The companies that are late. Letters are sent to one of them or to those that are ticked. */
export function ProposalList({ proposals, nextCursor, isWhole, today }: ProposalListProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const sendable = proposals.filter(({ level }) => level !== null);
  // What was ticked may have been sent, paid or put on hold meanwhile.
  const chosen = sendable.filter(({ id }) => ticked.has(id));
  const tick = (ids: readonly string[], isTicked: boolean) =>
    setTicked((before) =>
      isTicked ? new Set([...before, ...ids]) : new Set([...before].filter((id) => !ids.includes(id))),
    );
  return (
    <TitledCard
      title="adminDunning.proposals"
      note="adminDunning.proposals.note"
      action={
        chosen.length > 0 && (
          <May right="money.write">
            <SendLetters companies={chosen} isForAll />
          </May>
        )
      }
    >
      {sendable.length > 1 && (
        <Checkbox
          isSelected={chosen.length === sendable.length}
          isIndeterminate={chosen.length > 0 && chosen.length < sendable.length}
          onChange={(isTicked) =>
            tick(
              sendable.map(({ id }) => id),
              isTicked,
            )
          }
        >
          <FormattedMessage id="adminDunning.all" values={{ count: sendable.length }} />
        </Checkbox>
      )}
      {proposals.length === 0 && <EmptyState title={<FormattedMessage id="adminDunning.proposals.none" />} />}
      <ul className="mt-3 grid gap-4">
        {proposals.map((proposal) => (
          <li key={proposal.id}>
            <CompanyProposal
              proposal={proposal}
              today={today}
              isTicked={ticked.has(proposal.id)}
              onTick={(isTicked) => tick([proposal.id], isTicked)}
            />
          </li>
        ))}
      </ul>
      <ListPages nextCursor={nextCursor} hasRows={false} />
      {!isWhole && (
        <p className="mt-4 text-body-s text-asphalt-600">
          <FormattedMessage id="adminDunning.proposals.more" />
        </p>
      )}
    </TitledCard>
  );
}
