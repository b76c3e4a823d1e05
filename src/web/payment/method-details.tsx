import { FormattedMessage } from '#i18n/intl.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { PaymentView } from './describe-payment.server.ts';
import { Terms } from './terms.tsx';

type Part = { readonly payment: PaymentView };

/** From which account the money is drawn. */
export function MandateDetails({ mandate }: { readonly mandate: NonNullable<PaymentView['mandate']> }) {
  return (
    <Terms
      terms={[
        { key: 'iban', label: 'IBAN', value: mandate.iban },
        { key: 'holder', label: <FormattedMessage id="word.accountHolder" />, value: mandate.accountHolder },
        {
          key: 'mandate',
          label: <FormattedMessage id="payment.mandate" />,
          value: (
            <FormattedMessage
              id="payment.mandate.since"
              values={{ reference: mandate.reference, date: mandate.signedOn }}
            />
          ),
        },
      ]}
    />
  );
}

/** Where the money goes, and by when. */
export function TransferDetails({ payment: { riskCheckFailed, advanceUntil, dueDays, bank } }: Part) {
  return (
    <div className="space-y-4">
      {riskCheckFailed ? (
        <Notice tone="warn" title={<FormattedMessage id="payment.advance" />}>
          <FormattedMessage id="payment.advance.text" values={{ time: advanceUntil }} />
        </Notice>
      ) : (
        <p className="text-body-s">
          <FormattedMessage id="payment.transfer.text" values={{ days: dueDays }} />
        </p>
      )}
      <Terms
        terms={[
          { key: 'holder', label: <FormattedMessage id="payment.recipient" />, value: bank.holder },
          { key: 'iban', label: 'IBAN', value: bank.iban },
          { key: 'bic', label: 'BIC', value: bank.bic },
        ]}
      />
    </div>
  );
}
