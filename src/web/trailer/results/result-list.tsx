import { lazy, memo, Suspense, useState } from 'react';
import { isHydrated } from '#web/client/hydration-mark.tsx';
import { loadPatiently } from '#web/client/load-patiently.ts';
import { cx } from '#web/ui/cx.ts';
import { ResultRow } from './result-row.tsx';
import type { ResultListProps } from './search-context.ts';

const LongResultList = lazy(() => loadPatiently(() => import('./long-result-list.tsx')));

/** A browser lays out so many cards without effort; of more, only those in view are drawn. */
const LONG_LIST = 72;

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
 * and the state of the filters are no reason to hurry with them. Those out of view are not laid out, but for somebody
 * who comes back: to be led to where they were, they need every card in its full height.
 */
const ShortList = memo(function ShortList({ cards, shopping }: ResultListProps) {
  const taken = cards.findIndex(({ isFree }) => !isFree);
  const [isFromDocument] = useState(() => !isHydrated());
  return (
    <ol className={cx('space-y-3', isFromDocument && 'cards-when-near')}>
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
