import { useState, useTransition } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Order, PlaceOrderInput } from '#contract/order.ts';
import { STEP_TABLE } from '#domain/cart/cart-step.ts';
import { CAMPAIGN_LENGTHS } from '#domain/path/campaign.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import { keysOf, tableOf } from '#domain/table.ts';
import { useCartWriter } from '#web/cart/cart-writer.tsx';
import { api } from '#web/client/api-client.ts';
import { readCampaign } from '#web/client/campaign.ts';
import { readConsent } from '#web/client/consent.ts';
import { isProblemError } from '#web/client/problem-error.ts';
import { setRiskCheckFailed } from '#web/stores/payment.ts';
import { toOrderProblem, type OrderProblem } from './order-problem.ts';

function readAllowedCampaign(): PlaceOrderInput['campaign'] {
  if (readConsent()?.marketing !== true) return undefined;
  const campaign = readCampaign();
  return tableOf(keysOf(campaign), (name) => campaign[name]?.slice(0, CAMPAIGN_LENGTHS[name]));
}

/** Places the order, once: the same cart is asked for under the same key until an answer has come. */
export function usePlaceOrder(onPlaced: (order: Order) => void) {
  const { settle } = useCartWriter();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  // The router is done before its answer is on the page; until then a click would order what is no longer there.
  const [isReading, readAnew] = useTransition();
  const [problem, setProblem] = useState<OrderProblem>();

  const place = async (paymentMethod: PaymentMethod, keepPaymentMethod: boolean) => {
    setIsSending(true);
    setProblem(undefined);
    try {
      const cartVersion = await settle();
      const campaign = readAllowedCampaign();
      const order = await api.post('/api/orders', {
        body: {
          cartVersion,
          paymentMethod,
          acceptTerms: true,
          ...(keepPaymentMethod && { keepPaymentMethod }),
          ...(campaign && { campaign }),
        },
        idempotencyScope: `order:${cartVersion}:${paymentMethod}${keepPaymentMethod ? ':keep' : ''}`,
      });
      onPlaced(order);
      await navigate(`/checkout/${order.id}`, { replace: true });
    } catch (error) {
      if (!isProblemError(error)) throw error;
      const found = toOrderProblem(error);
      setProblem(found);
      if (found.kind === 'gone') await navigate(STEP_TABLE.cart.path, { replace: true });
      if (found.kind === 'method' && found.code === 'risk-check-failed') setRiskCheckFailed(true);
      // Shows the new price, or leads to the step that now has something left to do.
      if (found.kind === 'price' || found.kind === 'changed') readAnew(revalidate);
    } finally {
      setIsSending(false);
    }
  };
  return { place, isPending: isSending || isReading, problem, setProblem };
}
