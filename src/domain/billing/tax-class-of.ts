import type { BilledTax } from './billed-order.ts';
import type { TaxClass } from './draft-document.ts';

const CLASSES = {
  shortTerm: 'vat',
  domestic: 'vat',
  noVatId: 'vat',
  reverseCharge: 'vat',
  outsideEu: 'outside',
  notTaxable: 'claim',
} as const satisfies Record<BilledTax['case'], TaxClass>;

/** What a line may stand together with: an e-invoice cannot name lines that are not subject to VAT beside others. */
export const taxClassOf = (tax: BilledTax): TaxClass => CLASSES[tax.case];
