import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate, useRevalidator } from 'react-router';
import { missingNeeds, STEP_TABLE } from '#domain/cart/cart-step.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import { CartFrame } from '#web/cart/cart-frame.tsx';
import type { CartView } from '#web/cart/describe-cart.server.ts';
import { NextStep } from '#web/cart/next-step.tsx';
import { choosePaymentMethod } from '#web/stores/payment.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { BillingCard } from './billing-card.tsx';
import type { PaymentView } from './describe-payment.server.ts';
import { MANDATE_FORM, MandateForm } from './mandate-form.tsx';
import { MandateDetails, TransferDetails } from './method-details.tsx';
import { TooLate } from './too-late.tsx';
import { usePaymentChoice } from './use-payment-choice.ts';
import { useRiskCheck } from './use-risk-check.ts';

const isMethod = (value: string): value is PaymentMethod => value === 'sepa' || value === 'transfer';

/** How the order is paid, and to whom the invoice goes. */
export function PaymentStep({ cart, payment }: { readonly cart: CartView; readonly payment: PaymentView }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { method } = usePaymentChoice(payment.suggested);
  const { isChecking } = useRiskCheck(payment.riskCheckFailed);
  const [isGranting, setIsGranting] = useState(false);
  const { obstacle, mandate, billing, tooLate } = payment;
  const isSepaOff = obstacle === 'riskCheckFailed' || obstacle === 'noMandate';
  const isOff = { sepa: isSepaOff, transfer: tooLate !== null };
  const chosen = method !== null && isOff[method] ? null : method;
  const needsMandate = chosen === 'sepa' && obstacle === 'createMandate';
  const missing = missingNeeds('payment', payment.facts[method ?? 'transfer']);
  const isOpen = chosen !== null && missing.length === 0;
  const isBillingOpen = billing.missing.length > 0;

  const goOn = async () => {
    await revalidate();
    if (!isBillingOpen) await navigate(STEP_TABLE.checkout.path);
  };
  return (
    <CartFrame
      step="payment"
      cart={cart}
      title={<FormattedMessage id="word.payment" />}
      action={
        needsMandate ? (
          <SubmitButton form={MANDATE_FORM} tone="signal" size="l" isFullWidth isPending={isGranting}>
            <FormattedMessage id="payment.mandate.grant" />
          </SubmitButton>
        ) : (
          <NextStep to={STEP_TABLE.checkout.path} isOpen={isOpen}>
            <FormattedMessage id="payment.toCheckout" />
          </NextStep>
        )
      }
      notes={
        <>
          {chosen === null && (
            <Hint>
              <FormattedMessage id={tooLate ? 'payment.tooLate' : 'payment.need.method'} />
            </Hint>
          )}
          {isBillingOpen && (
            <Hint>
              <FormattedMessage id="payment.need.billing" />
            </Hint>
          )}
        </>
      }
    >
      <Card>
        <CardHeader
          title={<FormattedMessage id="payment.method" />}
          {...(isChecking && {
            action: (
              <span role="status" className="flex items-center gap-2 text-body-s text-asphalt-600">
                <Spinner className="size-4" />
                <FormattedMessage id="payment.risk.checking" />
              </span>
            ),
          })}
        />
        <RadioGroup
          look="cards"
          label={
            <span className="sr-only">
              <FormattedMessage id="payment.method" />
            </span>
          }
          value={chosen}
          onChange={(value) => isMethod(value) && choosePaymentMethod(value)}
          options={[
            {
              value: 'sepa',
              label: <FormattedMessage id="payment.sepa" />,
              description: (
                <FormattedMessage
                  id={tooLate ? 'payment.sepa.off' : isSepaOff ? `payment.sepa.${obstacle}` : 'payment.sepa.text'}
                />
              ),
              isDisabled: isSepaOff,
            },
            {
              value: 'transfer',
              label: (
                <FormattedMessage id={payment.riskCheckFailed ? 'payment.transfer.advance' : 'word.method.transfer'} />
              ),
              description: (
                <FormattedMessage
                  id={
                    tooLate
                      ? 'payment.transfer.tooLate'
                      : payment.riskCheckFailed
                        ? 'payment.transfer.advanceText'
                        : 'payment.transfer.short'
                  }
                />
              ),
              isDisabled: isOff.transfer,
            },
          ]}
        />
        <div className="mt-6 empty:hidden">
          {chosen === 'sepa' && mandate && <MandateDetails mandate={mandate} />}
          {needsMandate && (
            <MandateForm
              creditor={payment.creditor}
              company={billing.company}
              onPending={setIsGranting}
              onGranted={goOn}
            />
          )}
          {chosen === 'transfer' && <TransferDetails payment={payment} />}
          {tooLate && <TooLate {...tooLate} />}
        </div>
      </Card>
      <BillingCard billing={billing} step="payment" />
    </CartFrame>
  );
}

function Hint({ children }: { readonly children: ReactNode }) {
  return <p className="font-semibold text-danger">{children}</p>;
}
