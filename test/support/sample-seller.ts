import type { InvoiceSeller } from '#domain/invoice/invoice-document.ts';

/** Who bills in tests. */
export const SAMPLE_SELLER: InvoiceSeller = {
  name: 'Trailyard GmbH',
  vatId: 'DE136695976',
  taxNumber: '48/123/45678',
  register: 'Amtsgericht Hamburg, HRB 999999',
  directors: 'Henrike Albers',
  address: {
    street: 'Altenwerder Hauptstraße 12',
    addressLine2: null,
    postalCode: '21129',
    city: 'Hamburg',
    region: null,
    country: 'DE',
  },
  contact: { name: 'Buchhaltung', phone: '+49 40 5550180', email: 'rechnung@trailyard.example' },
  peppolId: null,
};

/** The settings with which a shop bills in Germany. */
export const BILLING_ENV = {
  SELLERS: JSON.stringify({ DE: SAMPLE_SELLER }),
  BANK_ACCOUNT_HOLDER: 'Trailyard GmbH',
  BANK_IBAN: 'DE02120300000000202051',
  BANK_BIC: 'BYLADEM1001',
  BANK_CREDITOR_ID: 'DE98ZZZ09999999999',
};
