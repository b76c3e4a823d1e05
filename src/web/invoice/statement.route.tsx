import { data } from 'react-router';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { InvoicesClosed } from './invoices-closed.tsx';
import { loadStatementPage } from './load-statement.server.ts';
import { StatementBody } from './statement-body.tsx';
import { StatementFiles } from './statement-files.tsx';
import { StatementRangeBar } from './statement-range-bar.tsx';
import type { Route } from './+types/statement.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await loadStatementPage(getRequest(context), url);
  return page.kind === 'closed' ? data(page, { status: 403 }) : page;
}

export default function StatementPage({ loaderData: page }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  if (page.kind === 'closed') return <InvoicesClosed isMember={page.isMember} />;
  const { view, range, isWrong } = page;
  const title = formatMessage({ id: 'statement.title' });
  return (
    <PageBody>
      <PageHeader
        title={title}
        breadcrumb={
          <Breadcrumb
            label={formatMessage({ id: 'ui.breadcrumb' })}
            crumbs={[{ label: formatMessage({ id: 'word.invoices' }), to: '/invoices' }, { label: title }]}
          />
        }
        actions={<StatementFiles call="/api/statement" from={view.from} to={view.to} />}
      >
        <span className="hidden print:block">{`${view.company}, ${view.period}`}</span>
        <span className="print:hidden">
          <FormattedMessage id="statement.lead" />
        </span>
      </PageHeader>
      <StatementRangeBar range={range} isWrong={isWrong} from={view.from} to={view.to} />
      <StatementBody view={view} />
    </PageBody>
  );
}
