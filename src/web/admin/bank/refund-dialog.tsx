import { useState } from 'react';
import type { BankPayer } from '#contract/admin-bank.ts';
import { sum } from '#domain/money/money.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useFormat } from '#web/words/use-format.ts';
import { EntryHead } from './entry-head.tsx';
import type { EntryView } from './load-bank.server.ts';
import { FindPayer } from './split-dialog.tsx';
import type { Bank } from './use-bank.ts';

interface RefundDialogProps {
  readonly entry: EntryView;
  readonly bank: Bank;
}

/** To whom money went back, and of what. */
export function RefundDialog({ entry, bank }: RefundDialogProps) {
  const [payer, setPayer] = useState<BankPayer>();
  const { money } = useFormat();
  const { formatMessage } = useIntl();
  const close = () => bank.openRefund(undefined);
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={<FormattedMessage id="adminBank.refund.title" />}
      footer={
        <Button tone="quiet" onClick={close}>
          <FormattedMessage id="ui.cancel" />
        </Button>
      }
    >
      <div className="mb-4 rounded-control bg-paper px-4 py-3">
        <EntryHead {...entry} />
      </div>
      {payer === undefined ? (
        <FindPayer
          onChoose={setPayer}
          tell={({ credits }) =>
            formatMessage({ id: 'adminBank.refund.left' }, { amount: money(sum(credits.map(({ left }) => left))) })
          }
        />
      ) : (
        <>
          <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
            <h3 className="text-h4 min-w-0 wrap-anywhere">{payer.company.name}</h3>
            <Button size="s" tone="quiet" onClick={() => setPayer(undefined)}>
              <FormattedMessage id="adminBank.split.other" />
            </Button>
          </div>
          <Credits payer={payer} entry={entry} bank={bank} />
        </>
      )}
    </Dialog>
  );
}

function Credits({ payer, entry, bank }: RefundDialogProps & { readonly payer: BankPayer }) {
  const { money, date } = useFormat();
  const enough = payer.credits.filter(({ left }) => left.cents >= -entry.cents);
  if (enough.length === 0) {
    return (
      <p className="text-body-s text-asphalt-600">
        <FormattedMessage id="adminBank.refund.none" />
      </p>
    );
  }
  return (
    <ul>
      {enough.map(({ id, number, on, left }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2.5">
          <div className="min-w-0">
            <p className="font-semibold">
              {number ?? (
                <FormattedMessage id="adminBank.refund.money" values={{ date: date(`${on}T12:00:00Z`, 'UTC') }} />
              )}
            </p>
            <p className="text-sm text-asphalt-600 tabular-nums">
              <FormattedMessage id="adminBank.refund.left" values={{ amount: money(left) }} />
            </p>
          </div>
          <Button size="s" isPending={bank.isPending} onClick={() => void bank.refund(entry, id)}>
            <FormattedMessage id="adminBank.assign" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
