import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { usePageScope } from '#web/page-scope.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { MandatePaper } from './mandate-paper.tsx';

interface BankConfirmationProps {
  readonly mandate: {
    readonly reference: string;
    readonly scheme: 'CORE' | 'B2B';
    readonly bankConfirmedOn: string | null;
    readonly isBlocked: boolean;
    readonly version: number;
  };
  readonly mayConfirm: boolean;
}

/** Asks for what a B2B mandate needs before anything can be collected with it. Nothing where the shop collects nothing. */
export function BankConfirmation({ mandate, mayConfirm }: BankConfirmationProps) {
  const { billsHere } = usePageScope().config;
  const { write, isPending } = useWrite();
  const { reference, scheme, bankConfirmedOn, isBlocked, version } = mandate;
  if (!billsHere || scheme !== 'B2B' || bankConfirmedOn !== null || isBlocked) return null;
  const confirm = () =>
    write(() => api.post('/api/payment/mandate/bank-confirmation', { ifMatch: version }), {
      done: 'payment.bank.done',
    });
  return (
    <Notice
      tone="warn"
      title={<FormattedMessage id="payment.bank.title" />}
      {...(mayConfirm && {
        action: (
          <div className="flex flex-wrap gap-2">
            <MandatePaper />
            <Button size="s" isPending={isPending} onClick={() => void confirm()}>
              <FormattedMessage id="payment.bank.confirm" />
            </Button>
          </div>
        ),
      })}
    >
      <FormattedMessage
        id="payment.bank.text"
        values={{ reference: <span className="whitespace-nowrap">{reference}</span> }}
      />{' '}
      {!mayConfirm && <FormattedMessage id="payment.bank.ask" />}
    </Notice>
  );
}
