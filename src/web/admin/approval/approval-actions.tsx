import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import type { ApprovalView } from './describe-approval.server.ts';

type Deed = 'approve' | 'reject' | 'withdraw';

/** Somebody else agrees or does not; whoever has asked may take it back. */
export function ApprovalActions({ approval }: { readonly approval: ApprovalView }) {
  const { id, kind, name, amount, person, canDecide, isOwn, state } = approval;
  const { write, isPending } = useWrite();
  const [asked, setAsked] = useState<Deed>();
  const close = () => setAsked(undefined);
  const params = { id };
  const approve = async () => {
    await write(() => api.post('/api/admin/approvals/{id}/approve', { params, body: {} }), {
      done: 'adminApproval.approve.done',
    });
    close();
  };
  const withdraw = async () => {
    await write(() => api.post('/api/admin/approvals/{id}/withdraw', { params }), {
      done: 'adminApproval.withdraw.done',
    });
    close();
  };
  return (
    <>
      {canDecide && (
        <>
          <Button tone="danger" onClick={() => setAsked('reject')}>
            <FormattedMessage id="adminApproval.reject" />
          </Button>
          <Button tone="signal" onClick={() => setAsked('approve')}>
            <FormattedMessage id="adminApproval.approve" />
          </Button>
        </>
      )}
      {isOwn && state === 'waiting' && (
        <Button tone="danger" onClick={() => setAsked('withdraw')}>
          <FormattedMessage id="adminApproval.withdraw" />
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked === 'approve'}
        onOpenChange={close}
        isPending={isPending}
        tone="signal"
        title={<FormattedMessage id="adminApproval.approve.title" />}
        confirmLabel={<FormattedMessage id="adminApproval.approve" />}
        onConfirm={() => void approve()}
      >
        <FormattedMessage id={`adminApproval.approve.text.${kind}`} values={{ name, amount, person }} />
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'withdraw'}
        onOpenChange={close}
        isPending={isPending}
        title={<FormattedMessage id="adminApproval.withdraw.title" />}
        confirmLabel={<FormattedMessage id="adminApproval.withdraw" />}
        onConfirm={() => void withdraw()}
      >
        <FormattedMessage id="adminApproval.withdraw.text" />
      </ConfirmDialog>
      <ReasonDialog
        isOpen={asked === 'reject'}
        onClose={close}
        title={<FormattedMessage id="adminApproval.reject.title" />}
        confirmLabel={<FormattedMessage id="adminApproval.reject" />}
        onConfirm={(reason) => api.post('/api/admin/approvals/{id}/reject', { params, body: { reason } })}
        done="adminApproval.reject.done"
      >
        <FormattedMessage id="adminApproval.reject.text" values={{ person }} />
      </ReasonDialog>
    </>
  );
}
