import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CardView } from '#web/trailer/card-view.ts';
import { TrailerCard } from '#web/trailer/trailer-card.tsx';
import { LaneRule } from '#web/ui/lane.tsx';
import { highlightFromList, useIsPinPointedAt } from './highlight.ts';

const LongResultList = lazy(() => import('./long-result-list.tsx'));

/** A browser lays out so many cards without effort; of more, only those in view are drawn. */
const LONG_LIST = 72;

/** Free ones first, then those that others have, with a rule between them. */
export function ResultList({ cards }: { readonly cards: readonly CardView[] }) {
  if (cards.length > LONG_LIST) {
    return (
      <Suspense fallback={<ShortList cards={cards} />}>
        <LongResultList cards={cards} />
      </Suspense>
    );
  }
  return <ShortList cards={cards} />;
}

function ShortList({ cards }: { readonly cards: readonly CardView[] }) {
  const taken = cards.findIndex(({ isFree }) => !isFree);
  return (
    <ol className="space-y-3">
      {cards.map((card, position) => (
        <li key={card.id}>
          <ResultRow card={card} position={position} isFirstTaken={position === taken} />
        </li>
      ))}
    </ol>
  );
}

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
