import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { MAIL_STATUSES } from '#contract/admin-mail.ts';
import { getRequest } from '#web/request-context.server.ts';
import { findCompanies } from '../list/find-options.ts';
import { ConsoleList, type ListColumn } from '../list/console-list.tsx';
import { RowLink } from '../list/row-link.tsx';
import { loadMails, type MailRow } from './load-mails.server.ts';
import { MailBadge } from './mail-badge.tsx';
import type { Route } from './+types/mails.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadMails(getRequest(context), url);

export default function MailsPage({ loaderData: { rows, nextCursor, company } }: Route.ComponentProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <ConsoleList
      title={formatMessage({ id: 'admin.nav.mails' })}
      lead={<FormattedMessage id="adminMail.lead" />}
      search={formatMessage({ id: 'adminMail.search' })}
      filters={[
        {
          kind: 'choice',
          name: 'status',
          label: formatMessage({ id: 'word.status' }),
          options: MAIL_STATUSES.map((id) => ({ id, label: formatMessage({ id: `adminMail.status.${id}` }) })),
        },
        {
          kind: 'lookup',
          name: 'businessUnit',
          label: formatMessage({ id: 'word.field.company' }),
          chosen: company,
          find: findCompanies,
        },
      ]}
      columns={toColumns(intl)}
      rows={rows}
      rowKey={({ id }) => id}
      usualSort="-at"
      nextCursor={nextCursor}
      csv="/api/admin/mails.csv"
      empty={<FormattedMessage id="adminMail.none" />}
    />
  );
}

const toColumns = ({ formatMessage }: IntlShape): readonly ListColumn<MailRow>[] => [
  {
    key: 'subject',
    header: formatMessage({ id: 'adminMail.subject' }),
    isTitle: true,
    cell: ({ id, subject, locale }) => (
      <RowLink to={`/admin/mails/${id}`}>
        <span lang={locale}>{subject}</span>
      </RowLink>
    ),
  },
  {
    key: 'recipient',
    header: formatMessage({ id: 'adminMail.recipient' }),
    cell: ({ recipient }) => <span className="wrap-anywhere">{recipient}</span>,
  },
  {
    key: 'time',
    header: formatMessage({ id: 'adminMail.time' }),
    sort: 'at',
    cell: ({ time }) => <span className="whitespace-nowrap tabular-nums">{time}</span>,
  },
  {
    key: 'status',
    header: formatMessage({ id: 'word.status' }),
    cell: ({ status }) => <MailBadge status={status} />,
  },
];
