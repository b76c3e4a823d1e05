import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { BlockUserDialogs } from '../business-unit/block-user-dialogs.tsx';
import type { StaffRow } from './load-staff.server.ts';

interface StaffActionsProps {
  readonly member: StaffRow;
  readonly onChange: () => void;
}

/** Give somebody another role, write to them again, keep them out, or let them in again. */
export function StaffActions({ member, onChange }: StaffActionsProps) {
  const { id, name, status, isInvited, userVersion } = member;
  const { write, isPending } = useWrite();
  const [open, setOpen] = useState<'block' | 'unblock'>();
  const isBlocked = status === 'blocked';
  const resend = () =>
    write(() => api.post('/api/admin/staff/{id}/invite', { params: { id } }), { done: 'adminStaff.sent' });
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <Button size="s" onClick={onChange}>
        <FormattedMessage id="adminStaff.change" />
      </Button>
      {isInvited && !isBlocked && (
        <Button size="s" isPending={isPending} onClick={() => void resend()}>
          <FormattedMessage id="invite.resend" />
        </Button>
      )}
      <Button size="s" tone={isBlocked ? 'outline' : 'danger'} onClick={() => setOpen(isBlocked ? 'unblock' : 'block')}>
        <FormattedMessage id={isBlocked ? 'adminBusinessUnit.unblock' : 'adminBusinessUnit.block'} />
      </Button>
      <BlockUserDialogs user={{ id, name, version: userVersion }} open={open} onClose={() => setOpen(undefined)} />
    </span>
  );
}
