import { MAIL_STATUSES } from '#contract/admin-mail.ts';
import { getRequest } from '#web/request-context.server.ts';
import { ConsoleList } from '../list/console-list.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { companyFilter } from '../list/filters.ts';
import { RowLink } from '../list/row-link.tsx';
import { loadMails, type MailRow } from './load-mails.server.ts';
import { MailBadge } from './mail-badge.tsx';
import type { Route } from './+types/mails.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadMails(getRequest(context), url);

export default function MailsPage({ loaderData: { rows, nextCursor, views, company, counts } }: Route.ComponentProps) {
  return (
    <ConsoleList
      title="admin.nav.mails"
      lead="adminMail.lead"
      search="adminMail.search"
      tabs={{ name: 'status', states: MAIL_STATUSES, wordOf: (id) => `adminMail.status.${id}`, counts }}
      filters={[companyFilter('word.field.company', company)]}
      columns={COLUMNS}
      rows={rows}
      views={views}
      usualSort="-at"
      nextCursor={nextCursor}
      csv="/api/admin/mails.csv"
      empty="adminMail.none"
    />
  );
}

const COLUMNS: readonly ListColumn<MailRow>[] = [
  {
    key: 'subject',
    header: 'adminMail.subject',
    isTitle: true,
    cell: ({ id, subject, locale }) => (
      <RowLink to={`/admin/mails/${id}`}>
        <span lang={locale}>{subject}</span>
      </RowLink>
    ),
  },
  {
    key: 'recipient',
    header: 'adminMail.recipient',
    cell: ({ recipient }) => <span className="wrap-anywhere">{recipient}</span>,
  },
  {
    key: 'time',
    header: 'adminMail.time',
    sort: 'at',
    cell: ({ time }) => <span className="whitespace-nowrap tabular-nums">{time}</span>,
  },
  { key: 'status', header: 'word.status', cell: ({ status }) => <MailBadge status={status} /> },
];
