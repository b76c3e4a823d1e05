import type { InvoiceAddress, InvoiceSeller } from '../invoice/invoice-document.ts';
import type { DunningClaimKind } from './claim-kind.ts';
import type { DunningLevel } from './dunning-level.ts';

export type LetterItem = {
  /** Of the invoice. */
  readonly number: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly daysOverdue: number;
  readonly grossCents: number;
  readonly openCents: number;
  /** To which the letter takes it; null if it is only named. */
  readonly level: DunningLevel | null;
};

export type LetterClaim = {
  readonly invoiceNumber: string;
  readonly kind: DunningClaimKind;
  readonly cents: number;
  readonly from: string | null;
  readonly to: string | null;
};

/** All that a letter says, as it was when it was sent. */
export type DunningLetter = {
  readonly number: string;
  readonly level: DunningLevel;
  readonly sentOn: string;
  readonly payUntil: string;
  readonly seller: InvoiceSeller;
  readonly buyer: { readonly number: string | null; readonly name: string; readonly address: InvoiceAddress };
  readonly account: { readonly holder: string; readonly iban: string; readonly bic: string };
  readonly items: readonly LetterItem[];
  /** New ones, and those of earlier letters that are neither paid nor waived. */
  readonly claims: readonly LetterClaim[];
  readonly openCents: number;
  readonly claimedCents: number;
  readonly totalCents: number;
};
