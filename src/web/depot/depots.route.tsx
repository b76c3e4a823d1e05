import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PrefetchLink } from '#web/ui/prefetch-link.tsx';
import { DepotMap } from './depot-map.tsx';
import { type DepotsData, loadDepots } from './load-depots.server.ts';
import type { Route } from './+types/depots.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: 'description', content: loaderData.description },
        { property: 'og:title', content: loaderData.title },
        { property: 'og:description', content: loaderData.description },
      ]
    : [];

export const loader = ({ context }: Route.LoaderArgs) => loadDepots(getRequest(context));

export default function DepotsPage({ loaderData: { pins, depots, description } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  return (
    <PageBody>
      <PageHeader title={<FormattedMessage id="word.depots" />}>{description}</PageHeader>
      <Card isFlush className="h-96 overflow-hidden md:h-128">
        <DepotMap label={formatMessage({ id: 'word.depotMap' })} pins={pins} />
      </Card>
      <ul className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {depots.map((depot) => (
          <li key={depot.id} className="flex">
            <DepotCard depot={depot} />
          </li>
        ))}
      </ul>
    </PageBody>
  );
}

type DepotOfList = DepotsData['depots'][number];

function DepotCard({ depot }: { readonly depot: DepotOfList }) {
  const { code, name, country, address, trailersText, isOpen, opening, hours, facilities } = depot;
  return (
    <Card isInteractive className="flex w-full flex-col gap-2 text-body-s">
      <p className="text-label -mb-1 text-asphalt-600">{country}</p>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-card-title min-w-0">
          <PrefetchLink
            to={`/depots/${code}`}
            ahead="hover"
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </PrefetchLink>
        </h2>
        <span className="shrink-0 font-condensed text-sm text-asphalt-600">{trailersText}</span>
      </div>
      <p className="text-asphalt-600">{address}</p>
      <p>{hours}</p>
      <ul className="mt-auto flex flex-wrap gap-2 pt-2">
        <li>
          <Badge tone={isOpen ? 'free' : 'taken'} mark={isOpen ? 'dot' : 'square'}>
            {opening}
          </Badge>
        </li>
        {facilities.map((facility) => (
          <li key={facility}>
            <Badge>{facility}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
