import { FormattedMessage } from 'react-intl';
import type { CardView } from '#web/trailer/to-card-view.server.ts';
import { TrailerCard } from '#web/trailer/trailer-card.tsx';
import { LaneRule } from '#web/ui/lane.tsx';
import { highlightFromList, useIsPinPointedAt } from './highlight.ts';

/** How many cards a phone or a desk shows before anybody scrolls. */
const FIRST_CARDS = 3;

type ResultRowProps = { readonly card: CardView; readonly position: number; readonly isFirstTaken: boolean };

export function ResultRow({ card, position, isFirstTaken }: ResultRowProps) {
  const isHighlighted = useIsPinPointedAt(card.depot.code);
  return (
    <>
      {isFirstTaken && (
        <div className="pt-3 pb-4">
          <LaneRule>
            <FormattedMessage id="search.takenRule" />
          </LaneRule>
        </div>
      )}
      <TrailerCard
        card={card}
        isFirst={position < FIRST_CARDS}
        isHighlighted={isHighlighted && card.isFree}
        headingLevel={2}
        onPoint={highlightFromList}
      />
    </>
  );
}
