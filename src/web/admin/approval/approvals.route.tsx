import { APPROVAL_KIND_NAMES } from '#domain/approval/approval-kind.ts';
import { APPROVAL_STATES } from '#domain/approval/approval-state.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { ConsoleList } from '../list/console-list.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { companyFilter, stateFilter } from '../list/filters.ts';
import { RowLink } from '../list/row-link.tsx';
import { ApprovalBadge } from './approval-badge.tsx';
import type { ApprovalView } from './describe-approval.server.ts';
import { loadApprovals } from './load-approvals.server.ts';
import type { Route } from './+types/approvals.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadApprovals(getRequest(context), url);

export default function ApprovalsPage({ loaderData: { rows, nextCursor, company } }: Route.ComponentProps) {
  return (
    <ConsoleList
      title="admin.nav.approvals"
      lead="adminApproval.lead"
      search="adminApproval.search"
      filters={[
        stateFilter('state', 'word.status', APPROVAL_STATES, (id) => `adminApproval.state.${id}`),
        stateFilter('kind', 'adminApproval.what', APPROVAL_KIND_NAMES, (id) => `adminApproval.kind.${id}`),
        companyFilter('word.field.company', company),
      ]}
      columns={COLUMNS}
      rows={rows}
      usualSort="-askedAt"
      nextCursor={nextCursor}
      csv="/api/admin/approvals.csv"
      empty="adminApproval.none"
    />
  );
}

const COLUMNS: readonly ListColumn<ApprovalView>[] = [
  {
    key: 'what',
    header: 'adminApproval.what',
    isTitle: true,
    cell: ({ id, kind, name }) => (
      <RowLink to={`/admin/approvals/${id}`}>
        <FormattedMessage id={`adminApproval.kind.${kind}`} /> · {name}
      </RowLink>
    ),
  },
  { key: 'company', header: 'word.field.company', cell: ({ company }) => company?.name ?? '–' },
  {
    key: 'amount',
    header: 'order.amount',
    cell: ({ amount }) => <span className="whitespace-nowrap tabular-nums">{amount}</span>,
  },
  { key: 'askedBy', header: 'adminApproval.askedBy', cell: ({ person }) => person },
  {
    key: 'askedAt',
    header: 'adminApproval.askedAt',
    sort: 'askedAt',
    cell: ({ time }) => <span className="whitespace-nowrap tabular-nums">{time}</span>,
  },
  { key: 'state', header: 'word.status', cell: ({ state }) => <ApprovalBadge state={state} /> },
  { key: 'decidedBy', header: 'adminApproval.decidedBy', cell: ({ decided }) => decided?.by?.name ?? '–' },
];
