import { LocateFixed, MapPin, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useWords } from '#web/words/use-words.ts';
import { ChipButton } from '#web/ui/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { toast } from '#web/ui/toast.tsx';
import { type DepotView, findDepotAt, type Place, RADII, USUAL_RADIUS } from './place.ts';

type PlacePanelProps = {
  readonly place: Place;
  readonly depots: readonly DepotView[];
  readonly onChange: (place: Place) => void;
};

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start transition-colors hover:bg-paper-sunken aria-[current]:bg-paper-sunken aria-[current]:font-semibold';

/** Without accents and case, so that `Koln` and `munchen` are found too. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A depot, everywhere around it, where one is right now, or everywhere. */
export default function PlacePanel({ place, depots, onChange }: PlacePanelProps) {
  const { intl, format } = useWords();
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the keyboard would cover the list.
    if (globalThis.matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, []);
  const [text, setText] = useState('');
  const [radius, setRadius] = useState<number | null>(
    place.kind === 'around' ? place.radiusKm : place.kind === 'depots' ? null : USUAL_RADIUS,
  );
  const current = findCurrent(place, depots);
  const words = plain(text.trim());
  const found = depots.filter(({ code, name, city }) => plain(`${name} ${city} ${code}`).includes(words));

  const choose = (depot: DepotView, radiusKm: number | null) =>
    onChange(
      radiusKm === null
        ? { kind: 'depots', names: [depot.code] }
        : { kind: 'around', point: { lat: depot.lat, lon: depot.lon }, radiusKm },
    );
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
          point: { lat: coords.latitude, lon: coords.longitude },
          radiusKm: radius ?? USUAL_RADIUS,
        }),
      () => toast.show('searchBar.place.noLocation'),
    );
  const moveFocus = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const rows = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = rows.findIndex((row) => row === document.activeElement);
    rows.at(event.key === 'ArrowDown' ? Math.min(at + 1, rows.length - 1) : Math.max(at - 1, 0))?.focus();
  };
  const submitFirst = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key !== 'Enter' || !first) return;
    event.preventDefault();
    choose(first, radius);
  };

  return (
    // The arrow keys only move among buttons that are there anyway.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="p-4" onKeyDown={moveFocus}>
      <label
        htmlFor={inputId}
        className="flex min-h-12 items-center gap-2.5 rounded-control border border-line-field px-3.5 has-focus-visible:focus-ring"
      >
        <Search aria-hidden="true" className="size-5 shrink-0" />
        <span className="sr-only">
          <FormattedMessage id="searchBar.place.find" />
        </span>
        <input
          ref={input}
          id={inputId}
          type="text"
          autoComplete="off"
          value={text}
          placeholder={intl.formatMessage({ id: 'searchBar.place.find' })}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={submitFirst}
          className="min-h-11 w-full bg-transparent outline-none"
        />
      </label>
      <fieldset className="mt-3">
        <legend className="text-label mb-2 text-asphalt-600">
          <FormattedMessage id="word.radius" />
        </legend>
        <div className="flex flex-wrap gap-1.5">
          <ChipButton aria-pressed={radius === null} isChosen={radius === null} onClick={() => chooseRadius(null)}>
            <FormattedMessage id="searchBar.place.onlyThere" />
          </ChipButton>
          {RADII.map((km) => (
            <ChipButton key={km} aria-pressed={radius === km} isChosen={radius === km} onClick={() => chooseRadius(km)}>
              {format.distance(km)}
            </ChipButton>
          ))}
        </div>
      </fieldset>
      <ul ref={list} className="mt-3 max-h-80 overflow-y-auto border-t border-line pt-2">
        {words === '' && (
          <>
            <li>
              <button
                type="button"
                aria-current={place.kind === 'anywhere' || undefined}
                onClick={() => onChange({ kind: 'anywhere' })}
                className={ROW}
              >
                <MapPin aria-hidden="true" className="size-5 text-asphalt-600" />
                <FormattedMessage id="searchBar.anyPlace" />
              </button>
            </li>
            <li>
              <button type="button" onClick={locate} className={ROW}>
                <LocateFixed aria-hidden="true" className="size-5 text-asphalt-600" />
                <FormattedMessage id="searchBar.place.here" />
              </button>
            </li>
          </>
        )}
        {found.map((depot) => (
          <li key={depot.code}>
            <button
              type="button"
              aria-current={depot === current || undefined}
              onClick={() => choose(depot, radius)}
              className={ROW}
            >
              <span className="w-7 shrink-0 font-condensed text-sm font-semibold text-asphalt-600">
                {depot.country}
              </span>
              <span className="min-w-0 grow">
                {depot.name}
                <span className={cx('block text-sm font-normal text-asphalt-600')}>{depot.hours}</span>
              </span>
            </button>
          </li>
        ))}
        {found.length === 0 && (
          <li className="px-3 py-3 text-body-s text-asphalt-600">
            <FormattedMessage id="searchBar.place.none" />
          </li>
        )}
      </ul>
    </div>
  );
}

function findCurrent(place: Place, depots: readonly DepotView[]): DepotView | undefined {
  if (place.kind === 'around') return findDepotAt(depots, place.point);
  return place.kind === 'depots'
    ? depots.find(({ code, city }) => [code, city].includes(place.names[0] ?? ''))
    : undefined;
}
