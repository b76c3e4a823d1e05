import type { InvoiceDocument, InvoiceTaxCase, InvoiceTaxClass } from './invoice-document.ts';

/** How EN 16931 calls it: taxed, reverse charge, outside the scope of VAT. */
export type TaxCategory = 'S' | 'AE' | 'O';

type CategoryRule = {
  readonly category: TaxCategory;
  readonly taxClass: InvoiceTaxClass;
  /** From the list of reasons for exemption. */
  readonly exemptionCode: string | null;
};

const TAXED = { category: 'S', taxClass: 'vat', exemptionCode: null } as const;

export const TAX_CATEGORIES = {
  shortTerm: TAXED,
  domestic: TAXED,
  noVatId: TAXED,
  reverseCharge: { category: 'AE', taxClass: 'vat', exemptionCode: 'VATEX-EU-AE' },
  outsideEu: { category: 'O', taxClass: 'outside', exemptionCode: 'VATEX-EU-O' },
  notTaxable: { category: 'O', taxClass: 'claim', exemptionCode: 'VATEX-EU-O' },
} as const satisfies Record<InvoiceTaxCase, CategoryRule>;

export const categoryOf = (which: InvoiceTaxCase): TaxCategory => TAX_CATEGORIES[which].category;

/** Whether all is outside the scope of VAT: then the file must name no VAT id of either side. */
export const isOutOfScope = ({ taxes }: Pick<InvoiceDocument, 'taxes'>): boolean =>
  taxes.some((tax) => categoryOf(tax.case) === 'O');

export type CategoryTotal = {
  readonly category: TaxCategory;
  readonly basisPoints: number;
  readonly exemptionCode: string | null;
  readonly case: InvoiceTaxCase;
  readonly country: string;
  readonly baseCents: number;
  readonly taxCents: number;
};

/** The file knows a tax by category and rate alone: cases that are the same to it are one group there. */
export function categoryTotals({ taxes }: Pick<InvoiceDocument, 'taxes'>): readonly CategoryTotal[] {
  const totals = new Map<string, CategoryTotal>();
  for (const tax of taxes) {
    const { category, exemptionCode } = TAX_CATEGORIES[tax.case];
    const key = `${category} ${tax.basisPoints}`;
    const { baseCents = 0, taxCents = 0 } = totals.get(key) ?? {};
    totals.set(key, {
      category,
      exemptionCode,
      case: tax.case,
      country: tax.country,
      basisPoints: tax.basisPoints,
      baseCents: baseCents + tax.baseCents,
      taxCents: taxCents + tax.taxCents,
    });
  }
  return [...totals.values()];
}
