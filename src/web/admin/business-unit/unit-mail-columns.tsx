import { FormattedMessage } from '#i18n/intl.tsx';
import { isErased } from '#domain/user/erased.ts';
import { api } from '#web/client/api-client.ts';
import { SendAction } from '../frame/send-action.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { RowLink } from '../list/row-link.tsx';
import { MailBadge } from '../mail/mail-badge.tsx';
import type { MailRow } from '../mail/load-mails.server.ts';
import { ResendMail } from '../mail/resend-mail.tsx';
import type { UnitView } from './load-business-unit.server.ts';
import { MEMBER_COLUMNS } from './user-columns.tsx';
import type { UserRow } from './load-users.server.ts';

/** What the shop wrote to a company last. */
export const UNIT_MAIL_COLUMNS: readonly ListColumn<MailRow>[] = [
  {
    key: 'subject',
    header: 'adminMail.subject',
    isTitle: true,
    cell: ({ id, subject, locale, recipient }) => (
      <span className="block min-w-0">
        <RowLink to={`/admin/mails/${id}`}>
          <span lang={locale}>{subject}</span>
        </RowLink>
        <span className="block font-sans text-sm font-normal wrap-anywhere text-asphalt-600">{recipient}</span>
      </span>
    ),
  },
  { key: 'time', header: 'adminMail.time', cell: ({ time }) => <span className="whitespace-nowrap">{time}</span> },
  { key: 'status', header: 'word.status', cell: ({ status }) => <MailBadge status={status} /> },
  { key: 'resend', header: 'adminMail.resend', cell: ({ id, canResend }) => canResend && <ResendMail mailId={id} /> },
];

/** Who belongs to a company, each with a way back in. */
export const UNIT_MEMBER_COLUMNS: readonly ListColumn<UserRow>[] = [
  ...MEMBER_COLUMNS,
  {
    key: 'reset',
    header: 'adminBusinessUnit.reset',
    cell: ({ id, status, email }) => status === 'active' && !isErased(email) && <SendReset userId={id} />,
  },
];

const SendReset = ({ userId }: { readonly userId: string }) => (
  <SendAction
    send={() => api.post('/api/admin/users/{id}/password-reset', { params: { id: userId } })}
    label="adminBusinessUnit.reset.send"
    done="adminBusinessUnit.reset.done"
  />
);

type InvitationRow = UnitView['invitations'][number];

/** Who was invited and has not answered. */
export const INVITATION_COLUMNS: readonly ListColumn<InvitationRow>[] = [
  {
    key: 'email',
    header: 'word.field.email',
    isTitle: true,
    cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
  },
  { key: 'role', header: 'word.role', cell: ({ role }) => <FormattedMessage id={`role.${role}`} /> },
  {
    key: 'expires',
    header: 'invite.expires',
    cell: ({ expires, status }) => (status === 'expired' ? <FormattedMessage id="invite.expired" /> : expires),
  },
  { key: 'resend', header: 'adminMail.resend', cell: (row) => <ResendInvitation invitation={row} /> },
];

const ResendInvitation = ({ invitation: { id, unitId, version } }: { readonly invitation: InvitationRow }) => (
  <SendAction
    send={() =>
      api.post('/api/admin/business-units/{id}/invitations/{invitationId}/resend', {
        params: { id: unitId, invitationId: id },
        ifMatch: version,
      })
    }
    label="adminMail.resend"
    done="adminBusinessUnit.invitations.done"
  />
);
