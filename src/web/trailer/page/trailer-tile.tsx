import { FormattedMessage } from '#i18n/intl.tsx';
import { Card, Stage } from '#web/ui/card.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { PrefetchLink } from '#web/ui/prefetch-link.tsx';
import { Price } from '#web/ui/price.tsx';
import { TrailerPicture } from '#web/art/trailer-picture.tsx';
import type { TrailerTileData } from './describe-tile.server.ts';

/** Another trailer: drawing, plate and number together, then place and price for the same period. */
export function TrailerTile({ tile, level }: { readonly tile: TrailerTileData; readonly level: 3 | 4 }) {
  const { href, name, number, plate, country, place, price } = tile;
  const Heading = `h${level}` as const;
  return (
    <Card isFlush isInteractive className="flex w-full flex-col overflow-hidden">
      <Stage className="px-5 pt-5 pb-3">
        <TrailerPicture {...tile} />
      </Stage>
      <div className="flex grow flex-col p-4">
        <Heading className="text-card-title">
          <PrefetchLink to={href} ahead="hover" className="after:absolute after:inset-0 after:rounded-card">
            {name}
          </PrefetchLink>
        </Heading>
        <div className="mt-2 flex flex-wrap items-center gap-2.5">
          <Plate number={plate} country={country} size="s" />
          <span className="font-condensed text-sm text-asphalt-600">{number}</span>
        </div>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pt-3">
          <span className="min-w-0 text-sm text-asphalt-600">{place}</span>
          {price && (
            <span className="ms-auto">
              <Price
                size="s"
                amount={price.total}
                notes={[<FormattedMessage key="net" id="word.netForDays" values={{ days: price.days }} />]}
              />
            </span>
          )}
        </div>
      </div>
    </Card>
  );
}
