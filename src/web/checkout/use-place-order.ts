import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Order, PlaceOrderInput } from '#contract/order.ts';
import { STEP_TABLE } from '#domain/cart/cart-step.ts';
import { CAMPAIGN_LENGTHS } from '#domain/path/campaign.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import { keysOf, tableOf } from '#domain/table.ts';
import { useCartWriter } from '#web/cart/cart-writer.tsx';
import { api } from '#web/client/api-client.ts';
import { readCampaign } from '#web/client/campaign.ts';
import { readConsent } from '#web/client/consent.ts';
import { useWrite } from '#web/client/use-write.ts';
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
  const navigate = useNavigate();
  const { write, isPending } = useWrite();
  const [problem, setProblem] = useState<OrderProblem>();

  const place = async (paymentMethod: PaymentMethod, keepPaymentMethod: boolean) => {
    setProblem(undefined);
    const send = async () => {
      const cartVersion = await settle();
      const campaign = readAllowedCampaign();
      return api.post('/api/orders', {
        body: {
          cartVersion,
          paymentMethod,
          acceptTerms: true,
          ...(keepPaymentMethod && { keepPaymentMethod }),
          ...(campaign && { campaign }),
        },
        idempotencyScope: `order:${cartVersion}:${paymentMethod}${keepPaymentMethod ? ':keep' : ''}`,
      });
    };
    await write(send, {
      next: (order) => {
        onPlaced(order);
        return navigate(`/checkout/${order.id}`, { replace: true });
      },
      onRefused: async (refusal) => {
        const found = toOrderProblem(refusal);
        setProblem(found);
        if (found.kind === 'gone') await navigate(STEP_TABLE.cart.path, { replace: true });
        if (found.kind === 'method' && found.code === 'risk-check-failed') setRiskCheckFailed(true);
        return true;
      },
      // Shows the new price, or leads to the step that now has something left to do.
      isOutdatedBy: (refusal) => ['price', 'changed'].includes(toOrderProblem(refusal).kind),
    });
  };
  return { place, isPending, problem, setProblem };
}
