import { isPaidInAdvance, type PaymentMethod } from '#domain/payment/payment-method.ts';
import type { MessageKey } from '#i18n/message-key.ts';

/** What a way to pay is called for this order. */
export const choiceName = (method: PaymentMethod, riskCheckFailed: boolean): MessageKey =>
  isPaidInAdvance(method, riskCheckFailed) ? 'payment.transfer.advance' : `payment.choice.${method}`;
