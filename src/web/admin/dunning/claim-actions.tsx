import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import type { ClaimView } from './load-dunning.server.ts';

type ClaimProps = { readonly claim: ClaimView };

/** A claim is paid or given up; both are said before. */
export function ClaimActions({ claim }: ClaimProps) {
  const [asked, setAsked] = useState<'pay' | 'waive'>();
  const close = () => setAsked(undefined);
  const { id, version, invoice: number, amount } = claim;
  const values = { number, amount };
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button size="s" tone="outline" onClick={() => setAsked('pay')}>
        <FormattedMessage id="adminDunning.pay" />
      </Button>
      <Button size="s" tone="outline" onClick={() => setAsked('waive')}>
        <FormattedMessage id="adminDunning.waive" />
      </Button>
      {asked === 'pay' && <PayDialog claim={claim} onClose={close} />}
      <ReasonDialog
        isOpen={asked === 'waive'}
        onClose={close}
        title={<FormattedMessage id="adminDunning.waive.title" values={values} />}
        confirmLabel={<FormattedMessage id="adminDunning.waive" />}
        onConfirm={(reason) =>
          api.post('/api/admin/dunning/claims/{id}/waive', { params: { id }, ifMatch: version, body: { reason } })
        }
        done="adminDunning.waive.done"
      >
        <FormattedMessage id="adminDunning.waive.text" values={values} />
      </ReasonDialog>
    </div>
  );
}

const BY_HAND = 'byHand';

/** With which money: the company's own, if some is unused, else in a way that is not booked here. */
function PayDialog({ claim, onClose }: ClaimProps & { readonly onClose: () => void }) {
  const { id, version, invoice: number, amount, money } = claim;
  const { formatMessage } = useIntl();
  const { write, isPending } = useWrite();
  const [chosen, setChosen] = useState(money[0]?.id ?? BY_HAND);
  const body = chosen === BY_HAND ? {} : { paymentId: chosen };
  const pay = () =>
    write(() => api.post('/api/admin/dunning/claims/{id}/pay', { params: { id }, ifMatch: version, body }), {
      done: 'adminDunning.pay.done',
      onDone: onClose,
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={<FormattedMessage id="adminDunning.pay.title" values={{ number, amount }} />}
      confirmLabel={<FormattedMessage id="adminDunning.pay" />}
      tone="signal"
      isPending={isPending}
      onConfirm={() => void pay()}
    >
      <p className="mb-4">
        <FormattedMessage id="adminDunning.pay.text" />
      </p>
      <Select
        label={<FormattedMessage id="adminDunning.pay.with" />}
        value={chosen}
        onChange={(key) => setChosen(String(key))}
        options={[
          ...money.map(({ id: paymentId, day, amount: unused }) => ({
            id: paymentId,
            label: formatMessage({ id: 'adminDunning.pay.money' }, { day, amount: unused }),
          })),
          { id: BY_HAND, label: formatMessage({ id: 'adminDunning.pay.byHand' }) },
        ]}
      />
    </ConfirmDialog>
  );
}
