import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { DepotMap } from '#web/depot/depot-map.tsx';
import { useKept } from '#web/stores/use-kept.ts';
import { Card } from '#web/ui/card.tsx';
import { PrefetchLink } from '#web/ui/prefetch-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { HomeData } from './load-home.server.ts';

const loadLastSearch = () => import('./last-search.ts');

type DepotSectionProps = Pick<HomeData, 'depots'> & { readonly headline: string };

export function DepotSection({ headline, depots }: DepotSectionProps) {
  const intl = useIntl();
  const target = useKept(loadLastSearch)?.depot;
  const listed = depots.filter(({ isListed }) => isListed);
  return (
    <section id="depots" aria-labelledby="depots-headline" className="scroll-mt-6">
      <h2 id="depots-headline" className="text-h2 mb-6">
        {headline}
      </h2>
      <Card isFlush className="grid overflow-hidden lg:grid-cols-[minmax(0,1fr)_26.5rem]">
        <DepotMap
          label={intl.formatMessage({ id: 'word.depotMap' })}
          pins={depots.map((depot) => ({
            ...depot,
            label: `${depot.name}: ${depot.trailersText}`,
            isTarget: depot.code === target,
          }))}
        />
        <div className="flex max-h-160 min-w-0 flex-col">
          <ul className="min-h-0 grow overflow-y-auto">
            {listed.map((depot) => (
              <li key={depot.id} className="relative border-b border-line px-5 py-4 hover:bg-paper">
                <div className="flex items-baseline justify-between gap-3">
                  <h3 className="text-base font-bold">
                    <PrefetchLink
                      to={`/trailers?depot=${depot.code}`}
                      ahead="hover"
                      className="after:absolute after:inset-0"
                    >
                      {depot.name}
                    </PrefetchLink>
                  </h3>
                  <span className="shrink-0 font-condensed text-sm text-asphalt-600">{depot.trailersText}</span>
                </div>
                <div className="mt-1 flex flex-wrap justify-between gap-x-4 text-body-s text-asphalt-600">
                  <span>{depot.hours}</span>
                  <span>{depot.facilities}</span>
                </div>
              </li>
            ))}
          </ul>
          <div className="px-5 py-3">
            <TextLink to="/depots" isAlone>
              <FormattedMessage id="home.allDepots" values={{ count: depots.length }} />
            </TextLink>
          </div>
        </div>
      </Card>
    </section>
  );
}
