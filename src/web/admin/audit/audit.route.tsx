import { useIntl } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { ConsoleList } from '../list/console-list.tsx';
import { choiceFilter, companyFilter, DAY_FILTERS, personFilter } from '../list/filters.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';
import { AuditScope } from './audit-scope.tsx';
import { actionOptions } from './audit-words.ts';
import { loadAudit } from './load-audit.server.ts';
import type { Route } from './+types/audit.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadAudit(getRequest(context), url);

export default function AuditPage({ loaderData: { rows, nextCursor, person, company, about } }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <ConsoleList
      title="admin.nav.audit"
      lead="adminAudit.lead"
      search="adminAudit.search"
      above={<AuditScope about={about} />}
      kept={['object', 'price', 'quiet']}
      filters={[
        personFilter('word.noun.user', person),
        companyFilter('word.field.company', company),
        choiceFilter('action', 'adminAudit.action', actionOptions(intl)),
        ...DAY_FILTERS,
      ]}
      columns={AUDIT_COLUMNS}
      rows={rows}
      usualSort="-at"
      nextCursor={nextCursor}
      csv="/api/admin/audit.csv"
    />
  );
}
