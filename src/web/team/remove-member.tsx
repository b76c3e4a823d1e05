import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { api } from '#web/client/api-client.ts';
import { isProblemError } from '#web/client/problem-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { MemberView } from './load-team.server.ts';

interface RemoveMemberProps {
  readonly member: MemberView | undefined;
  readonly onClose: () => void;
}

/** Asks, and says what becomes of what the member has booked. */
export function RemoveMember({ member, onClose }: RemoveMemberProps) {
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const [isPending, setIsPending] = useState(false);
  const name = member ? `${member.firstName} ${member.lastName}` : '';

  const remove = async ({ userId, version }: MemberView) => {
    setIsPending(true);
    try {
      await api.delete('/api/team/{userId}', { params: { userId }, ifMatch: version });
      toast.success('team.removed', { values: { name } });
    } catch (error) {
      if (!isProblemError(error)) throw error;
      toast.error('team.notRemoved', { text: error.messageKey, values: { name } });
    } finally {
      await revalidate();
      setIsPending(false);
      onClose();
    }
  };

  return (
    <ConfirmDialog
      isOpen={member !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={<FormattedMessage id="team.remove.ask" values={{ name }} />}
      closeLabel={formatMessage({ id: 'ui.close' })}
      keepLabel={<FormattedMessage id="ui.cancel" />}
      confirmLabel={<FormattedMessage id="team.remove" />}
      isPending={isPending}
      onConfirm={() => {
        if (member) void remove(member);
      }}
    >
      <ul className="list-disc space-y-1.5 ps-5">
        <li>
          <FormattedMessage id="team.remove.access" />
        </li>
        <li>
          <FormattedMessage id="team.remove.bookings" values={{ count: member?.openBookings ?? 0 }} />
        </li>
        <li>
          <FormattedMessage id="team.remove.cart" />
        </li>
      </ul>
    </ConfirmDialog>
  );
}
