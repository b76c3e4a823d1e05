import { Hourglass, Landmark } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useVerdict } from '#web/checkout/use-verdict.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { OrderGroupView } from './describe-groups.server.ts';

/** What the order waits for: a decision, or money in advance. */
export function OrderTask({ group }: { readonly group: OrderGroupView }) {
  const { id, task, lapsesAt, createdBy } = group;
  if (task === null) return null;
  const Icon = task === 'approval' ? Hourglass : Landmark;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line bg-warn-soft px-4 py-3 md:px-6">
      <p className="flex min-w-56 flex-1 gap-3 text-body-s">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
        <FormattedMessage id={`bookings.task.${task}`} values={{ name: createdBy, time: lapsesAt }} />
      </p>
      {task === 'approval' ? (
        <Decision group={group} />
      ) : (
        <LinkButton to={`/checkout/${id}`} size="s" tone="ink">
          <FormattedMessage id="bookings.pay" />
        </LinkButton>
      )}
    </div>
  );
}

/** Yes or no; who wants to write something with it does so on the page of the order. */
function Decision({ group }: { readonly group: OrderGroupView }) {
  const { formatMessage } = useIntl();
  const { decide, pending, isRejecting, setIsRejecting } = useVerdict(group);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="s" tone="danger" onClick={() => setIsRejecting(true)}>
        <FormattedMessage id="bookings.reject" />
      </Button>
      <Button size="s" tone="ink" isPending={pending === 'approve'} onClick={() => void decide('approve')}>
        <FormattedMessage id="bookings.approve" />
      </Button>
      <ConfirmDialog
        isOpen={isRejecting}
        onOpenChange={setIsRejecting}
        title={<FormattedMessage id="bookings.reject.title" values={{ number: group.number }} />}
        closeLabel={formatMessage({ id: 'ui.close' })}
        keepLabel={<FormattedMessage id="ui.cancel" />}
        confirmLabel={<FormattedMessage id="bookings.reject" />}
        isPending={pending === 'reject'}
        onConfirm={() => void decide('reject')}
      >
        <FormattedMessage id="bookings.reject.text" />
      </ConfirmDialog>
    </div>
  );
}
