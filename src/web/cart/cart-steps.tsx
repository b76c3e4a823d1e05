import { useIntl } from '#i18n/intl.tsx';
import { CART_STEPS, STEP_TABLE, type CartStep } from '#domain/cart/cart-step.ts';
import { StepBar } from '#web/ui/step-bar.tsx';

/** Where we are between cart and order, out of the table that also guards the steps. */
export function CartSteps({ step }: { readonly step: CartStep }) {
  const { formatMessage } = useIntl();
  const current = CART_STEPS.indexOf(step);
  return (
    <StepBar
      label={formatMessage({ id: 'cart.steps' })}
      current={current}
      summary={formatMessage({ id: 'ui.step' }, { current: current + 1, total: CART_STEPS.length })}
      steps={CART_STEPS.map((name) => ({
        label: formatMessage({ id: `cart.step.${name}` }),
        to: STEP_TABLE[name].path,
      }))}
    />
  );
}
