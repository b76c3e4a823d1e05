import { type ReactNode, useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { useNavigate, useRevalidator } from 'react-router';
import { missingNeeds, STEP_TABLE } from '#domain/cart/cart-step.ts';
import {
  isPaidInAdvance,
  isPaymentMethod,
  paidBy,
  PAYMENT_METHOD_NAMES,
  type PaymentMethod,
} from '#domain/payment/payment-method.ts';
import { isMethodOff } from '#domain/payment/payment-obstacle.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { CartFrame } from '#web/cart/cart-frame.tsx';
import type { CartView } from '#web/cart/describe-cart.server.ts';
import { NextStep } from '#web/cart/next-step.tsx';
import { choosePaymentMethod } from '#web/stores/payment.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { BankConfirmation } from './bank-confirmation.tsx';
import { BillingCard } from './billing-card.tsx';
import { choiceName } from './choice-name.ts';
import type { PaymentView } from './describe-payment.server.ts';
import { MANDATE_FORM, MandateForm } from './mandate-form.tsx';
import { MandatePaper } from './mandate-paper.tsx';
import { MandateDetails, TransferDetails } from './method-details.tsx';
import { TooLate } from './too-late.tsx';
import { usePaymentChoice } from './use-payment-choice.ts';
import { useRiskCheck } from './use-risk-check.ts';

/** How the order is paid, and to whom the invoice goes. */
export function PaymentStep({ cart, payment }: { readonly cart: CartView; readonly payment: PaymentView }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { method } = usePaymentChoice(payment.suggested);
  const { isChecking } = useRiskCheck(payment.riskCheckFailed);
  const [isGranting, setIsGranting] = useState(false);
  const { obstacles, mandate, billing, tooLate } = payment;
  const chosen = method === null || isMethodOff(obstacles[method]) ? null : method;
  const way = chosen && paidBy(chosen);
  const needsMandate = chosen !== null && obstacles[chosen] === 'createMandate';
  const isOpen = chosen !== null && missingNeeds('payment', payment.facts[chosen]).length === 0;
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
            <FormattedMessage id="cart.toCheckout" />
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
      <div data-missing={chosen === null ? '' : undefined}>
        <Card>
          <CardHeader
            title={<FormattedMessage id="word.field.paymentMethod" />}
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
                <FormattedMessage id="word.field.paymentMethod" />
              </span>
            }
            value={chosen}
            onChange={(value) => isPaymentMethod(value) && choosePaymentMethod(value)}
            options={PAYMENT_METHOD_NAMES.map((value) => ({
              value,
              label: <FormattedMessage id={choiceName(value, payment.riskCheckFailed)} />,
              description: <FormattedMessage id={choiceText(value, payment)} />,
              isDisabled: isMethodOff(obstacles[value]),
            }))}
          />
          <div className="mt-6 empty:hidden">
            {way === 'debit' && mandate && !mandate.isBlocked && (
              <div className="grid gap-4">
                <MandateDetails mandate={mandate} />
                {payment.mayChangeMandate && isKnownToBank(mandate) && (
                  <div>
                    <MandatePaper />
                  </div>
                )}
                <BankConfirmation mandate={mandate} mayConfirm={payment.mayChangeMandate} />
              </div>
            )}
            {needsMandate && (
              <MandateForm
                creditor={payment.creditor}
                company={billing.company}
                onPending={setIsGranting}
                onGranted={goOn}
              />
            )}
            {way === 'transfer' && <TransferDetails payment={payment} />}
            {tooLate && <TooLate {...tooLate} />}
          </div>
        </Card>
      </div>
      <div data-missing={isBillingOpen ? '' : undefined}>
        <BillingCard billing={billing} step="payment" />
      </div>
    </CartFrame>
  );
}

/** Otherwise the paper is offered with what is to be done with it. */
const isKnownToBank = ({ scheme, bankConfirmedOn }: NonNullable<PaymentView['mandate']>): boolean =>
  scheme === 'CORE' || bankConfirmedOn !== null;

function choiceText(method: PaymentMethod, { obstacles, riskCheckFailed, tooLate }: PaymentView): MessageKey {
  const obstacle = obstacles[method];
  // Where even a payment in advance would come too late, it is not recommended.
  if (obstacle === 'riskCheckFailed' && tooLate) return 'payment.obstacle.off';
  if (isMethodOff(obstacle)) return `payment.obstacle.${obstacle}`;
  return isPaidInAdvance(method, riskCheckFailed) ? 'payment.transfer.advanceText' : `payment.choice.${method}.text`;
}

function Hint({ children }: { readonly children: ReactNode }) {
  return <p className="font-semibold text-danger">{children}</p>;
}
