import { lazy, memo, Suspense } from 'react';
import { loadPatiently } from '#web/client/load-patiently.ts';
import type { CardView } from '#web/trailer/to-card-view.server.ts';
import { ResultRow } from './result-row.tsx';
import type { Shopping } from './search-context.ts';

const LongResultList = lazy(() => loadPatiently(() => import('./long-result-list.tsx')));

/** A browser lays out so many cards without effort; of more, only those in view are drawn. */
const LONG_LIST = 72;

export type ResultListProps = { readonly cards: readonly CardView[]; readonly shopping: Shopping };

/** Free ones first, then those that others have, with a rule between them. */
export function ResultList(props: ResultListProps) {
  if (props.cards.length > LONG_LIST) {
    return (
      <Suspense fallback={<ShortList {...props} />}>
        <LongResultList {...props} />
      </Suspense>
    );
  }
  return <ShortList {...props} />;
}

/**
 * Each card is taken over from the document in a task of its own, so that a phone answers a finger in between. Counts
 * and the state of the filters are no reason to hurry with them.
 */
const ShortList = memo(function ShortList({ cards, shopping }: ResultListProps) {
  const taken = cards.findIndex(({ isFree }) => !isFree);
  return (
    <ol className="space-y-3">
      {cards.map((card, position) => (
        <li key={card.id}>
          <Suspense>
            <ResultRow card={card} position={position} isFirstTaken={position === taken} shopping={shopping} />
          </Suspense>
        </li>
      ))}
    </ol>
  );
});
