import { UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { useNavigate } from 'react-router';
import { isErased } from '#domain/user/erased.ts';
import { api } from '#web/client/api-client.ts';
import { forgetMe } from '#web/client/kept-me.ts';
import { Button } from '#web/ui/button.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import { BlockUserDialogs } from './block-user-dialogs.tsx';
import type { UserPageView } from './load-user.server.ts';
import { useMay } from '../frame/may.tsx';

type UserActionsProps = Pick<UserPageView, 'user' | 'isSelf'>;

/** Act as somebody, keep them out, or forget them. */
export function UserActions({ user, isSelf }: UserActionsProps) {
  const navigate = useNavigate();
  const { may } = useMay();
  const [open, setOpen] = useState<'impersonate' | 'block' | 'unblock' | 'erase'>();
  const close = () => setOpen(undefined);
  const { name } = user;
  const which = { params: { id: user.id }, ifMatch: user.version };
  /** From now on this browser is signed in as somebody else, in every tab. */
  const becomeThem = () => {
    forgetMe();
    return navigate('/admin');
  };
  return (
    <>
      {!isSelf &&
        may(user.isAdmin ? 'staff.write' : 'customers.write') &&
        (user.status === 'active' ? (
          <Button tone="danger" onClick={() => setOpen('block')}>
            <FormattedMessage id="adminBusinessUnit.block" />
          </Button>
        ) : (
          !isErased(user.email) && (
            <>
              {!user.isAdmin && may('customers.erase') && (
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
      {user.impersonation === 'possible' && may('impersonate') && (
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
        onConfirm={(reason) => api.post('/api/admin/impersonate', { body: { userId: user.id, reason } })}
        next={becomeThem}
      >
        <FormattedMessage id="adminBusinessUnit.impersonate.text" values={{ name }} />
      </ReasonDialog>
      <BlockUserDialogs user={user} open={open} onClose={close} />
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
    </>
  );
}
