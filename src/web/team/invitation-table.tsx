import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { InvitationView } from './load-invite.server.ts';

type InvitationTableProps = { readonly invitations: readonly InvitationView[]; readonly mayInvite: boolean };

/** Invitations without an answer: send again, or take back. */
export function InvitationTable({ invitations, mayInvite }: InvitationTableProps) {
  const { formatMessage } = useIntl();
  const { write, isPending } = useWrite();
  const [askedId, setAskedId] = useState<string>();
  // As it is now: it may have been sent again a moment ago.
  const asked = invitations.find(({ id }) => id === askedId);

  const revoke = async ({ id: invitationId, email, version: ifMatch }: InvitationView) => {
    await write(() => api.delete('/api/team/invitations/{invitationId}', { params: { invitationId }, ifMatch }), {
      done: { message: 'invite.revoked', values: { email } },
    });
    setAskedId(undefined);
  };

  const columns = useColumns({ mayInvite, onRevoke: ({ id }) => setAskedId(id) });
  if (invitations.length === 0) {
    return (
      <EmptyState title={<FormattedMessage id="invite.none" />}>
        <FormattedMessage id="invite.none.text" />
      </EmptyState>
    );
  }
  return (
    <>
      <Card className="max-md:border-0 max-md:bg-transparent max-md:p-0 md:px-3 md:py-2">
        <DataTable
          caption={formatMessage({ id: 'invite.open' })}
          rows={invitations}
          rowKey={({ id }) => id}
          columns={columns}
        />
      </Card>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={() => setAskedId(undefined)}
        title={<FormattedMessage id="invite.revoke.ask" values={{ email: asked?.email ?? '' }} />}
        confirmLabel={<FormattedMessage id="invite.revoke" />}
        isPending={isPending}
        onConfirm={() => {
          if (asked) void revoke(asked);
        }}
      >
        <FormattedMessage id="invite.revoke.text" />
      </ConfirmDialog>
    </>
  );
}

interface ColumnOptions {
  readonly mayInvite: boolean;
  readonly onRevoke: (invitation: InvitationView) => void;
}

function useColumns({ mayInvite, onRevoke }: ColumnOptions): readonly Column<InvitationView>[] {
  const { formatMessage } = useIntl();
  return [
    {
      key: 'email',
      header: formatMessage({ id: 'word.field.email' }),
      isTitle: true,
      cell: ({ email }) => <span className="font-sans text-base font-semibold wrap-anywhere">{email}</span>,
    },
    {
      key: 'role',
      header: formatMessage({ id: 'word.role' }),
      cell: ({ role }) => <FormattedMessage id={`role.${role}`} />,
    },
    {
      key: 'expires',
      header: formatMessage({ id: 'invite.expires' }),
      cell: ({ status, expires }) => (status === 'open' ? expires : <WordBadge tone="warn" word="invite.expired" />),
    },
    { key: 'by', header: formatMessage({ id: 'invite.by' }), cell: ({ invitedBy }) => invitedBy },
    {
      key: 'actions',
      header: formatMessage({ id: 'team.actions' }),
      align: 'end',
      cell: (invitation) => (
        <span className="flex flex-wrap justify-end gap-2">
          {mayInvite && <ResendButton invitation={invitation} />}
          <Button size="s" tone="quiet" onClick={() => onRevoke(invitation)}>
            <FormattedMessage id="invite.revoke" />
          </Button>
        </span>
      ),
    },
  ];
}

function ResendButton({ invitation }: { readonly invitation: InvitationView }) {
  const { id: invitationId, email, version: ifMatch } = invitation;
  const { write, isPending } = useWrite();
  const resend = () =>
    write(() => api.post('/api/team/invitations/{invitationId}/resend', { params: { invitationId }, ifMatch }), {
      done: { message: 'invite.resent', values: { email } },
    });
  return (
    <Button size="s" isPending={isPending} onClick={() => void resend()}>
      <FormattedMessage id="invite.resend" />
    </Button>
  );
}
