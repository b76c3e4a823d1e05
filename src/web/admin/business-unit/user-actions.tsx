import { UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { api } from '#web/client/api-client.ts';
import { forgetMe } from '#web/client/kept-me.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import type { UserPageView } from './load-user.server.ts';

type UserActionsProps = Pick<UserPageView, 'user' | 'isSelf'>;

/** Act as somebody, or keep them out. */
export function UserActions({ user, isSelf }: UserActionsProps) {
  const { formatMessage } = useIntl();
  const { write, isPending } = useWrite();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'impersonate' | 'block' | 'unblock'>();
  const close = () => setOpen(undefined);
  const { name } = user;
  const which = { params: { id: user.id }, ifMatch: user.version };
  const unblock = () =>
    write(() => api.post('/api/admin/users/{id}/unblock', which), {
      done: 'adminCustomer.unblockUser.done',
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
            <FormattedMessage id="adminCustomer.block" />
          </Button>
        ) : (
          <Button tone="ink" onClick={() => setOpen('unblock')}>
            <FormattedMessage id="adminCustomer.unblock" />
          </Button>
        ))}
      {user.impersonation === 'possible' && (
        <Button tone="signal" onClick={() => setOpen('impersonate')}>
          <UserRoundCog aria-hidden="true" className="size-5" />
          <FormattedMessage id="adminCustomer.impersonate" />
        </Button>
      )}
      <ReasonDialog
        isOpen={open === 'impersonate'}
        onClose={close}
        title={<FormattedMessage id="adminCustomer.impersonate.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="adminCustomer.impersonate" />}
        tone="signal"
        onConfirm={impersonate}
      >
        <FormattedMessage id="adminCustomer.impersonate.text" values={{ name }} />
      </ReasonDialog>
      <ReasonDialog
        isOpen={open === 'block'}
        onClose={close}
        title={<FormattedMessage id="adminCustomer.blockUser.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="adminCustomer.block" />}
        onConfirm={(reason) => api.post('/api/admin/users/{id}/block', { ...which, body: { reason } })}
        done="adminCustomer.blockUser.done"
      >
        <FormattedMessage id="adminCustomer.blockUser.text" />
      </ReasonDialog>
      <ConfirmDialog
        isOpen={open === 'unblock'}
        onOpenChange={close}
        title={<FormattedMessage id="adminCustomer.unblockUser.title" values={{ name }} />}
        closeLabel={formatMessage({ id: 'ui.close' })}
        keepLabel={<FormattedMessage id="ui.cancel" />}
        confirmLabel={<FormattedMessage id="adminCustomer.unblock" />}
        tone="signal"
        isPending={isPending}
        onConfirm={() => void unblock()}
      >
        <FormattedMessage id="adminCustomer.unblockUser.text" />
      </ConfirmDialog>
    </>
  );
}
