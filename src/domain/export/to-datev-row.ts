import type { DunningClaimKind } from '#domain/dunning/claim-kind.ts';
import type { InvoiceKind, InvoiceTaxCase } from '#domain/invoice/invoice-document.ts';
import type { PaymentKind } from '#domain/payment/payment-kind.ts';
import { datevCaseOf, datevCaseOfClaim, type DatevAccounts, type DatevUse, findAccount } from './datev-account.ts';
import { toWindowsText } from './windows-1252.ts';
import { type DatevRow, DATEV_TEXT_LENGTH } from './write-datev.ts';

type Booked = {
  /** Above zero what the company owes us more, or what came in; below zero the opposite. Never zero. */
  readonly cents: number;
  readonly on: string;
  readonly debtorNumber: number;
  readonly company: string;
};

/** One tax group of a document. */
export type BookedDocument = Booked & {
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly orderNumber: string;
  readonly taxCase: InvoiceTaxCase;
  readonly taxCountry: string;
  readonly vatId: string | null;
  readonly costCentre: string | null;
  readonly serviceOn: string;
  readonly dueOn: string | null;
};

export type BookedPayment = Booked & {
  readonly kind: PaymentKind;
  /** The document that it settles, if that is one alone. */
  readonly settles: string | null;
};

/** What was claimed beside a document, once money has paid it; below zero if that was taken back. */
export type BookedClaim = Booked & {
  readonly kind: DunningClaimKind;
  /** Of the document. */
  readonly number: string;
};

export type Booking =
  | ({ readonly of: 'document' } & BookedDocument)
  | ({ readonly of: 'claim' } & BookedClaim)
  | ({ readonly of: 'payment' } & BookedPayment);

/** What it takes an account for. */
export function useOf(booking: Booking): DatevUse {
  if (booking.of === 'payment') return { case: booking.kind === 'writeOff' ? 'writeOff' : 'bank', country: '' };
  if (booking.of === 'claim') return { case: datevCaseOfClaim(booking.kind), country: '' };
  return { case: datevCaseOf(booking.taxCase), country: booking.taxCountry };
}

const sideOf = (cents: number): 'S' | 'H' => (cents > 0 ? 'S' : 'H');
/** The end tells more than the end of a long name does. */
const textOf = (company: string, end: string): string =>
  `${toWindowsText(company, DATEV_TEXT_LENGTH - 1 - end.length)} ${end}`.trim();

const NOTHING_MORE = { costCentre: null, vatId: null, serviceOn: null, dueOn: null } as const;

/** Undefined if nothing says on which account. Documents and claims: debtor against revenue; money: bank against debtor. */
export function toDatevRow(booking: Booking, accounts: DatevAccounts): DatevRow | undefined {
  const found = findAccount(accounts, useOf(booking));
  if (found === undefined) return undefined;
  const { cents, on, company } = booking;
  const debtor = String(booking.debtorNumber);
  const shared = { cents: Math.abs(cents), side: sideOf(cents), taxKey: found.taxKey, on };
  if (booking.of === 'payment') {
    return {
      ...shared,
      account: found.account,
      counterAccount: debtor,
      reference: booking.settles,
      text: textOf(company, booking.settles ?? ''),
      ...NOTHING_MORE,
    };
  }
  const owed = { ...shared, account: debtor, counterAccount: found.account, reference: booking.number };
  if (booking.of === 'claim') return { ...owed, text: textOf(company, booking.number), ...NOTHING_MORE };
  return {
    ...owed,
    text: textOf(company, booking.orderNumber),
    costCentre: booking.costCentre,
    vatId: booking.taxCase === 'reverseCharge' ? booking.vatId : null,
    serviceOn: booking.serviceOn,
    dueOn: booking.dueOn,
  };
}
