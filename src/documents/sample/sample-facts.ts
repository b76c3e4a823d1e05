import type { OrderFacts } from '#contract/document.ts';
import type { Lessor } from '#contract/lessor.ts';
import { SAMPLE_ORDER } from './sample-order.ts';

export const SAMPLE_LESSOR: Lessor = {
  name: 'Trailyard GmbH',
  street: 'Altenwerder Hauptstraße 12',
  postalCode: '21129',
  city: 'Hamburg',
  country: 'DE',
  directors: 'Henrike Albers, Jonas Petersen',
  register: 'Amtsgericht Hamburg, HRB 999999',
  vatId: 'DE 999 999 999',
  creditorId: 'DE98ZZZ09999999999',
  phone: '+49 40 5550180',
  email: 'service@trailyard.example',
};

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
