import { lazy, Suspense } from 'react';
import { loadPatiently } from '#web/client/load-patiently.ts';
import type { CardView } from '#web/trailer/to-card-view.server.ts';
import { ResultRow } from './result-row.tsx';

const LongResultList = lazy(() => loadPatiently(() => import('./long-result-list.tsx')));

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
