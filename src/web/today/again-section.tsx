import { FormattedMessage } from '#i18n/intl.tsx';
import { TrailerPicture } from '#web/art/trailer-picture.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card, Stage } from '#web/ui/card.tsx';
import { Lane } from '#web/ui/lane.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { Price } from '#web/ui/price.tsx';
import type { AgainView } from './describe-again.server.ts';

/** Trailers that the company knows, free in the suggested period, each with its price. On phones pushed sideways. */
export function AgainSection({ trailers }: { readonly trailers: readonly AgainView[] }) {
  return (
    <section aria-labelledby="again">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="again" className="text-h2">
          <FormattedMessage id="today.again" />
        </h2>
        <p className="text-body-s text-asphalt-600">
          <FormattedMessage id="today.again.text" />
        </p>
      </div>
      <ul className="-mx-4 flex snap-x gap-3 overflow-x-auto px-4 pb-1 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-4 sm:overflow-visible sm:px-0 xl:grid-cols-4">
        {trailers.map((item) => (
          <li key={item.trailer.number} className="flex w-70 max-w-[85vw] shrink-0 snap-center sm:w-auto sm:max-w-none">
            <AgainCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AgainCard({ item }: { readonly item: AgainView }) {
  const { trailer, from, to, days, total, perDay, history, href } = item;
  return (
    <Card isFlush className="flex min-w-0 grow flex-col overflow-hidden">
      <Stage className="h-28 px-6 py-3">
        <TrailerPicture {...trailer} isFree className="max-h-22 max-w-56" />
      </Stage>
      <div className="flex grow flex-col gap-2 p-4">
        <h3 className="text-card-title">{trailer.name}</h3>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Plate number={trailer.plate} country={trailer.country} size="s" />
          <span className="font-condensed text-sm text-asphalt-600">{trailer.number}</span>
        </p>
        <div className="flex items-center gap-2 text-body-s font-semibold">
          {from}
          <Lane>
            <FormattedMessage id="ui.days" values={{ days }} />
          </Lane>
          {to}
        </div>
        <p className="text-sm text-asphalt-600">{history}</p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-1">
          <Price amount={total} size="s" align="start" notes={[perDay]} />
          <LinkButton to={href} size="s">
            <FormattedMessage id="today.again.rent" />
            <span className="sr-only">{trailer.number}</span>
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
