import type { Lessor } from '#contract/lessor.ts';

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
