import { Marker } from '@vis.gl/react-maplibre';
import { useState } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import type { Position } from '#contract/position.ts';
import { TypeIcon } from '#web/art/type-icon.tsx';
import { boundsOf } from '#web/map/circle.ts';
import MapView from '#web/map/map-view.tsx';
import { cx } from '#web/ui/cx.ts';
import { ageWords } from './age-words.ts';
import type { RunningView } from './describe-running.server.ts';
import type { Located } from './use-positions.ts';

type RunningMapProps = {
  readonly trailers: readonly (RunningView & Located)[];
  readonly now: string;
  readonly active: string | null;
  readonly onActive: (id: string | null) => void;
};

const NO_PINS: readonly never[] = [];
const nothing = () => {};
/** A single trailer is shown with the country around it. */
const ALONE_DEGREES = 1.5;

/** Where the trailers were last seen. The list beside it says the same to those who cannot use a map. */
export default function RunningMap({ trailers, now, active, onActive }: RunningMapProps) {
  const { formatMessage } = useIntl();
  const [hasFailed, setHasFailed] = useState(false);
  const located = trailers.flatMap(({ position, ...trailer }) => (position ? [{ ...trailer, position }] : []));
  const fit = boundsOf(around(located.map(({ position }) => position)));
  if (hasFailed) return null;
  return (
    <MapView
      label={formatMessage({ id: 'today.running.map' })}
      content="trailers"
      pins={NO_PINS}
      fit={fit}
      active={null}
      onActive={nothing}
      onSelect={nothing}
      onFail={() => setHasFailed(true)}
      marks={located.map((trailer) => (
        <Marker
          key={trailer.id}
          longitude={trailer.position.lon}
          latitude={trailer.position.lat}
          anchor="bottom"
          style={{ zIndex: trailer.id === active ? 3 : trailer.isOverdue ? 2 : 1 }}
        >
          <Mark trailer={trailer} now={now} isActive={trailer.id === active} onActive={onActive} />
        </Marker>
      ))}
    />
  );
}

const around = (points: readonly Position[]) => {
  const [only, ...others] = points;
  if (!only || others.length > 0) return points;
  return [-ALONE_DEGREES, ALONE_DEGREES].map((by) => ({ lat: only.lat + by, lon: only.lon + by }));
};

type MarkProps = Pick<RunningMapProps, 'now' | 'onActive'> & {
  readonly trailer: RunningView & { readonly position: Position };
  readonly isActive: boolean;
};

function Mark({ trailer: { id, trailer, isOverdue, position }, now, isActive, onActive }: MarkProps) {
  const intl = useIntl();
  const { short, isStale } = ageWords(intl, position.at, Date.parse(now));
  return (
    <span
      onPointerEnter={() => onActive(id)}
      onPointerLeave={() => onActive(null)}
      className={cx(
        'relative mb-2 flex min-h-8 items-center gap-2 rounded-control border px-2.5 font-condensed text-sm font-bold shadow-1',
        'after:absolute after:start-1/2 after:-bottom-1.5 after:size-2.5 after:-translate-x-1/2 after:rotate-45 after:border-e after:border-b after:bg-inherit after:border-inherit',
        isActive
          ? 'border-asphalt-950 bg-asphalt-950 text-white'
          : isOverdue
            ? 'border-danger bg-danger text-white'
            : isStale
              ? 'border-dashed border-asphalt-400 bg-sheet text-asphalt-600'
              : 'border-asphalt-950 bg-sheet text-asphalt-950',
      )}
    >
      <TypeIcon type={trailer.type} className="size-5" />
      {trailer.number}
      <span className="font-medium @max-[35rem]:hidden">{short}</span>
    </span>
  );
}
