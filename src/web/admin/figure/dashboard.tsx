import { FormattedMessage } from '#i18n/intl.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { CsvLink } from '../list/csv-link.tsx';
import { ConsoleSearch } from '../search/console-search.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import type { DashboardView } from './load-dashboard.server.ts';
import { NewestOrders } from './newest-orders.tsx';
import { RevenueCard } from './revenue-card.tsx';
import { TaskList } from './task-list.tsx';
import { TypeBars } from './type-bars.tsx';
import { ChartLegend, UtilisationChart } from './utilisation-chart.tsx';
import { YardTimeline } from './yard-timeline.tsx';
import { PageLink } from '../frame/page-link.tsx';

export function Dashboard({ view }: { readonly view: DashboardView }) {
  const { headline, lead, tiles, tasks, utilisation, types, revenue, yards, orders } = view;
  return (
    <ConsolePage>
      <ConsoleHeader
        // Days are written small in most languages, headlines are not.
        title={<span className="inline-block first-letter:uppercase">{headline}</span>}
        actions={
          <>
            <ConsoleSearch />
            <CsvLink to="/api/admin/figures.csv" />
          </>
        }
      >
        {lead}
      </ConsoleHeader>
      <div className="grid gap-4">
        <FigureTiles tiles={tiles} />
        <div className="grid gap-4 max-xl:items-start xl:grid-cols-[minmax(0,1.27fr)_minmax(0,1fr)]">
          <TaskList desk={tasks} />
          <div className="grid min-w-0 content-start gap-4">
            <Card className="p-5 md:p-5">
              <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <h2 className="text-h3">
                  <FormattedMessage id="adminFigure.chart.title" />
                </h2>
                <ChartLegend />
              </header>
              <UtilisationChart chart={utilisation} />
              <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-body-s">
                <PageLink to="/admin/utilisation" isAlone data-ahead="hover">
                  <FormattedMessage id="adminFigure.chart.more" />
                </PageLink>
                <PageLink to="/admin/figures?figure=usage" isAlone data-ahead="hover">
                  <FormattedMessage id="adminFigure.allFigures" />
                </PageLink>
              </p>
            </Card>
            <TypeBars types={types} />
          </div>
        </div>
        <YardTimeline timeline={yards} />
        {revenue && <RevenueCard months={revenue} />}
        <NewestOrders orders={orders} />
      </div>
    </ConsolePage>
  );
}
