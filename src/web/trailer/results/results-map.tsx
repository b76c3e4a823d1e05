import { Suspense, useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { boundsOf, circleBounds, radiusInView } from '#web/map/circle.ts';
import type { MapPosition } from '#web/map/map-view.tsx';
import { type MapState, setMapState, useMapState } from '#web/stores/map.ts';
import { useSearches } from '#web/stores/searches.ts';
import type { CardView } from '#web/trailer/to-card-view.server.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { DrawnMap } from './drawn-map.tsx';
import { highlightFromMap, useHighlighted } from './highlight.ts';
import { MapCards } from './map-cards.tsx';
import { MapPopup } from './map-popup.tsx';
import { placeValues, readPlace } from './place.ts';
import { placeOf } from './remembered-place.ts';
import { useResults } from './search-context.ts';
import { withValues } from './search-params.ts';
import { toPins } from './to-pins.ts';
import { usePlaceText } from './use-place-text.ts';

const MapView = lazyPart(() => import('#web/map/map-view.tsx'));

type ResultsMapProps = { readonly cards: readonly CardView[]; readonly isPhone: boolean };

type KeptMap = MapState & { readonly place: string };

/** Comes with the map as it was left, if it was: so it waits until that is known. */
export default function ResultsMap(props: ResultsMapProps) {
  const [kept, setKept] = useState<KeptMap>();
  useEffect(
    // All stores are read at the same moment, this one last.
    () => useSearches.whenRead(() => setKept({ ...useMapState.getState(), place: useSearches.getState().place })),
    [],
  );
  return kept && <LiveMap {...props} kept={kept} />;
}

/** The results on the map, in step with the list. The list says the same to those who cannot use a map. */
function LiveMap({ cards, isPhone, kept }: ResultsMapProps & { readonly kept: KeptMap }) {
  const intl = useIntl();
  const { search, change, facets, depots, spots } = useResults();
  const [hasFailed, setHasFailed] = useState(false);
  const [follows, setFollows] = useState(false);
  const [moved, setMoved] = useState<MapPosition>();
  const [searched, setSearched] = useState<string>();
  // A search that names another place shows that place.
  const named = placeOf(search);
  const isElsewhere = named !== '' && named !== kept.place;
  const [left] = useState(isElsewhere ? undefined : kept);
  const [hasGoneOn, setHasGoneOn] = useState(isElsewhere);
  if (isElsewhere && !hasGoneOn) setHasGoneOn(true);
  const start = useMemo(() => findPosition(left), [left]);
  // On phones it would hide all cards but its own.
  const [selected, setSelected] = useState<string | null>(isPhone ? null : (left?.targetMarker ?? null));
  const active = useHighlighted() ?? selected;
  const place = useMemo(() => readPlace(search, spots), [search, spots]);
  const placeText = usePlaceText(place, depots);
  const pins = useMemo(() => toPins({ place, depots, facets, cards, search }), [place, depots, facets, cards, search]);

  const isFromMap = searched !== undefined && searched === search.get('near');
  const fit = useMemo(() => {
    if (isFromMap || (start && (!hasGoneOn || place.kind === 'anywhere'))) return undefined;
    if (place.kind === 'around' && place.radiusKm !== null) return circleBounds(place.point, place.radiusKm);
    const wanted = pins.filter(({ isNearby, count }) => isNearby && count > 0);
    return boundsOf(wanted.length > 0 ? wanted : pins);
  }, [isFromMap, start, hasGoneOn, place, pins]);

  const searchHere = ({ center, bounds }: MapPosition) => {
    const values = placeValues({ kind: 'around', point: center, radiusKm: radiusInView(center, bounds) });
    setSearched(values.near);
    setMoved(undefined);
    change(withValues(search, { depot: undefined, sort: undefined, ...values }));
  };
  const move = (position: MapPosition, isByHand: boolean) => {
    if (!isByHand) return;
    setMapState({ center: position.center, zoom: position.zoom });
    if (follows) searchHere(position);
    else setMoved(position);
  };
  const select = (code: string) => {
    setSelected(code);
    highlightFromMap(code);
    setMapState({ targetMarker: code });
    if (!isPhone) document.querySelector(`[data-depot="${code}"]`)?.scrollIntoView({ block: 'center' });
  };

  if (hasFailed) return <DrawnMap pins={pins} search={search} />;
  return (
    <Suspense>
      <MapView
        label={intl.formatMessage({ id: 'map.label' })}
        pins={pins}
        circle={
          place.kind === 'around' && place.radiusKm !== null && !isFromMap
            ? { ...place, radiusKm: place.radiusKm, label: placeText }
            : undefined
        }
        fit={fit}
        start={start}
        active={active}
        onActive={highlightFromMap}
        onSelect={select}
        onMove={move}
        onFail={() => setHasFailed(true)}
        popup={isPhone || active === null ? undefined : <MapPopup code={active} cards={cards} pins={pins} />}
      >
        <div className="pointer-events-none absolute inset-x-3 top-3 z-10 flex flex-wrap items-start gap-2 pe-14 *:pointer-events-auto xl:pe-0">
          <label className="inline-flex min-h-11 items-center gap-2.5 rounded-full bg-sheet px-4 text-body-s font-semibold shadow-2 has-focus-visible:focus-ring">
            <input
              type="checkbox"
              checked={follows}
              onChange={(event) => {
                setFollows(event.target.checked);
                if (event.target.checked && moved) searchHere(moved);
              }}
              className="size-5 outline-none"
            />
            <FormattedMessage id="map.follow" />
          </label>
          {moved && !follows && (
            <Button tone="ink" size="s" className="rounded-full! shadow-2" onClick={() => searchHere(moved)}>
              <FormattedMessage id="map.searchHere" />
            </Button>
          )}
        </div>
        {isPhone && <MapCards cards={cards} selected={selected} />}
      </MapView>
    </Suspense>
  );
}

/** Where somebody left the map the last time. */
function findPosition(left: MapState | undefined) {
  if (!left || left.center === null || left.zoom === null) return undefined;
  return { center: left.center, zoom: left.zoom };
}
