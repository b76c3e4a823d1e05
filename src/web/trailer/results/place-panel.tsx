import { LocateFixed, MapPin, Warehouse } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { Place as Town } from '#contract/place.ts';
import { useWords } from '#web/words/use-words.ts';
import { LinkAction } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { describeNearest, toPlaceLabel } from './describe-place.ts';
import { FindInput } from './find-input.tsx';
import { PlaceRow } from './place-row.tsx';
import { type DepotView, findDepotAt, type Place, USUAL_RADIUS } from './place.ts';
import { plainText } from './plain-text.ts';
import { RadiusChoice } from './radius-choice.tsx';
import { useEagerChoice } from './use-eager-choice.ts';
import { usePlaceText } from './use-place-text.ts';
import { usePlaces, useYard } from './use-places.ts';
import { useRowKeys } from './use-row-keys.ts';

type PlacePanelProps = {
  readonly place: Place;
  readonly depots: readonly DepotView[];
  readonly onChange: (place: Place) => void;
};

/** To about a kilometre: near enough for depots, and it stays in the browser and in addresses. */
const roughly = (degrees: number) => Math.round(degrees * 100) / 100;

/** A depot, a town or postcode and everything around it, the own yard, where one is right now, or everywhere. */
export default function PlacePanel({ place, depots, onChange }: PlacePanelProps) {
  const { intl, format } = useWords();
  const listId = useId();
  const { input, list, moveFocus } = useRowKeys();
  const [text, setText] = useState('');
  const [radius, setRadius] = useState<number | null>(
    place.kind === 'around' ? place.radiusKm : place.kind === 'depots' ? null : USUAL_RADIUS,
  );
  const typed = text.trim();
  const words = plainText(typed);
  const { places, meant, isAsking, hasFailed, retry } = usePlaces(typed);
  const yard = useYard();
  const current = findCurrent(place, depots);
  const placeText = usePlaceText(place, depots);
  const foundDepots = depots.filter(({ code, name, city }) => plainText(`${name} ${city} ${code}`).includes(words));
  const count = foundDepots.length + places.length;
  const isNone = words !== '' && count === 0 && !isAsking;

  const choose = (depot: DepotView, radiusKm: number | null) =>
    onChange(
      radiusKm === null
        ? { kind: 'depots', names: [depot.code] }
        : { kind: 'around', point: { lat: depot.lat, lon: depot.lon }, radiusKm },
    );
  // A town is nowhere to fetch a trailer: only around it there are depots.
  const chooseTown = ({ lat, lon, name }: Town) =>
    onChange({ kind: 'around', point: { lat, lon }, radiusKm: radius ?? USUAL_RADIUS, name });
  const chooseRadius = (radiusKm: number | null) => {
    setRadius(radiusKm);
    if (place.kind === 'around' && !current && radiusKm !== null) onChange({ ...place, radiusKm });
    else if (current) choose(current, radiusKm);
  };
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        onChange({
          kind: 'around',
          point: { lat: roughly(coords.latitude), lon: roughly(coords.longitude) },
          radiusKm: radius ?? USUAL_RADIUS,
        }),
      () => toast.show('searchBar.place.noLocation'),
    );
  const chooseFirst = () => {
    const [depot] = foundDepots;
    if (depot) choose(depot, radius);
    else if (meant) chooseTown(meant);
  };
  const { chooseSoon, typeOn } = useEagerChoice(isAsking && foundDepots.length === 0, chooseFirst);

  const townRow = (town: Town, mark: ReactNode, label: ReactNode) => (
    <PlaceRow
      key={`${town.country} ${town.lat} ${town.lon}`}
      mark={mark}
      detail={
        town.nearest.length === 0 ? undefined : (
          <FormattedMessage id="searchBar.place.nearest" values={{ list: describeNearest(town, format) }} />
        )
      }
      isCurrent={place.kind === 'around' && place.point.lat === town.lat && place.point.lon === town.lon}
      onChoose={() => chooseTown(town)}
    >
      {label}
    </PlaceRow>
  );

  return (
    // The arrow keys only move among buttons that are there anyway.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="p-4" onKeyDown={moveFocus}>
      <FindInput
        ref={input}
        label={intl.formatMessage({ id: 'searchBar.place.find' })}
        value={text}
        listId={listId}
        onChange={(typing) => {
          setText(typing);
          typeOn();
        }}
        onEnter={() => {
          if (words !== '') chooseSoon();
        }}
      />
      <p role="status" className="sr-only">
        {words !== '' && !isAsking && !hasFailed && !isNone && (
          <FormattedMessage id="searchBar.place.found" values={{ count }} />
        )}
      </p>
      <RadiusChoice radius={radius} onChange={chooseRadius} />
      {hasFailed && (
        <p role="alert" className="mt-3 px-3 text-body-s text-asphalt-600">
          <FormattedMessage id="searchBar.place.failed" values={{ place: placeText }} />{' '}
          <LinkAction onClick={retry}>
            <FormattedMessage id="ui.retry" />
          </LinkAction>
        </p>
      )}
      {isNone && !hasFailed && (
        <p role="alert" className="mt-3 px-3 text-body-s text-asphalt-600">
          <FormattedMessage id="searchBar.place.none" values={{ text: typed, place: placeText }} />
        </p>
      )}
      <ul
        ref={list}
        id={listId}
        aria-busy={isAsking}
        className="mt-3 h-80 overflow-y-auto border-t border-line pt-2 md:h-auto md:max-h-80"
      >
        {count === 0 && isAsking && (
          <li className="px-3 py-3 text-body-s text-asphalt-600">
            <FormattedMessage id="searchBar.place.asking" />
          </li>
        )}
        {(words === '' || isNone) && (
          <>
            {yard &&
              townRow(
                yard,
                <Warehouse aria-hidden="true" />,
                <FormattedMessage id="searchBar.place.yard" values={{ town: yard.name }} />,
              )}
            {place.kind === 'around' && place.name !== undefined && place.name !== yard?.name && (
              <PlaceRow mark={<MapPin aria-hidden="true" />} isCurrent onChoose={() => onChange(place)}>
                {place.name}
              </PlaceRow>
            )}
            <PlaceRow
              mark={<MapPin aria-hidden="true" />}
              isCurrent={place.kind === 'anywhere'}
              onChoose={() => onChange({ kind: 'anywhere' })}
            >
              <FormattedMessage id="searchBar.anyPlace" />
            </PlaceRow>
            <PlaceRow mark={<LocateFixed aria-hidden="true" />} onChoose={locate}>
              <FormattedMessage id="searchBar.place.here" />
            </PlaceRow>
          </>
        )}
        {(count === 0 ? depots : foundDepots).map((depot) => (
          <PlaceRow
            key={depot.code}
            mark={depot.country}
            detail={depot.hours}
            isCurrent={depot === current}
            onChoose={() => choose(depot, radius)}
          >
            {depot.name}
          </PlaceRow>
        ))}
        {places.map((town) => townRow(town, town.country, toPlaceLabel(town)))}
      </ul>
      {places.length > 0 && (
        <p className="px-3 pt-2 text-xs text-asphalt-600">
          <FormattedMessage id="searchBar.place.source" />
        </p>
      )}
    </div>
  );
}

function findCurrent(place: Place, depots: readonly DepotView[]): DepotView | undefined {
  if (place.kind === 'around') return findDepotAt(depots, place.point);
  return place.kind === 'depots'
    ? depots.find(({ code, city }) => [code, city].includes(place.names[0] ?? ''))
    : undefined;
}
