import europe from '#web/art/europe.svg?url';
import { TypeIcon } from '#web/art/type-icon.tsx';
import { EUROPE, EUROPE_HEIGHT, toEuropePoint } from './europe-projection.ts';

type DepotSpotProps = {
  readonly depot: { readonly city: string; readonly lat: number; readonly lon: number };
  /** Of a trailer that stands there. */
  readonly type?: string;
  readonly label: string;
};

/** How much larger than on the whole map, in pixels per unit of the drawing. */
const ZOOM = 2.4;

/** The drawn map around one depot, which stands in the middle. */
export function DepotSpot({ depot, type, label }: DepotSpotProps) {
  const { x, y } = toEuropePoint(depot);
  return (
    <div role="img" aria-label={label} className="relative min-h-64 overflow-hidden bg-map-sea">
      <img
        src={europe}
        alt=""
        width={EUROPE.width}
        height={EUROPE_HEIGHT}
        loading="lazy"
        decoding="async"
        className="absolute top-1/2 left-1/2 max-w-none origin-top-left"
        style={{ width: EUROPE.width * ZOOM, height: EUROPE_HEIGHT * ZOOM, translate: `${-x * ZOOM}px ${-y * ZOOM}px` }}
      />
      <span className="absolute top-1/2 left-1/2 flex -translate-x-1/2 -translate-y-[calc(100%+0.5rem)] items-center gap-2 rounded-control bg-asphalt-950 px-3 py-2 text-body-s font-semibold whitespace-nowrap text-white shadow-2 after:absolute after:top-full after:left-1/2 after:-translate-x-1/2 after:border-x-6 after:border-t-8 after:border-x-transparent after:border-t-asphalt-950">
        {type !== undefined && <TypeIcon type={type} className="size-5" />}
        {depot.city}
      </span>
    </div>
  );
}
