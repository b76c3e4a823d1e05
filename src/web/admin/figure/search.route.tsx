import { Building2, CalendarCheck2, ClipboardList, type LucideIcon, SearchX, Truck } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { SearchHit } from '#contract/admin-figure.ts';
import { getRequest } from '#web/request-context.server.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { RowLink } from '../list/row-link.tsx';
import { ConsoleSearch } from './console-search.tsx';
import { loadSearch } from './load-search.server.ts';
import type { Route } from './+types/search.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadSearch(getRequest(context), url);

const ICONS = {
  trailer: Truck,
  order: ClipboardList,
  booking: CalendarCheck2,
  businessUnit: Building2,
} as const satisfies Record<SearchHit['kind'], LucideIcon>;

export default function SearchPage({ loaderData: { q, hits } }: Route.ComponentProps) {
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin', label: <FormattedMessage id="nav.admin" /> }}
        title={<FormattedMessage id="adminFigure.search.title" values={{ q }} />}
        actions={<ConsoleSearch key={q} q={q} />}
      />
      {hits.length === 0 ? (
        <EmptyState
          art={<SearchX aria-hidden="true" className="mx-auto size-10 text-asphalt-400" />}
          title={<FormattedMessage id="adminFigure.search.none" values={{ q }} />}
        >
          <FormattedMessage id="adminFigure.search.hint" />
        </EmptyState>
      ) : (
        <Card isFlush>
          <ul>
            {hits.map(({ kind, id, name, note, to }) => {
              const Icon = ICONS[kind];
              return (
                <li key={id} className="flex items-center gap-4 border-b border-line px-5 py-3.5 last:border-0">
                  <Icon aria-hidden="true" className="size-5 shrink-0 text-asphalt-600" />
                  <span className="min-w-0 grow">
                    <RowLink to={to}>{name}</RowLink>
                    <span className="block text-body-s text-asphalt-600">{note}</span>
                  </span>
                  <span className="text-body-s text-asphalt-600">
                    <FormattedMessage id={`adminFigure.hit.${kind}`} />
                  </span>
                </li>
              );
            })}
          </ul>
        </Card>
      )}
    </ConsolePage>
  );
}
