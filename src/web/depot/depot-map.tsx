import europe from '#web/art/europe.svg?url';
import { EUROPE, EUROPE_HEIGHT, toEuropePoint } from './europe-projection.ts';

type Pin = {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly trailers: number;
  readonly href: string;
  readonly label: string;
  /** The one that somebody has picked before. */
  readonly isTarget?: boolean;
};

/** A drawn map with one pin per depot: no tiles, no script, nothing to wait for. The list beside it says the same. */
export function DepotMap({ pins, label }: { readonly pins: readonly Pin[]; readonly label: string }) {
  return (
    <div role="group" aria-label={label} className="relative h-full min-h-80 overflow-hidden bg-map-sea">
      <div
        className="absolute inset-0 m-auto h-full min-w-full"
        style={{ aspectRatio: `${EUROPE.width} / ${EUROPE_HEIGHT}` }}
      >
        <img
          src={europe}
          alt=""
          width={EUROPE.width}
          height={EUROPE_HEIGHT}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
        {pins.map((pin) => {
          const { x, y } = toEuropePoint(pin);
          return (
            <a
              key={pin.id}
              href={pin.href}
              title={pin.name}
              aria-label={pin.label}
              aria-current={pin.isTarget ? 'location' : undefined}
              className="absolute grid size-7 -translate-1/2 place-items-center rounded-full border-2 border-white bg-asphalt-950 text-xs font-bold text-white shadow-1 transition-transform duration-250 hover:z-10 hover:scale-115 focus-visible:z-10 aria-[current=location]:z-1 aria-[current=location]:bg-signal aria-[current=location]:text-asphalt-950"
              style={{ left: `${(x / EUROPE.width) * 100}%`, top: `${(y / EUROPE_HEIGHT) * 100}%` }}
            >
              {pin.trailers}
            </a>
          );
        })}
      </div>
    </div>
  );
}
