import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { api } from '#web/client/api-client.ts';
import { isProblemError } from '#web/client/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { OrderView } from './describe-order.server.ts';

const LONGEST_NOTE = 500;
const CALLS = { approve: '/api/orders/{id}/approve', reject: '/api/orders/{id}/reject' } as const;
const DONE = { approve: 'system.orderApproved', reject: 'system.orderRejected' } as const;
type Verdict = keyof typeof CALLS;

/** An order above its author's limit: an admin decides, everybody else is told who does and until when. */
export function OrderDecision({ order }: { readonly order: OrderView }) {
  const { id, number, version, lapsesAt, createdBy, mayDecide, totals } = order;
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState('');
  const [pending, setPending] = useState<Verdict>();
  const [isRejecting, setIsRejecting] = useState(false);

  const decide = async (verdict: Verdict) => {
    setPending(verdict);
    try {
      await api.post(CALLS[verdict], { params: { id }, body: { note: note.trim() || null }, ifMatch: version });
      toast.success(DONE[verdict], { values: { number } });
    } catch (error) {
      if (!isProblemError(error)) throw error;
      toast.error(error.messageKey);
    } finally {
      await revalidate();
      setPending(undefined);
      setIsRejecting(false);
    }
  };

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
            <Button tone="signal" isPending={pending === 'approve'} onClick={() => void decide('approve')}>
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
            onConfirm={() => void decide('reject')}
          >
            <FormattedMessage id="order.reject.text" />
          </ConfirmDialog>
        </>
      )}
    </Card>
  );
}
