import { FormattedMessage } from '#i18n/intl.tsx';
import { StatementBody } from '#web/invoice/statement-body.tsx';
import { StatementFiles } from '#web/invoice/statement-files.tsx';
import { StatementRangeBar } from '#web/invoice/statement-range-bar.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { requireId } from '../frame/require-id.server.ts';
import { loadStatementOf } from './load-statement.server.ts';
import type { Route } from './+types/statement.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadStatementOf(getRequest(context), { businessUnitId: requireId(params.businessUnitId, url), url });

export default function StatementPage({ loaderData: { businessUnitId, view, range, isWrong } }: Route.ComponentProps) {
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: `/admin/business-units/${businessUnitId}`, label: view.company }}
        title={<FormattedMessage id="statement.of" values={{ company: view.company }} />}
        actions={
          <StatementFiles call={`/api/admin/accounts/${businessUnitId}/statement`} from={view.from} to={view.to} />
        }
      >
        {view.period}
      </ConsoleHeader>
      <StatementRangeBar range={range} isWrong={isWrong} from={view.from} to={view.to} />
      <StatementBody view={view} />
    </ConsolePage>
  );
}
