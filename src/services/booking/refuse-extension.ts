import type { ExtensionReason, ExtensionTaken, ExtensionUnpaid } from '#contract/extension.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';

/** Why a rental cannot go on so long, as a refusal. */
export function refuseExtension(reason: ExtensionReason): Outcome<never> {
  switch (reason) {
    case 'notLater':
      return refuseFields({ to: 'not-later' });
    case 'closed':
      return refuseFields({ to: 'closed' });
    case 'orderLimit':
      return refuse('order-limit');
    case 'creditLimit':
    case 'advancePayment':
      return refuse('payment-first', { details: { reason } satisfies ExtensionUnpaid });
    default:
      return refuse('trailer-taken', { details: { reason, longestTo: null, twins: [] } satisfies ExtensionTaken });
  }
}
