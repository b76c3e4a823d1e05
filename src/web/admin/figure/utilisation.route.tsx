import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { CsvLink } from '../list/csv-link.tsx';
import { csvAddress } from '../list/list-address.ts';
import { ListFilters } from '../list/list-filters.tsx';
import { loadUtilisation } from './load-utilisation.server.ts';
import { ChartLegend, UtilisationChart, UtilisationTable } from './utilisation-chart.tsx';
import type { Route } from './+types/utilisation.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadUtilisation(getRequest(context), url);

export default function UtilisationPage({ loaderData: { chart, types, depots } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin', label: <FormattedMessage id="admin.nav.dashboard" /> }}
        title={<FormattedMessage id="adminFigure.chart.title" />}
        actions={<CsvLink to={csvAddress('/api/admin/figures.csv', params, ['type', 'depot'])} />}
      >
        <FormattedMessage id="adminFigure.chart.lead" />
      </ConsoleHeader>
      <ListFilters
        filters={[
          { kind: 'choice', name: 'type', label: formatMessage({ id: 'word.type' }), options: types },
          { kind: 'choice', name: 'depot', label: formatMessage({ id: 'word.location' }), options: depots },
        ]}
      />
      <div className="grid gap-4">
        <Card>
          <div className="mb-5 flex justify-end">
            <ChartLegend />
          </div>
          <UtilisationChart chart={chart} height="l" />
        </Card>
        <Card>
          <CardHeader title={<FormattedMessage id="adminFigure.chart.table" />} />
          <UtilisationTable chart={chart} />
        </Card>
      </div>
    </ConsolePage>
  );
}
