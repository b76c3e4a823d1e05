import type { OrderFacts } from '#contract/document.ts';
import { SAMPLE_ORDER } from './sample-order.ts';

export const SAMPLE_FACTS: OrderFacts = {
  lines: SAMPLE_ORDER.lineItems.map(({ bookingId, trailerId }) => ({
    bookingId,
    trailerId,
    vin: 'WKESD000000123456',
    street: 'Șoseaua Odăii 307',
    postalCode: '013604',
    phone: '+40215550101',
    keyBox: false,
  })),
  acceptance: {
    by: SAMPLE_ORDER.createdBy.name,
    email: 'zaneta@lodz.example',
    at: SAMPLE_ORDER.createdAt,
    termsVersion: SAMPLE_ORDER.termsVersion,
    privacyVersion: '2',
    byOperator: false,
  },
};
