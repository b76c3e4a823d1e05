import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { DECISION_LENGTH } from '#contract/order.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { OrderView } from './describe-order.server.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { useVerdict } from './use-verdict.ts';

/** An order above its author's limit: an admin decides, everybody else is told who does and until when. */
export function OrderDecision({ order }: { readonly order: OrderView }) {
  const { lapsesAt, createdBy, mayDecide, agreedNet } = order;
  const [note, setNote] = useState('');
  const { approve, isApproving, isRejecting, setIsRejecting } = useVerdict(order);

  return (
    <Card tone="strong">
      <CardHeader
        title={<FormattedMessage id={mayDecide ? 'order.decide' : 'order.waits'} />}
        note={
          <FormattedMessage
            id={mayDecide ? 'order.decide.text' : 'order.waits.text'}
            values={{ name: createdBy, net: agreedNet, time: lapsesAt }}
          />
        }
      />
      {mayDecide && (
        <>
          <TextArea
            name="note"
            rows={2}
            maxLength={DECISION_LENGTH}
            value={note}
            onChange={setNote}
            label={<FormattedMessage id="order.decide.note" values={{ name: createdBy }} />}
          />
          <div className="mt-4 flex flex-wrap gap-3">
            <Button tone="signal" isPending={isApproving} onClick={() => void approve(note.trim() || null)}>
              <FormattedMessage id="order.approve" />
            </Button>
            <Button tone="danger" onClick={() => setIsRejecting(true)}>
              <FormattedMessage id="decision.reject" />
            </Button>
          </div>
          <RejectDialog order={order} isOpen={isRejecting} onOpenChange={setIsRejecting} note={note} />
        </>
      )}
    </Card>
  );
}
