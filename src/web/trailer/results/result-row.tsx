import { lazy, Suspense } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { isInCart } from '#domain/cart/is-in-cart.ts';
import { loadPatiently } from '#web/client/load-patiently.ts';
import type { CardView } from '#web/trailer/to-card-view.server.ts';
import { TrailerCard } from '#web/trailer/trailer-card.tsx';
import { LaneRule } from '#web/ui/lane.tsx';
import { highlightFromList, useIsPinPointedAt } from './highlight.ts';
import type { Shopping } from './search-context.ts';

// Guests, who cannot put anything into a cart, need not download it. The server has it before anybody asks.
const CardCart = import.meta.env.SSR
  ? (await import('./card-cart.tsx')).CardCart
  : lazy(() => loadPatiently(async () => ({ default: (await import('./card-cart.tsx')).CardCart })));

/** How many cards a phone or a desk shows before anybody scrolls. */
const FIRST_CARDS = 2;

type ResultRowProps = {
  readonly card: CardView;
  readonly position: number;
  readonly isFirstTaken: boolean;
  readonly shopping: Shopping;
};

export function ResultRow({ card, position, isFirstTaken, shopping }: ResultRowProps) {
  const isHighlighted = useIsPinPointedAt(card.depot.code);
  const { visitor, inCart, asked } = shopping;
  const isWanted = isInCart(inCart, card.id, card.stay);
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
        asked={asked}
        isFirst={position < FIRST_CARDS}
        isHighlighted={isHighlighted && card.isFree}
        headingLevel={2}
        isInCart={isWanted}
        {...(visitor === 'renter' &&
          card.isFree && {
            action: (
              <Suspense>
                <CardCart card={card} asked={asked} isInCart={isWanted} />
              </Suspense>
            ),
          })}
        onPoint={highlightFromList}
      />
    </>
  );
}
