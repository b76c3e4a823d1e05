import { Hourglass, Landmark } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { RejectDialog } from '#web/checkout/reject-dialog.tsx';
import { useVerdict } from '#web/checkout/use-verdict.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
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

/** Yes at once, or no with a reason; who wants to write something with a yes does so on the page of the order. */
function Decision({ group }: { readonly group: OrderGroupView }) {
  const { approve, isApproving, isRejecting, setIsRejecting } = useVerdict(group);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="s" tone="danger" onClick={() => setIsRejecting(true)}>
        <FormattedMessage id="decision.reject" />
      </Button>
      <Button size="s" tone="ink" isPending={isApproving} onClick={() => void approve()}>
        <FormattedMessage id="bookings.approve" />
      </Button>
      <RejectDialog order={group} isOpen={isRejecting} onOpenChange={setIsRejecting} />
    </div>
  );
}
