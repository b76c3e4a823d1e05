import type { LineTrace } from '#domain/billing/draft-document.ts';
import type { MandateScheme } from '#domain/payment/mandate.ts';
import type { TaxCase } from '#domain/tax/vat.ts';

export const INVOICE_KINDS = ['invoice', 'creditNote', 'claim'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** What may stand together on one document: lines with VAT or reverse charge, lines taxed outside the EU, damages. */
export const INVOICE_TAX_CLASSES = ['vat', 'outside', 'claim'] as const;
export type InvoiceTaxClass = (typeof INVOICE_TAX_CLASSES)[number];

/** As what it travels: a PDF with XML in it, or XML beside the PDF as offices and Peppol want it. */
export const INVOICE_FORMATS = ['hybrid', 'xrechnung', 'peppolUbl'] as const;
export type InvoiceFormat = (typeof INVOICE_FORMATS)[number];

/** Damages are compensation, which no VAT is on. */
export type InvoiceTaxCase = TaxCase | 'notTaxable';
export type InvoiceTax = { readonly country: string; readonly case: InvoiceTaxCase; readonly basisPoints: number };

/** Days, `YYYY-MM-DD`, both of which count. */
export type ServicePeriod = { readonly from: string; readonly to: string };

export type InvoiceAddress = {
  /** With the number of the house where the country puts it. */
  readonly street: string;
  readonly addressLine2: string | null;
  readonly postalCode: string;
  readonly city: string;
  readonly region: string | null;
  /** ISO alpha-2. */
  readonly country: string;
};

/** An address in the Peppol network: `{ scheme: '0204', id: '991-01234-44' }`. */
export type PeppolId = { readonly scheme: string; readonly id: string };

/** The registration of the lessor in the country of the depot. */
export type InvoiceSeller = {
  readonly name: string;
  readonly address: InvoiceAddress;
  readonly vatId: string;
  /** Stands in for the VAT id where that must not be named. */
  readonly taxNumber: string;
  readonly register: string | null;
  readonly directors: string | null;
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string };
  readonly peppolId: PeppolId | null;
};

export type InvoiceBuyer = {
  /** Under which we keep the customer, such as 10001. */
  readonly number: string | null;
  readonly name: string;
  /** For whose attention. */
  readonly person: string | null;
  readonly address: InvoiceAddress;
  readonly vatId: string | null;
  readonly email: string;
  readonly peppolId: PeppolId | null;
};

/** How the amount is or was paid. A credit note asks for nothing. */
export type InvoicePayment =
  | { readonly by: 'transfer'; readonly dueOn: string; readonly account: PayeeAccount }
  | {
      readonly by: 'debit';
      readonly collectOn: string;
      readonly creditorId: string;
      readonly mandate: { readonly reference: string; readonly signedOn: string; readonly scheme: MandateScheme };
      /** For people. */
      readonly ibanMasked: string;
      /** Where the format asks for it in full; such a file is stored sealed. */
      readonly iban: string | null;
    }
  /** Paid in advance, in full. */
  | { readonly by: 'advance'; readonly receivedOn: string; readonly account: PayeeAccount }
  | { readonly by: 'credit' };

export type PayeeAccount = { readonly holder: string; readonly iban: string; readonly bic: string };

/** What a line is for. */
export type InvoiceItem =
  | { readonly kind: 'rent' }
  | {
      readonly kind: 'service';
      readonly key: string;
      /** What the operator calls it, by language. */
      readonly names: Readonly<Record<string, { readonly name: string }>>;
    }
  /** A fee, a late return, a damage: `note` is what a person wrote about it. */
  | { readonly kind: 'charge'; readonly charge: string; readonly note: string | null };

export type InvoiceLine = {
  /** From 1, without gaps. */
  readonly no: number;
  readonly booking: { readonly number: string; readonly depot: string };
  readonly trailer: {
    readonly type: string;
    readonly subType: string;
    readonly number: string;
    readonly plate: string;
    readonly vin: string | null;
  };
  readonly item: InvoiceItem;
  /** Whether the days were added by an extension. */
  readonly isExtension: boolean;
  readonly period: ServicePeriod;
  /** Chargeable ones; none for what is not counted in days. */
  readonly days: number;
  readonly quantity: number;
  /** Days, or one piece where no whole cents a day give the amount (UN/ECE recommendation 20). */
  readonly unit: 'DAY' | 'C62';
  readonly unitPriceCents: number;
  readonly netCents: number;
  readonly tax: InvoiceTax;
  readonly trace: LineTrace | null;
  /** On credit notes: which line it takes back. */
  readonly credits: { readonly number: string; readonly lineNo: number } | null;
};

export type InvoiceTaxGroup = InvoiceTax & { readonly baseCents: number; readonly taxCents: number };

/** Everything that stands on an invoice, a credit note or a claim, copied when it is issued. Amounts are never negative. */
export type InvoiceDocument = {
  readonly kind: InvoiceKind;
  readonly taxClass: InvoiceTaxClass;
  readonly format: InvoiceFormat;
  /** `I-26-DE-000123` */
  readonly number: string;
  /** `YYYY-MM-DD`, as all days here. */
  readonly issuedOn: string;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceBuyer;
  readonly orderNumber: string;
  readonly poNumber: string | null;
  readonly costCentre: string | null;
  /** What public offices route by, such as a Leitweg-ID. */
  readonly buyerReference: string | null;
  /** From the first to the last day of all lines. */
  readonly period: ServicePeriod;
  readonly payment: InvoicePayment;
  readonly lines: readonly InvoiceLine[];
  readonly taxes: readonly InvoiceTaxGroup[];
  readonly netCents: number;
  readonly taxCents: number;
  readonly grossCents: number;
  /** The invoice or claim that a credit note corrects. */
  readonly corrects: { readonly number: string; readonly issuedOn: string } | null;
  /** Why it corrects it, as the operator says it. */
  readonly reason: string | null;
};

/** What a document says in words, in its language; kept with it, so that file and paper always say the same. */
export type InvoiceWords = {
  readonly title: string;
  readonly notes: readonly string[];
  /** When and how it is paid. */
  readonly terms: string;
  /** One for each line, in their order. */
  readonly lines: readonly { readonly name: string; readonly description: string; readonly why: string }[];
  /** Why there is no VAT on a group, by case. */
  readonly exemptions: Readonly<Partial<Record<InvoiceTaxCase, string>>>;
};

/** What is still to be paid. */
export const payableOf = ({ grossCents, payment }: Pick<InvoiceDocument, 'grossCents' | 'payment'>): number =>
  payment.by === 'advance' ? 0 : grossCents;

export const dueDayOf = ({ payment }: Pick<InvoiceDocument, 'payment'>): string | null => {
  if (payment.by === 'transfer') return payment.dueOn;
  return payment.by === 'debit' ? payment.collectOn : null;
};
