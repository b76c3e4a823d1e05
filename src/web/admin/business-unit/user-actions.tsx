import { UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { useNavigate } from 'react-router';
import { isErased } from '#domain/user/erased.ts';
import { api } from '#web/client/api-client.ts';
import { forgetMe } from '#web/client/kept-me.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import type { UserPageView } from './load-user.server.ts';

type UserActionsProps = Pick<UserPageView, 'user' | 'isSelf'>;

/** Act as somebody, keep them out, or forget them. */
export function UserActions({ user, isSelf }: UserActionsProps) {
  const { write, isPending } = useWrite();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'impersonate' | 'block' | 'unblock' | 'erase'>();
  const close = () => setOpen(undefined);
  const { name } = user;
  const which = { params: { id: user.id }, ifMatch: user.version };
  const unblock = () =>
    write(() => api.post('/api/admin/users/{id}/unblock', which), {
      done: 'adminBusinessUnit.unblockUser.done',
      onDone: close,
    });
  /** From now on this browser is signed in as somebody else, in every tab. */
  const impersonate = async (reason: string) => {
    await api.post('/api/admin/impersonate', { body: { userId: user.id, reason } });
    forgetMe();
    await navigate('/admin');
  };
  return (
    <>
      {!isSelf &&
        (user.status === 'active' ? (
          <Button tone="danger" onClick={() => setOpen('block')}>
            <FormattedMessage id="adminBusinessUnit.block" />
          </Button>
        ) : (
          !isErased(user.email) && (
            <>
              {!user.isAdmin && (
                <Button tone="danger" onClick={() => setOpen('erase')}>
                  <FormattedMessage id="adminBusinessUnit.erase" />
                </Button>
              )}
              <Button tone="ink" onClick={() => setOpen('unblock')}>
                <FormattedMessage id="adminBusinessUnit.unblock" />
              </Button>
            </>
          )
        ))}
      {user.impersonation === 'possible' && (
        <Button tone="signal" onClick={() => setOpen('impersonate')}>
          <UserRoundCog aria-hidden="true" className="size-5" />
          <FormattedMessage id="adminBusinessUnit.impersonate" />
        </Button>
      )}
      <ReasonDialog
        isOpen={open === 'impersonate'}
        onClose={close}
        title={<FormattedMessage id="adminBusinessUnit.impersonate.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="adminBusinessUnit.impersonate" />}
        tone="signal"
        onConfirm={impersonate}
      >
        <FormattedMessage id="adminBusinessUnit.impersonate.text" values={{ name }} />
      </ReasonDialog>
      <ReasonDialog
        isOpen={open === 'block'}
        onClose={close}
        title={<FormattedMessage id="adminBusinessUnit.blockUser.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="adminBusinessUnit.block" />}
        onConfirm={(reason) => api.post('/api/admin/users/{id}/block', { ...which, body: { reason } })}
        done="adminBusinessUnit.blockUser.done"
      >
        <FormattedMessage id="adminBusinessUnit.blockUser.text" />
      </ReasonDialog>
      <ReasonDialog
        isOpen={open === 'erase'}
        onClose={close}
        title={<FormattedMessage id="adminBusinessUnit.eraseUser.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="adminBusinessUnit.erase" />}
        onConfirm={(reason) => api.post('/api/admin/users/{id}/erase', { ...which, body: { reason } })}
        done="adminBusinessUnit.erase.done"
      >
        <FormattedMessage id="adminBusinessUnit.eraseUser.text" />
      </ReasonDialog>
      <ConfirmDialog
        isOpen={open === 'unblock'}
        onOpenChange={close}
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
