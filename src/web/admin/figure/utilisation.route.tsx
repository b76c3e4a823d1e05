import { FormattedMessage } from '#i18n/intl.tsx';
import { useSearchParams } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { CsvLink } from '../list/csv-link.tsx';
import { csvAddress } from '../list/list-address.ts';
import { choiceFilter } from '../list/filters.ts';
import { ListFilters } from '../list/list-filters.tsx';
import { loadUtilisation } from './load-utilisation.server.ts';
import { ChartLegend, UtilisationChart, UtilisationTable } from './utilisation-chart.tsx';
import type { Route } from './+types/utilisation.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadUtilisation(getRequest(context), url);

export default function UtilisationPage({ loaderData: { chart, types, depots } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin', label: <FormattedMessage id="nav.admin" /> }}
        title={<FormattedMessage id="adminFigure.chart.title" />}
        actions={<CsvLink to={csvAddress('/api/admin/figures.csv', params, ['type', 'depot'])} />}
      >
        <FormattedMessage id="adminFigure.chart.lead" />
      </ConsoleHeader>
      <ListFilters
        filters={[choiceFilter('type', 'word.type', types), choiceFilter('depot', 'word.location', depots)]}
      />
      <div className="grid gap-4">
        <Card>
          <div className="mb-5 flex justify-end">
            <ChartLegend />
          </div>
          <UtilisationChart chart={chart} height="l" />
        </Card>
        <TitledCard title="adminFigure.chart.table">
          <UtilisationTable chart={chart} />
        </TitledCard>
      </div>
    </ConsolePage>
  );
}
