import { FormattedMessage } from '#i18n/intl.tsx';
import type { TrailerTileData } from './describe-tile.server.ts';
import { TrailerTile } from './trailer-tile.tsx';

export function SimilarSection({ similar }: { readonly similar: readonly TrailerTileData[] }) {
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="similar">
      <h2 id="similar" className="text-h2 mb-5">
        <FormattedMessage id="trailer.similar" />
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {similar.map((tile) => (
          <li key={tile.id} className="flex">
            <TrailerTile tile={tile} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
