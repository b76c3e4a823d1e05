import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { TrailerArt } from '#web/art/trailer-art.tsx';
import type { Livery } from '#web/art/livery.ts';
import { usePageScope } from '#web/page-scope.tsx';
import { Card, Stage } from '#web/ui/card.tsx';
import { Lane } from '#web/ui/lane.tsx';
import { typeName } from '#web/words/trailer-name.ts';
import { PrefetchLink } from '#web/ui/prefetch-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { telHref } from '#web/words/tel-href.ts';
import type { HomeData } from './load-home.server.ts';

type TypeTilesProps = Pick<HomeData, 'tiles' | 'contact' | 'trailers'> & { readonly headline: string };

/** The colours of the fleet, where they are not those of most of it. */
const LIVERIES: Partial<Record<string, Livery>> = { plane: 'night', cool: 'chalk', box: 'ink', tipperAgrar: 'fir' };

export function TypeTiles({ headline, tiles, contact, trailers }: TypeTilesProps) {
  return (
    <section aria-labelledby="types">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="types" className="text-h2">
          {headline}
        </h2>
        <TextLink to="/trailers" isAlone>
          <FormattedMessage id="home.allTrailers" values={{ count: trailers }} />
        </TextLink>
      </div>
      <ul className="grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-4">
        {tiles.map((tile) => (
          <li key={tile.type} className="flex">
            <TypeTile {...tile} />
          </li>
        ))}
        <li className="flex">
          <ContactTile {...contact} />
        </li>
      </ul>
    </section>
  );
}

function TypeTile({ type, subType, text, count, rates, minimumDays }: HomeData['tiles'][number]) {
  const intl = useIntl();
  const bold = (rate: React.ReactNode) => <b className="text-lg font-bold text-asphalt-950">{rate}</b>;
  return (
    <Card isFlush isInteractive className="grid grow grid-cols-[38%_1fr] overflow-hidden md:flex md:flex-col">
      <Stage className="px-2 py-4 md:px-4 md:pt-6 md:pb-5">
        <TrailerArt type={type} subType={subType} livery={LIVERIES[type] ?? 'slate'} />
      </Stage>
      <div className="flex min-w-0 grow flex-col p-4 md:p-5">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="text-card-title min-w-0">
            <PrefetchLink to={`/trailers?type=${type}`} className="after:absolute after:inset-0 after:rounded-card">
              {typeName(intl, type)}
            </PrefetchLink>
          </h3>
          <span className="shrink-0 font-condensed text-sm text-asphalt-600">
            <FormattedMessage id="home.pieces" values={{ count }} />
          </span>
        </div>
        <p className="mt-1 mb-4 text-body-s text-asphalt-600">{text}</p>
        {rates && (
          <div className="mt-auto flex flex-wrap items-baseline gap-x-2 font-condensed text-base text-asphalt-600">
            <span className="whitespace-nowrap">
              <FormattedMessage id="home.dayRate" values={{ rate: rates.day, b: bold }} />
              {minimumDays > 1 && (
                <>
                  {' '}
                  <FormattedMessage id="home.minimumDays" values={{ days: minimumDays }} />
                </>
              )}
            </span>
            <Lane className="max-w-6 self-center" />
            <span className="whitespace-nowrap">
              <FormattedMessage id="home.monthRate" values={{ rate: rates.month, b: bold }} />
            </span>
          </div>
        )}
      </div>
    </Card>
  );
}

function ContactTile({ headline, text, hours }: HomeData['contact']) {
  const { config } = usePageScope();
  return (
    <Card tone="ink" id="contact" className="flex grow flex-col justify-end">
      <h3 className="text-card-title">{headline}</h3>
      <p className="mt-1 text-body-s text-asphalt-300">{text}</p>
      <a href={telHref(config.contact.phone)} className="mt-3 font-condensed text-4xl leading-10 font-bold">
        {config.contact.phone.replace(/^\+49 /, '0')}
      </a>
      <p className="mt-1 text-body-s text-asphalt-300">{hours}</p>
    </Card>
  );
}
