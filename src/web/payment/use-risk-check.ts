import { useRevalidator } from 'react-router';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { setRiskCheckFailed, usePayment } from '#web/stores/payment.ts';

/**
 * Asks once, on entering the page, whether the cart may be paid later, and keeps the answer in the flag of this tab. An
 * answer that the page does not show yet has it read anew. Without an answer the order itself will ask.
 */
export function useRiskCheck(isShownAsFailed: boolean): { readonly isChecking: boolean } {
  const { revalidate } = useRevalidator();
  const { isAsking } = useQuestion('cart', async () => {
    const paymentMethod = usePayment.getState().paymentMethod ?? 'sepa';
    const { riskCheckFailed } = await api.post('/api/cart/risk-check', { body: { paymentMethod } });
    setRiskCheckFailed(riskCheckFailed);
    if (riskCheckFailed !== isShownAsFailed) await revalidate();
  });
  return { isChecking: isAsking };
}
