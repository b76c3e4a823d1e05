import { FormattedMessage } from '#i18n/intl.tsx';
import { STEP_TABLE } from '#domain/cart/cart-step.ts';
import { paidBy, type PaymentMethod } from '#domain/payment/payment-method.ts';
import { choiceName } from '#web/payment/choice-name.ts';
import type { PaymentView } from '#web/payment/describe-payment.server.ts';
import { MandatePaper } from '#web/payment/mandate-paper.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type PaymentCardProps = {
  readonly payment: PaymentView;
  readonly method: PaymentMethod | null;
  /** Whether later orders are to start from this method. */
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
};

/** How the order will be paid, in a few lines. */
export function PaymentCard({ payment, method, isKept, onKeep }: PaymentCardProps) {
  const { mandate, riskCheckFailed, dueDays, advanceUntil, suggested, mayKeepMethod, invoicing } = payment;
  const way = method && paidBy(method);
  return (
    <Card>
      <CardHeader
        title={<FormattedMessage id="word.payment" />}
        action={
          <TextLink to={STEP_TABLE.payment.path} isAlone className="text-body-s">
            <FormattedMessage id="ui.change" />
          </TextLink>
        }
      />
      <div className="text-body-s">
        {method !== null && (
          <b className="block font-bold">
            <FormattedMessage id={choiceName(method, riskCheckFailed)} />
          </b>
        )}
        {method !== null && way === 'debit' && mandate && (
          <>
            <span className="block">{mandate.iban}</span>
            <span className="block">
              <FormattedMessage
                id="checkout.mandate"
                values={{ reference: mandate.reference, date: mandate.signedOn }}
              />
            </span>
            <span className="block">
              <FormattedMessage id={`payment.choice.${method}.text`} />
            </span>
            {payment.mayChangeMandate && mandate.scheme === 'B2B' && mandate.bankConfirmedOn === null && (
              <div className="mt-3">
                <MandatePaper />
              </div>
            )}
          </>
        )}
        {way === 'transfer' &&
          (riskCheckFailed ? (
            <FormattedMessage id="payment.advance.text" values={{ time: advanceUntil }} />
          ) : (
            <FormattedMessage
              id={invoicing ? 'checkout.byInvoice' : 'payment.transfer.text'}
              values={{ days: invoicing?.termDays ?? dueDays }}
            />
          ))}
        {method !== null && invoicing && (
          <span className="mt-2 block text-asphalt-600">
            <FormattedMessage
              id={`checkout.invoiced.${way === 'transfer' && riskCheckFailed ? 'inAdvance' : invoicing.when}`}
            />{' '}
            {invoicing.email !== null && (
              <FormattedMessage id="checkout.invoiced.to" values={{ email: invoicing.email }} />
            )}
          </span>
        )}
      </div>
      {mayKeepMethod && method !== null && method !== suggested && (
        <div className="mt-3">
          <Checkbox isSelected={isKept} onChange={onKeep}>
            <FormattedMessage id="checkout.keepMethod" />
          </Checkbox>
        </div>
      )}
    </Card>
  );
}
