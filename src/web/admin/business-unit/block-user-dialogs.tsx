import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';

interface BlockUserDialogsProps {
  readonly user: { readonly id: string; readonly name: string; readonly version: number };
  /** Which of them is asked; everything else is somebody else's. */
  readonly open: string | undefined;
  readonly onClose: () => void;
}

/** Keeps somebody out, for a reason, or lets them in again. */
export function BlockUserDialogs({ user: { id, name, version }, open, onClose }: BlockUserDialogsProps) {
  const { write, isPending } = useWrite();
  const which = { params: { id }, ifMatch: version };
  const unblock = () =>
    write(() => api.post('/api/admin/users/{id}/unblock', which), {
      done: 'adminBusinessUnit.unblockUser.done',
      onDone: onClose,
    });
  return (
    <>
      <ReasonDialog
        isOpen={open === 'block'}
        onClose={onClose}
        title={<FormattedMessage id="adminBusinessUnit.blockUser.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="adminBusinessUnit.block" />}
        onConfirm={(reason) => api.post('/api/admin/users/{id}/block', { ...which, body: { reason } })}
        done="adminBusinessUnit.blockUser.done"
      >
        <FormattedMessage id="adminBusinessUnit.blockUser.text" />
      </ReasonDialog>
      <ConfirmDialog
        isOpen={open === 'unblock'}
        onOpenChange={onClose}
        title={<FormattedMessage id="adminBusinessUnit.unblockUser.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="adminBusinessUnit.unblock" />}
        tone="signal"
        isPending={isPending}
        onConfirm={() => void unblock()}
      >
        <FormattedMessage id="adminBusinessUnit.unblockUser.text" />
      </ConfirmDialog>
    </>
  );
}
