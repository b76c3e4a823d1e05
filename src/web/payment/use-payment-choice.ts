import { useEffect, useSyncExternalStore } from 'react';
import { applyUnitMethod, type PaymentMethod } from '#domain/payment/payment-method.ts';
import { suggestPaymentMethod, usePayment } from '#web/stores/payment.ts';

type Choice = {
  /** What was chosen here, else the company's own method. */
  readonly method: PaymentMethod | null;
  /** Whether the choice of an earlier page is known; before that nobody is sent away. */
  readonly isReady: boolean;
};

/** The payment method to go on with. The company's own is taken over unless somebody has chosen another. */
export function usePaymentChoice(unitMethod: PaymentMethod | null): Choice {
  const isReady = useSyncExternalStore(
    (listener) => usePayment.persist.onFinishHydration(listener),
    () => usePayment.persist.hasHydrated(),
    () => false,
  );
  const choice = usePayment();
  useEffect(() => {
    if (isReady) suggestPaymentMethod(unitMethod);
  }, [isReady, unitMethod]);
  return { method: applyUnitMethod(choice, unitMethod), isReady };
}
