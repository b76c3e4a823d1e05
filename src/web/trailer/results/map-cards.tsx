import { useRef } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Link } from 'react-router';
import type { CardView } from '#web/trailer/to-card-view.server.ts';
import { trailerHref } from '#web/trailer/trailer-href.ts';
import { TrailerPicture } from '#web/art/trailer-picture.tsx';
import { Stage } from '#web/ui/card.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { Price } from '#web/ui/price.tsx';
import { highlightFromList } from './highlight.ts';
import { useResults } from './search-context.ts';

type MapCardsProps = { readonly cards: readonly CardView[]; readonly selected: string | null };

const MOST_CARDS = 12;

/** Below the map of a phone: one trailer at a time, pushed sideways. The pin of the one in view turns black. */
export function MapCards({ cards, selected }: MapCardsProps) {
  const intl = useIntl();
  const { shopping } = useResults();
  const row = useRef<HTMLUListElement>(null);
  const free = cards.filter(({ isFree, depot }) => isFree && (selected === null || depot.code === selected));
  const shown = free.slice(0, MOST_CARDS);
  if (shown.length === 0) return null;
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    highlightFromList(shown[Math.round(scrollLeft / clientWidth)]?.depot.code ?? null);
  };
  return (
    <ul
      ref={row}
      onScroll={follow}
      aria-label={intl.formatMessage({ id: 'map.cards' })}
      className="absolute inset-x-0 bottom-3 z-10 flex snap-x snap-mandatory gap-3 overflow-x-auto px-3 [scrollbar-width:none]"
    >
      {shown.map((card) => (
        <li key={card.id} className="w-full max-w-120 shrink-0 snap-center">
          <Link
            to={trailerHref(card.id, shopping.asked)}
            className="grid grid-cols-[36%_1fr] overflow-hidden rounded-card bg-sheet text-asphalt-950 shadow-3"
          >
            <Stage className="px-2 py-3">
              <TrailerPicture {...card} />
            </Stage>
            <div className="min-w-0 p-3.5">
              <h2 className="text-card-title truncate">{card.title}</h2>
              <p className="mt-1 flex items-center gap-2 overflow-hidden font-condensed text-sm whitespace-nowrap text-asphalt-600">
                <Plate number={card.plate} country={card.country} size="s" />
                <span className="truncate">
                  {[card.depot.name, card.depot.distance].filter((part) => part !== undefined).join(', ')}
                </span>
              </p>
              {card.snapped && <p className="mt-1.5 text-xs text-info">{card.snapped.text}</p>}
              {card.price && (
                <div className="mt-2 flex items-end justify-between gap-2">
                  <Price amount={card.price.total} size="s" align="start" />
                  <p className="text-end text-xs text-asphalt-600">
                    <FormattedMessage id="word.netForDays" values={{ days: card.price.days }} />
                    <br />
                    <FormattedMessage id="trailerCard.perDay" values={{ amount: card.price.perDay }} />
                  </p>
                </div>
              )}
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
