import { FormattedMessage } from '#i18n/intl.tsx';
import type { ReturnChangeReason } from '#contract/return-change.ts';
import { usePageScope } from '#web/page-scope.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PlainLink } from '#web/ui/text-link.tsx';
import { telHref } from '#web/words/tel-href.ts';

/** Reasons that a change of the period or the services has as well. */
type SharedReason = Extract<ReturnChangeReason, 'emptyLeg' | 'orderLimit' | 'creditLimit' | 'advancePayment'>;

const isShared = (reason: ReturnChangeReason): reason is SharedReason =>
  reason === 'emptyLeg' || reason === 'orderLimit' || reason === 'creditLimit' || reason === 'advancePayment';

/** Why the trailer cannot come back there, and who helps. */
export function MoveReturnRefused({ reason }: { readonly reason: Exclude<ReturnChangeReason, 'sameDepot'> }) {
  const { phone } = usePageScope().config.contact;
  return (
    <Notice tone="warn" isAlert>
      <FormattedMessage
        id={isShared(reason) ? `booking.rebook.reason.${reason}` : `moveReturn.reason.${reason}`}
        values={{
          phone: (
            <PlainLink key="phone" href={telHref(phone)} className="whitespace-nowrap">
              {phone}
            </PlainLink>
          ),
        }}
      />
    </Notice>
  );
}
