import { Marker } from '@vis.gl/react-maplibre';
import { useMemo, useState } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import type { Position } from '#contract/position.ts';
import { TypeIcon } from '#web/art/type-icon.tsx';
import MapView from '#web/map/map-view.tsx';

type PositionMapProps = { readonly position: Position; readonly trailerNumber: string; readonly type: string };

const ZOOM = 7;
const NO_PINS: readonly never[] = [];
const nothing = () => {};

/** The trailer on the map. */
export default function PositionMap({ position, trailerNumber, type }: PositionMapProps) {
  const { formatMessage } = useIntl();
  const [hasFailed, setHasFailed] = useState(false);
  const { lat, lon } = position;
  const start = useMemo(() => ({ center: { lat, lon }, zoom: ZOOM }), [lat, lon]);
  if (hasFailed) return null;
  return (
    <MapView
      label={formatMessage({ id: 'booking.position.map' }, { number: trailerNumber })}
      pins={NO_PINS}
      start={start}
      active={null}
      onActive={nothing}
      onSelect={nothing}
      onFail={() => setHasFailed(true)}
      marks={
        <Marker longitude={lon} latitude={lat} anchor="bottom">
          <span className="relative mb-2 flex min-h-9 items-center gap-2 rounded-control bg-asphalt-950 px-3 font-condensed text-base font-bold text-white shadow-1 after:absolute after:start-1/2 after:-bottom-1.5 after:size-3 after:-translate-x-1/2 after:rotate-45 after:bg-asphalt-950">
            <TypeIcon type={type} className="size-5.5" />
            {trailerNumber}
          </span>
        </Marker>
      }
    />
  );
}
