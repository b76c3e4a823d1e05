import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { MemberView } from './load-team.server.ts';

interface RemoveMemberProps {
  readonly member: MemberView | undefined;
  readonly onClose: () => void;
}

/** Asks, and says what becomes of what the member has booked. */
export function RemoveMember({ member, onClose }: RemoveMemberProps) {
  const { write, isPending } = useWrite();
  const name = member ? `${member.firstName} ${member.lastName}` : '';

  const remove = async ({ userId, version }: MemberView) => {
    await write(() => api.delete('/api/team/{userId}', { params: { userId }, ifMatch: version }), {
      done: { message: 'team.removed', values: { name } },
      notDone: { message: 'team.notRemoved', values: { name } },
    });
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen={member !== undefined}
      onOpenChange={onClose}
      title={<FormattedMessage id="team.remove.ask" values={{ name }} />}
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
