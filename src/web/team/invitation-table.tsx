import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import type { MessageKey } from '#i18n/message-key.ts';
import { api } from '#web/client/api-client.ts';
import { isProblemError } from '#web/client/problem-error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { InvitationView } from './load-invite.server.ts';

type InvitationTableProps = { readonly invitations: readonly InvitationView[]; readonly mayInvite: boolean };

/** Invitations without an answer: send again, or take back. */
export function InvitationTable({ invitations, mayInvite }: InvitationTableProps) {
  const { formatMessage } = useIntl();
  const { run, pendingId } = useRun();
  const [askedId, setAskedId] = useState<string>();
  // As it is now: it may have been sent again a moment ago.
  const asked = invitations.find(({ id }) => id === askedId);

  const resend = ({ id, email, version: ifMatch }: InvitationView) =>
    run(
      id,
      () => api.post('/api/team/invitations/{invitationId}/resend', { params: { invitationId: id }, ifMatch }),
      'invite.resent',
      email,
    );
  const revoke = async ({ id, email, version: ifMatch }: InvitationView) => {
    await run(
      id,
      () => api.delete('/api/team/invitations/{invitationId}', { params: { invitationId: id }, ifMatch }),
      'invite.revoked',
      email,
    );
    setAskedId(undefined);
  };

  const columns = useColumns({
    pendingId,
    onResend: mayInvite ? (invitation) => void resend(invitation) : undefined,
    onRevoke: ({ id }) => setAskedId(id),
  });
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
        closeLabel={formatMessage({ id: 'ui.close' })}
        keepLabel={<FormattedMessage id="ui.cancel" />}
        confirmLabel={<FormattedMessage id="invite.revoke" />}
        isPending={pendingId !== undefined}
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
  readonly pendingId: string | undefined;
  /** Absent while nobody may be invited. */
  readonly onResend: ((invitation: InvitationView) => void) | undefined;
  readonly onRevoke: (invitation: InvitationView) => void;
}

function useColumns({ pendingId, onResend, onRevoke }: ColumnOptions): readonly Column<InvitationView>[] {
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
      cell: ({ status, expires }) =>
        status === 'open' ? (
          expires
        ) : (
          <Badge tone="warn">
            <FormattedMessage id="invite.expired" />
          </Badge>
        ),
    },
    { key: 'by', header: formatMessage({ id: 'invite.by' }), cell: ({ invitedBy }) => invitedBy },
    {
      key: 'actions',
      header: formatMessage({ id: 'team.actions' }),
      align: 'end',
      cell: (invitation) => (
        <span className="flex flex-wrap justify-end gap-2">
          {onResend && (
            <Button size="s" isPending={pendingId === invitation.id} onClick={() => onResend(invitation)}>
              <FormattedMessage id="invite.resend" />
            </Button>
          )}
          <Button size="s" tone="quiet" onClick={() => onRevoke(invitation)}>
            <FormattedMessage id="invite.revoke" />
          </Button>
        </span>
      ),
    },
  ];
}

/** Does one thing at a time, tells how it ended and shows the list as it then is. */
function useRun() {
  const { revalidate } = useRevalidator();
  const [pendingId, setPendingId] = useState<string>();
  const run = async (id: string, work: () => Promise<unknown>, done: MessageKey, email: string): Promise<void> => {
    setPendingId(id);
    try {
      await work();
      await revalidate();
      toast.success(done, { values: { email } });
    } catch (error) {
      if (!isProblemError(error)) throw error;
      toast.error(error.messageKey);
      await revalidate();
    } finally {
      setPendingId(undefined);
    }
  };
  return { run, pendingId };
}
