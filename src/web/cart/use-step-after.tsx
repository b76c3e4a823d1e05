import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { CART_STEPS, type CartStep, STEP_TABLE, stepAfter } from '#domain/cart/cart-step.ts';
import { usePaymentChoice } from '#web/payment/use-payment-choice.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { WaysView } from './describe-ways.server.ts';
import { NextStep } from './next-step.tsx';

const WORDS = {
  services: <FormattedMessage id="cart.toServices" />,
  payment: <FormattedMessage id="cart.toPayment" />,
  checkout: <FormattedMessage id="cart.toCheckout" />,
} as const satisfies Record<Exclude<CartStep, 'cart'>, ReactNode>;

const AFTER = { cart: 'services', services: 'payment' } as const;

/** The button to the next step that asks something, and a link to the one that it passes by. */
export function useStepAfter(step: 'cart' | 'services', { suggested, facts, knowsExtras }: WaysView, isOpen: boolean) {
  const { method } = usePaymentChoice(suggested);
  const known = method ? facts[method] : { ...facts.transfer, paymentMethod: false };
  const next = stepAfter(step, known, knowsExtras);
  const ordinary = AFTER[step];
  const label = next === 'cart' ? null : WORDS[next];
  const isPassedBy = CART_STEPS.indexOf(ordinary) < CART_STEPS.indexOf(next);
  return {
    action: (
      <NextStep to={STEP_TABLE[next].path} isOpen={isOpen}>
        {label}
      </NextStep>
    ),
    passedBy: isOpen && isPassedBy && (
      <p>
        <TextLink to={STEP_TABLE[ordinary].path}>{WORDS[ordinary]}</TextLink>
      </p>
    ),
  };
}
