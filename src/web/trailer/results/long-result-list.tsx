import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ResultListProps } from './result-list.tsx';
import { ResultRow } from './result-row.tsx';

/** Measured once drawn; until then a card is about this high. */
const USUAL_HEIGHT = 180;
const GAP = 12;
const OVERSCAN = 8;

/** Draws the rows in view and a few around them. */
export default function LongResultList({ cards, shopping }: ResultListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(top + globalThis.scrollY);
  }, []);
  const taken = cards.findIndex(({ isFree }) => !isFree);
  // The compiler leaves this component alone, as the virtualiser changes in place.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    count: cards.length,
    estimateSize: () => USUAL_HEIGHT,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin,
    getItemKey: (position) => cards[position]?.id ?? position,
  });
  return (
    <ol ref={list} className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, key, start }) => {
        const card = cards[index];
        if (!card) return null;
        return (
          <li
            key={key}
            data-index={index}
            ref={rows.measureElement}
            aria-setsize={cards.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <ResultRow card={card} position={index} isFirstTaken={index === taken} shopping={shopping} />
          </li>
        );
      })}
    </ol>
  );
}
