import type { BilledTax } from './billed-order.ts';

export type DocumentKind = 'invoice' | 'creditNote' | 'claim';

/** What may stand together on one document: lines with VAT or reverse charge, lines taxed outside the EU, damages. */
export type TaxClass = 'vat' | 'outside' | 'claim';

/** Days of the rental, counted from 1, both included. */
export type DayRange = { readonly from: number; readonly to: number };
/** Days of the calendar, `YYYY-MM-DD`, both included. */
export type DateRange = { readonly from: string; readonly to: string };
export type LineReference = { readonly invoiceId: string; readonly lineNo: number };

/** What a line is for. Two lines with the same item and tax bill the same thing. */
export type Item = {
  readonly bookingId: string;
  /**
   * What was booked first is 1, what extensions added 2 to 99. From 100 on what a correction of the operator added after
   * one of these, 200 what a late return did. 0 for a charge.
   */
  readonly partNo: number;
  /** Null for rent and for charges. */
  readonly serviceKey: string | null;
  readonly chargeId: string | null;
};

/** How an amount comes about: what may be charged by now, less what was charged before. */
export type LineTrace = {
  readonly basis:
    /** All that was agreed for these days. */
    | { readonly kind: 'whole' }
    /** So many days of those agreed, of the amount agreed for all of them. */
    | { readonly kind: 'share'; readonly days: number; readonly ofDays: number; readonly wholeCents: number }
    /** What it would cost if it ended after so many days, which is less. */
    | { readonly kind: 'limit'; readonly days: number }
    | { readonly kind: 'once' }
    | { readonly kind: 'charge' };
  /** Where more days are paid for than asked because a longer rental costs less. */
  readonly longer: { readonly days: number; readonly paidDays: number; readonly dayRateCents: number } | null;
  /** What of it a person has credited: the target is after it. Not there if nobody has. */
  readonly byHandCents?: number;
  readonly targetCents: number;
  readonly beforeCents: number;
};

export type Quantity = {
  readonly quantity: number;
  /** Days, or one piece where no whole cents a day give the amount (UN/ECE recommendation 20). */
  readonly unit: 'DAY' | 'C62';
  readonly unitPriceCents: number;
};

export type DraftLine = Item &
  Quantity & {
    /** The item in one text. */
    readonly itemKey: string;
    /** Null for charges. */
    readonly days: DayRange | null;
    readonly dates: DateRange;
    readonly netCents: number;
    readonly tax: BilledTax;
    /** On credit notes: which line it takes back. */
    readonly credits: LineReference | null;
    /** Null where nothing is charged for the item any more. */
    readonly trace: LineTrace | null;
  };

export type DraftTax = BilledTax & { readonly baseCents: number; readonly taxCents: number };

/** What would be issued: a document without number, date and parties. Amounts are never negative. */
export type DraftDocument = {
  readonly kind: DocumentKind;
  /** Of the seller. */
  readonly country: string;
  readonly taxClass: TaxClass;
  /** The invoice or claim that a credit note corrects. */
  readonly correctsId: string | null;
  readonly lines: readonly DraftLine[];
  readonly taxes: readonly DraftTax[];
  readonly netCents: number;
  readonly taxCents: number;
  readonly grossCents: number;
};

/** A line of a document of the order that has been issued. */
export type IssuedLine = LineReference &
  Item & {
    readonly kind: DocumentKind;
    /** Of the seller. */
    readonly country: string;
    readonly days: DayRange | null;
    readonly dates: DateRange;
    readonly unit: Quantity['unit'];
    readonly netCents: number;
    readonly tax: BilledTax;
    readonly credits: LineReference | null;
    /** Whether a person has credited it, not a run. */
    readonly isByHand: boolean;
  };
