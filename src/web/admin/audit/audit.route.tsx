import { FormattedMessage, useIntl } from 'react-intl';
import { getRequest } from '#web/request-context.server.ts';
import { findCompanies, findPeople } from '../list/find-options.ts';
import { ConsoleList } from '../list/console-list.tsx';
import { toAuditColumns } from './audit-columns.tsx';
import { actionOptions } from './audit-words.ts';
import { loadAudit } from './load-audit.server.ts';
import type { Route } from './+types/audit.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadAudit(getRequest(context), url);

export default function AuditPage({ loaderData: { rows, nextCursor, person, company } }: Route.ComponentProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <ConsoleList
      title={formatMessage({ id: 'admin.nav.audit' })}
      lead={<FormattedMessage id="adminAudit.lead" />}
      search={formatMessage({ id: 'adminAudit.search' })}
      filters={[
        {
          kind: 'lookup',
          name: 'actor',
          label: formatMessage({ id: 'word.noun.user' }),
          chosen: person,
          find: findPeople,
        },
        {
          kind: 'lookup',
          name: 'businessUnit',
          label: formatMessage({ id: 'word.field.company' }),
          chosen: company,
          find: findCompanies,
        },
        {
          kind: 'choice',
          name: 'action',
          label: formatMessage({ id: 'adminAudit.action' }),
          options: actionOptions(intl),
        },
        { kind: 'date', name: 'from', label: formatMessage({ id: 'word.from' }) },
        { kind: 'date', name: 'to', label: formatMessage({ id: 'word.to' }) },
      ]}
      columns={toAuditColumns(intl, { isOfOneUnit: false })}
      rows={rows}
      rowKey={({ id }) => id}
      usualSort="-at"
      nextCursor={nextCursor}
      csv="/api/admin/audit.csv"
    />
  );
}
