import type { InvoiceDocument, InvoiceLine } from '#domain/invoice/invoice-document.ts';

const booking = { number: 'O-26-000134-1', depot: 'Hamburg-Altenwerder' };
const trailer = {
  type: 'plane',
  subType: 'standard',
  number: 'PS-101',
  plate: 'HH TY 101',
  vin: 'WKESD000000123456',
};
const german = { country: 'DE', case: 'shortTerm', basisPoints: 1900 } as const;
const polish = { country: 'PL', case: 'reverseCharge', basisPoints: 0 } as const;
const account = { holder: 'Trailyard GmbH', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' };

const rent: InvoiceLine = {
  no: 1,
  booking,
  trailer,
  item: { kind: 'rent' },
  isExtension: false,
  period: { from: '2026-11-10', to: '2026-11-30' },
  days: 21,
  quantity: 1,
  unit: 'C62',
  unitPriceCents: 54_000,
  netCents: 54_000,
  tax: german,
  trace: {
    basis: { kind: 'share', days: 21, ofDays: 28, wholeCents: 72_000 },
    longer: null,
    targetCents: 54_000,
    beforeCents: 0,
  },
  credits: null,
};

const cover: InvoiceLine = {
  ...rent,
  no: 2,
  item: { kind: 'service', key: 'liabilityPlus', names: {} },
  quantity: 21,
  unit: 'DAY',
  unitPriceCents: 390,
  netCents: 8190,
  trace: null,
};

const kit: InvoiceLine = {
  ...rent,
  no: 3,
  item: { kind: 'service', key: 'lashingKit', names: {} },
  unitPriceCents: 5900,
  netCents: 5900,
  trace: { basis: { kind: 'once' }, longer: null, targetCents: 5900, beforeCents: 0 },
};

const extended: InvoiceLine = {
  ...rent,
  no: 4,
  booking: { ...booking, number: 'O-26-000134-2' },
  trailer: {
    ...trailer,
    type: 'chassisAllround',
    subType: 'extendRear',
    number: 'AR-101',
    plate: 'HH TY 701',
    vin: null,
  },
  isExtension: true,
  period: { from: '2026-11-20', to: '2026-11-30' },
  days: 11,
  quantity: 11,
  unit: 'DAY',
  unitPriceCents: 2160,
  netCents: 23_760,
  tax: polish,
  trace: null,
};

/** A month of two trailers for a Polish company: German VAT on the one, reverse charge on the other, paid by transfer. */
const invoice: InvoiceDocument = {
  kind: 'invoice',
  taxClass: 'vat',
  format: 'hybrid',
  number: 'I-26-DE-000123',
  issuedOn: '2026-12-01',
  seller: {
    name: 'Trailyard GmbH',
    address: {
      street: 'Altenwerder Hauptstraße 12',
      addressLine2: null,
      postalCode: '21129',
      city: 'Hamburg',
      region: null,
      country: 'DE',
    },
    vatId: 'DE 999 999 999',
    taxNumber: '22/123/45678',
    register: 'Amtsgericht Hamburg, HRB 999999',
    directors: 'Henrike Albers, Jonas Petersen',
    contact: { name: 'Buchhaltung', phone: '+49405550180', email: 'rechnung@trailyard.example' },
    peppolId: null,
  },
  buyer: {
    number: '10023',
    name: 'Łódź & <Søhne> "Сибирь" O\'Neill',
    person: 'Żaneta Müller',
    address: {
      street: 'ul. Głogowska 12',
      addressLine2: null,
      postalCode: '60-702',
      city: 'Poznań',
      region: null,
      country: 'PL',
    },
    vatId: 'PL5260001246',
    email: 'faktury@lodz.example',
    peppolId: null,
  },
  orderNumber: 'O-26-000134',
  poNumber: '4500-1187',
  costCentre: '2140 Fernverkehr Nord',
  buyerReference: null,
  period: { from: '2026-11-10', to: '2026-11-30' },
  payment: { by: 'transfer', dueOn: '2026-12-15', account },
  lines: [rent, cover, kit, extended],
  taxes: [
    { ...german, baseCents: 68_090, taxCents: 12_937 },
    { ...polish, baseCents: 23_760, taxCents: 0 },
  ],
  netCents: 91_850,
  taxCents: 12_937,
  grossCents: 104_787,
  corrects: null,
  reason: null,
};

/** The rent of a week comes back, because the trailer did. */
const creditNote: InvoiceDocument = {
  ...invoice,
  kind: 'creditNote',
  number: 'C-26-DE-000007',
  issuedOn: '2026-12-05',
  payment: { by: 'credit' },
  lines: [
    {
      ...rent,
      unitPriceCents: 18_000,
      netCents: 18_000,
      trace: { basis: { kind: 'whole' }, longer: null, targetCents: 36_000, beforeCents: 54_000 },
      credits: { number: 'I-26-DE-000123', lineNo: 1 },
    },
  ],
  taxes: [{ ...german, baseCents: 18_000, taxCents: 3420 }],
  netCents: 18_000,
  taxCents: 3420,
  grossCents: 21_420,
  corrects: { number: 'I-26-DE-000123', issuedOn: '2026-12-01' },
  reason: null,
};

const notTaxable = { country: 'DE', case: 'notTaxable', basisPoints: 0 } as const;

const claim: InvoiceDocument = {
  ...invoice,
  kind: 'claim',
  taxClass: 'claim',
  number: 'S-26-DE-000003',
  lines: [
    {
      ...rent,
      item: { kind: 'charge', charge: 'damage', note: 'Riss Plane rechts, 40 cm' },
      period: { from: '2026-11-30', to: '2026-11-30' },
      days: 0,
      unitPriceCents: 25_000,
      netCents: 25_000,
      tax: notTaxable,
      trace: { basis: { kind: 'charge' }, longer: null, targetCents: 25_000, beforeCents: 0 },
    },
  ],
  taxes: [{ ...notTaxable, baseCents: 25_000, taxCents: 0 }],
  netCents: 25_000,
  taxCents: 0,
  grossCents: 25_000,
  period: { from: '2026-11-30', to: '2026-11-30' },
};

/** Collected from an account in Germany. */
const debit: InvoiceDocument = {
  ...invoice,
  number: 'I-26-DE-000124',
  payment: {
    by: 'debit',
    collectOn: '2026-12-08',
    creditorId: 'DE98ZZZ09999999999',
    mandate: { reference: 'TY-000017', signedOn: '2026-03-02', scheme: 'B2B' },
    ibanMasked: 'DE89 •••• •••• •••• 3000',
    iban: null,
  },
};

const advance: InvoiceDocument = {
  ...invoice,
  number: 'I-26-DE-000126',
  payment: { by: 'advance', receivedOn: '2026-11-30', account },
};

const swiss = { country: 'CH', case: 'outsideEu', basisPoints: 0 } as const;

const overseas: InvoiceDocument = {
  ...invoice,
  taxClass: 'outside',
  number: 'I-26-DE-000125',
  buyer: { ...invoice.buyer, vatId: null, address: { ...invoice.buyer.address, country: 'CH' } },
  lines: [{ ...rent, tax: swiss }],
  taxes: [{ ...swiss, baseCents: 54_000, taxCents: 0 }],
  netCents: 54_000,
  taxCents: 0,
  grossCents: 54_000,
};

const domestic = { country: 'DE', case: 'domestic', basisPoints: 1900 } as const;

/** A German company pays German VAT, at one rate. */
const standard: InvoiceDocument = {
  ...invoice,
  number: 'I-26-DE-000127',
  buyer: { ...invoice.buyer, vatId: 'DE136695976', address: { ...invoice.seller.address, city: 'Lübeck' } },
  buyerReference: '04011000-1234512345-06',
  lines: [
    { ...rent, tax: domestic },
    { ...cover, tax: domestic },
  ],
  taxes: [{ ...domestic, baseCents: 62_190, taxCents: 11_816 }],
  netCents: 62_190,
  taxCents: 11_816,
  grossCents: 74_006,
};

/** All of it is taxed by the customer. */
const reverseCharge: InvoiceDocument = {
  ...invoice,
  number: 'I-26-DE-000128',
  lines: [{ ...extended, no: 1 }],
  taxes: [{ ...polish, baseCents: 23_760, taxCents: 0 }],
  netCents: 23_760,
  taxCents: 0,
  grossCents: 23_760,
};

/** A document of each kind, and of each way to pay and to tax it. */
export const SAMPLE_INVOICES = { invoice, standard, reverseCharge, creditNote, claim, debit, advance, overseas };
