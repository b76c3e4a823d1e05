import { FormattedMessage } from '#i18n/intl.tsx';
import { TypeIcon } from '#web/art/type-icon.tsx';
import { TrailerTile } from '#web/trailer/page/trailer-tile.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SectionHeading } from '#web/ui/page-header.tsx';
import { PrefetchLink } from '#web/ui/prefetch-link.tsx';
import type { DepotData } from './load-depot.server.ts';

/** What is based here by type, and some of what can be had at once; the search at this depot has the rest. */
export function DepotFleet({ depot: { code, types, tiles } }: { readonly depot: DepotData }) {
  return (
    <section aria-labelledby="fleet" className="mt-12 md:mt-16">
      <SectionHeading
        id="fleet"
        title={<FormattedMessage id="depot.page.fleet" />}
        action={
          types.length > 0 && (
            <LinkButton to={`/trailers?depot=${code}`} tone="signal">
              <FormattedMessage id="depot.page.search" />
            </LinkButton>
          )
        }
      />
      {types.length === 0 ? (
        <p className="text-asphalt-600">
          <FormattedMessage id="depot.page.empty" />
        </p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {types.map(({ type, name, count, free }) => (
            <li key={type} className="flex">
              <Card isInteractive className="flex w-full items-center gap-4 p-4!">
                <TypeIcon type={type} className="size-8 shrink-0" />
                <p className="min-w-0">
                  <PrefetchLink
                    to={`/trailers?depot=${code}&type=${type}`}
                    ahead="hover"
                    className="block font-bold after:absolute after:inset-0 after:rounded-card"
                  >
                    {name}
                  </PrefetchLink>
                  <span className="text-body-s text-asphalt-600">
                    <FormattedMessage id="depot.page.freeOf" values={{ free, count }} />
                  </span>
                </p>
              </Card>
            </li>
          ))}
        </ul>
      )}
      {tiles.length > 0 && (
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {tiles.map((tile) => (
            <li key={tile.id} className="flex">
              <TrailerTile tile={tile} level={3} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
