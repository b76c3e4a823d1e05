import { FormattedMessage } from '#i18n/intl.tsx';
import type { MapPin } from '#web/map/map-pin.ts';
import type { CardView } from '#web/trailer/to-card-view.server.ts';
import { useResults } from './search-context.ts';

type MapPopupProps = {
  readonly code: string;
  readonly cards: readonly CardView[];
  readonly pins: readonly MapPin[];
};

/** The depot that is pointed at in a few words: how many, from which price, when it is open. */
export function MapPopup({ code, cards, pins }: MapPopupProps) {
  const { depots } = useResults();
  const depot = depots.find((known) => known.code === code);
  const pin = pins.find((known) => known.code === code);
  if (!depot || !pin) return null;
  const [cheapest] = cards
    .flatMap((card) => (card.isFree && card.price && card.depot.code === code ? [card.price] : []))
    .toSorted((a, b) => a.cents - b.cents);
  return (
    <div className="max-w-72 rounded-control bg-sheet px-3.5 py-2.5 font-sans text-sm text-asphalt-950 leading-5.5 shadow-3">
      <b className="block font-bold">{depot.name}</b>
      <span className="block">
        <FormattedMessage id="map.free" values={{ count: pin.count }} />
        {cheapest && (
          <>
            {' · '}
            <FormattedMessage id="map.fromPrice" values={{ amount: cheapest.total, days: cheapest.days }} />
          </>
        )}
      </span>
      <span className="block text-asphalt-600">{depot.hours}</span>
    </div>
  );
}
