import { Marker } from '@vis.gl/react-maplibre';
import { useMemo, useState } from 'react';
import MapView from '#web/map/map-view.tsx';

type PlaceMapProps = {
  readonly depot: { readonly name: string; readonly lat: number; readonly lon: number };
  readonly label: string;
};

const ZOOM = 7;
const NO_PINS: readonly never[] = [];
const nothing = () => {};

/** A map that can be moved, over the drawn one, which is left if it fails. */
export default function PlaceMap({ depot: { name, lat, lon }, label }: PlaceMapProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const start = useMemo(() => ({ center: { lat, lon }, zoom: ZOOM }), [lat, lon]);
  if (hasFailed) return null;
  return (
    <MapView
      label={label}
      pins={NO_PINS}
      start={start}
      active={null}
      onActive={nothing}
      onSelect={nothing}
      onFail={() => setHasFailed(true)}
      marks={
        <Marker longitude={lon} latitude={lat} anchor="bottom">
          <span className="relative mb-2 flex min-h-9 items-center rounded-control bg-asphalt-950 px-3 text-body-s font-semibold text-white shadow-1 after:absolute after:start-1/2 after:-bottom-1.5 after:size-3 after:-translate-x-1/2 after:rotate-45 after:bg-asphalt-950">
            {name}
          </span>
        </Marker>
      }
    />
  );
}
