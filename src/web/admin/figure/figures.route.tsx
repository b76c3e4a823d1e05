import { useNavigation, useSearchParams } from 'react-router';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Card } from '#web/ui/card.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { ConsoleTable, type ListColumn } from '../list/console-table.tsx';
import { CsvLink } from '../list/csv-link.tsx';
import { csvAddress, sortLink, toAddress, withChanges } from '../list/list-address.ts';
import { loadReport, type ReportData } from './load-report.server.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportTabs } from './report-tabs.tsx';
import type { ReportRow } from './report-view.ts';
import type { Route } from './+types/figures.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadReport(getRequest(context), url);

const OF_THE_FILE = ['figure', 'by', 'period', 'from', 'to', 'days', 'type', 'depot'];

export default function FiguresPage({ loaderData: data }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const { figures, figure, csv } = data;
  const names = csv.includes('/money.') ? OF_THE_FILE : OF_THE_FILE.filter((name) => name !== 'figure');
  return (
    <ConsolePage>
      <ConsoleHeader
        title={<FormattedMessage id="admin.nav.figures" />}
        actions={<CsvLink to={csvAddress(csv, withFile(params, data), names)} />}
      >
        <FormattedMessage id="adminReport.lead" />
      </ConsoleHeader>
      <ReportTabs figures={figures} current={figure} />
      <ReportFilters data={data} />
      <Report data={data} />
    </ConsolePage>
  );
}

/** The file asks for the figure and the order by name, whatever the address leaves to what is usual. */
function withFile(params: URLSearchParams, { figure, by, usualSort }: ReportData): URLSearchParams {
  const all = new URLSearchParams(params);
  all.set('figure', figure);
  if (by !== null) all.set('by', by);
  if (!all.has('sort')) all.set('sort', usualSort);
  return all;
}

function Report({ data }: { readonly data: ReportData }) {
  const { counted, isAhead, about, rows, bars } = data;
  return (
    <div className="grid gap-4">
      <section className="grid gap-1 text-body-s text-asphalt-600">
        {counted && (
          <p className="font-semibold text-asphalt-950" role="status">
            <FormattedMessage id="adminReport.counted" values={counted} />
          </p>
        )}
        <p className="max-w-prose">
          <FormattedMessage id={about} />
        </p>
      </section>
      {rows.length === 0 ? (
        <Card>
          <p role="status">
            <FormattedMessage id={isAhead ? 'adminReport.future' : 'adminReport.none'} />
          </p>
        </Card>
      ) : (
        <>
          {bars.length > 0 && (
            <Card>
              <ReportChart data={data} />
            </Card>
          )}
          <ReportTable data={data} />
        </>
      )}
    </div>
  );
}

function ReportTable({ data: { figure, columns, rows, total, usualSort, paging } }: { readonly data: ReportData }) {
  const { formatMessage } = useIntl();
  const { state } = useNavigation();
  const [params] = useSearchParams();
  const { page, pages, first, last, count } = paging;
  const toPage = (number: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(number));
    return toAddress(next);
  };
  const shown = columns.map(({ key, header, sort }): ListColumn<ReportRow> => ({
    key,
    header,
    ...(key === 'name' ? { isTitle: true, cell: nameCell } : { align: 'end', cell: ({ cells }) => cells[key] ?? '' }),
    ...(sort !== undefined && { sort }),
  }));
  return (
    <>
      <Card className="max-md:border-0 max-md:bg-transparent max-md:p-0 md:overflow-x-auto md:px-3 md:py-2">
        <ConsoleTable
          caption={`adminReport.figure.${figure}`}
          rows={total === null ? rows : [...rows, total]}
          columns={shown}
          isBusy={state === 'loading'}
          sortLink={(sort) => sortLink(withChanges(params, { page: null }), sort, usualSort)}
        />
      </Card>
      {pages > 1 && (
        <Pagination
          label={formatMessage({ id: 'admin.list.pages' })}
          previous={{
            label: formatMessage({ id: 'admin.list.first' }),
            to: page > 1 ? toAddress(withChanges(params, { page: null })) : undefined,
          }}
          next={{
            label: formatMessage({ id: 'admin.list.next' }),
            to: page < pages ? toPage(page + 1) : undefined,
          }}
        >
          <FormattedMessage id="adminReport.rows" values={{ first, last, count }} />
        </Pagination>
      )}
    </>
  );
}

function nameCell({ id, to, cells }: ReportRow) {
  if (id === 'total') return <FormattedMessage id="adminReport.total" />;
  const name = cells['name'] ?? '';
  return to === null ? name : <PageLink to={to}>{name}</PageLink>;
}
