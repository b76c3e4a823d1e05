import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { OrderView } from './describe-order.server.ts';
import { useVerdict } from './use-verdict.ts';

const LONGEST_NOTE = 500;

/** An order above its author's limit: an admin decides, everybody else is told who does and until when. */
export function OrderDecision({ order }: { readonly order: OrderView }) {
  const { lapsesAt, createdBy, mayDecide, totals } = order;
  const { formatMessage } = useIntl();
  const [note, setNote] = useState('');
  const { decide, pending, isRejecting, setIsRejecting } = useVerdict(order);
  const decideWithNote = (verdict: 'approve' | 'reject') => decide(verdict, note.trim() || null);

  return (
    <Card tone="strong">
      <CardHeader
        title={<FormattedMessage id={mayDecide ? 'order.decide' : 'order.waits'} />}
        note={
          <FormattedMessage
            id={mayDecide ? 'order.decide.text' : 'order.waits.text'}
            values={{ name: createdBy, net: totals.net, time: lapsesAt }}
          />
        }
      />
      {mayDecide && (
        <>
          <TextArea
            name="note"
            rows={2}
            maxLength={LONGEST_NOTE}
            value={note}
            onChange={setNote}
            label={<FormattedMessage id="order.decide.note" values={{ name: createdBy }} />}
          />
          <div className="mt-4 flex flex-wrap gap-3">
            <Button tone="signal" isPending={pending === 'approve'} onClick={() => void decideWithNote('approve')}>
              <FormattedMessage id="order.approve" />
            </Button>
            <Button tone="danger" onClick={() => setIsRejecting(true)}>
              <FormattedMessage id="order.reject" />
            </Button>
          </div>
          <ConfirmDialog
            isOpen={isRejecting}
            onOpenChange={setIsRejecting}
            title={<FormattedMessage id="order.reject.title" />}
            closeLabel={formatMessage({ id: 'ui.close' })}
            keepLabel={<FormattedMessage id="ui.cancel" />}
            confirmLabel={<FormattedMessage id="order.reject" />}
            isPending={pending === 'reject'}
            onConfirm={() => void decideWithNote('reject')}
          >
            <FormattedMessage id="order.reject.text" />
          </ConfirmDialog>
        </>
      )}
    </Card>
  );
}
