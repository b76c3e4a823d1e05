import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#web/client/api-client.ts';
import { isProblemError } from '#web/client/problem-error.ts';
import { setRiskCheckFailed, usePayment } from '#web/stores/payment.ts';

/**
 * Asks once, on entering the page, whether the cart may be paid later, and keeps the answer in the flag of this tab. An
 * answer that the page does not show yet has it read anew. Without an answer the order itself will ask.
 */
export function useRiskCheck(isShownAsFailed: boolean): { readonly isChecking: boolean } {
  const { revalidate } = useRevalidator();
  const [isChecking, setIsChecking] = useState(true);
  const hasAsked = useRef(false);
  const shown = useRef(isShownAsFailed);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    const ask = async () => {
      const paymentMethod = usePayment.getState().paymentMethod ?? 'sepa';
      const { riskCheckFailed } = await api.post('/api/cart/risk-check', { body: { paymentMethod } });
      setRiskCheckFailed(riskCheckFailed);
      if (riskCheckFailed !== shown.current) await revalidate();
    };
    ask()
      .catch((error: unknown) => {
        if (!isProblemError(error)) throw error;
      })
      .finally(() => setIsChecking(false));
  }, [revalidate]);
  return { isChecking };
}
