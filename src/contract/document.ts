import type { Quote } from './quote.ts';
import type { DunningLetter } from '#domain/dunning/dunning-letter.ts';
import type { InvoiceAddress, InvoiceDocument, InvoiceKind } from '#domain/invoice/invoice-document.ts';
import type { MandateScheme } from '#domain/payment/mandate.ts';
import type { Money } from '#domain/money/money.ts';
import type { Locale } from '#i18n/locales.ts';
import type { DepotSummary } from './depot.ts';
import type { Handover } from './handover.ts';
import type { Lessor } from './lessor.ts';
import type { LineService, Totals } from './line.ts';
import type { Order, OrderLine } from './order.ts';
import type { BankAccount, Creditor } from './payment.ts';
import type { AccountStatement } from './statement.ts';
import type { Trailer } from './trailer.ts';

/** What papers and mails tell of a line beyond the order: the vehicle as it is registered, and where it stands. */
export type LineFacts = {
  readonly bookingId: string;
  /** Whose facts they are: a swap may have come since the paper was written. */
  readonly trailerId: string;
  readonly vin: string;
  readonly street: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly keyBox: boolean;
  /** Of the depot to which it is brought, if that is another one. Older papers were issued without. */
  readonly returnAddress?: Address | null;
};
type Address = { readonly street: string; readonly postalCode: string };

/** Who accepted which terms, and when. */
export type Acceptance = {
  readonly by: string;
  readonly email: string;
  readonly at: string;
  readonly termsVersion: string;
  readonly privacyVersion: string;
  /** The operator's staff placed it for them. */
  readonly byOperator: boolean;
};

export type OrderFacts = { readonly lines: readonly LineFacts[]; readonly acceptance: Acceptance };

/** An order as a document in some language shows it. */
export type OrderPaper = { readonly order: Order; readonly company: string; readonly locale: Locale };

/** An order with its facts. */
export type FactualPaper = OrderPaper & { readonly facts: OrderFacts };

/** What has been agreed, as its papers tell it in every language and whatever becomes of the order. */
export type AgreedOnPaper = {
  readonly company: string;
  readonly order: Pick<Order, 'lineItems' | 'totals' | 'billingAddress' | 'poNumber' | 'costCentre' | 'note'>;
  /** Older papers were issued without. */
  readonly facts?: OrderFacts;
  readonly lessor?: Lessor;
  readonly account?: BankAccount;
};

/** An order as it was confirmed, with what is still asked for now. */
export type ConfirmedPaper = FactualPaper & {
  readonly lessor: Lessor;
  /** With tax. What has been paid is never asked for again. */
  readonly open: Money;
};

/** An extension as its addendum tells it. */
export type ExtensionOnPaper = {
  readonly number: string;
  readonly at: string;
  readonly line: OrderLine;
  readonly previousTo: string;
  readonly to: string;
  /** Of the whole rental with it. */
  readonly days: number;
  /** Of the extension alone. */
  readonly totals: Totals;
  /** What is to be paid for the whole order with it, with tax. */
  readonly orderGross: Money;
};

export type AddendumPaper = ConfirmedPaper & { readonly extension: ExtensionOnPaper };

/** A rebooking as its addendum tells it: what was agreed before and is agreed now. */
export type RebookingOnPaper = {
  readonly number: string;
  readonly at: string;
  /** As it was rebooked. */
  readonly line: OrderLine;
  readonly previousFrom: string;
  readonly previousTo: string;
  /** Where it was to come back before, where that is another depot now. */
  readonly previousReturn: Pick<DepotSummary, 'name' | 'city'> | null;
  readonly previousServices: readonly LineService[];
  readonly previousNet: Money;
  /** What it costs more or, negative, less: net, tax and with tax. */
  readonly difference: { readonly net: Money; readonly tax: Money; readonly gross: Money };
  /** What is to be paid for the whole order with it, with tax. */
  readonly orderGross: Money;
};

export type RebookingPaper = ConfirmedPaper & { readonly rebooking: RebookingOnPaper };

/** A picture that paper can take. */
export type PaperPhoto = { readonly position: string; readonly jpeg: Uint8Array };

/** A signed handover as its protocol shows it. */
export type HandoverPaper = {
  readonly handover: Handover;
  /** Its own, and those of the damages known from before. */
  readonly photos: readonly PaperPhoto[];
  readonly lessor: Lessor;
  readonly locale: Locale;
};

/** A trailer as its data sheet shows it to anybody. */
export type DataSheet = {
  readonly trailer: Pick<
    Trailer,
    'number' | 'plate' | 'type' | 'subType' | 'make' | 'model' | 'firstRegisteredOn' | 'facts' | 'certificates'
  >;
  readonly depot: {
    readonly name: string;
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly country: string;
    readonly phone: string;
    readonly keyBox: boolean;
  };
  /** What a day costs from so many days on; none where no prices are shown. */
  readonly rates: readonly { readonly fromDays: number; readonly perDay: Money }[];
  /** The page of the trailer. */
  readonly url: string;
  /** The day it was written, an instant. */
  readonly at: string;
  readonly lessor: Lessor;
  readonly locale: Locale;
};

/** A mandate as the bank of whoever granted it wants to see it. */
export type MandatePaper = {
  readonly reference: string;
  readonly scheme: MandateScheme;
  /** Whole, for the bank. */
  readonly iban: string;
  readonly accountHolder: string;
  readonly place: string;
  readonly signedOn: string;
  readonly company: string;
  readonly creditor: Creditor;
  /** When the paper was made, an instant. */
  readonly at: string;
  readonly lessor: Lessor;
  readonly locale: Locale;
};

/** An invoice, credit note or claim with the file that is its original. */
export type InvoicePaper = { readonly document: InvoiceDocument; readonly xml: string; readonly locale: Locale };

/** The account of a company in some days. */
export type StatementPaper = {
  readonly statement: AccountStatement;
  /** Where invoices go; none before the first. */
  readonly address: InvoiceAddress | null;
  /** Where what is open is to be paid to. */
  readonly account: BankAccount;
  readonly lessor: Lessor;
  /** When it was written, an instant. */
  readonly at: string;
  readonly locale: Locale;
};
/** An offer, at the prices of its list. */
export type QuotePaper = { readonly quote: Quote; readonly lessor: Lessor; readonly locale: Locale };
/** A letter about late invoices. */
export type DunningPaper = { readonly letter: DunningLetter; readonly locale: Locale };

export type PaperKind =
  | InvoiceKind
  | 'dunningNotice'
  | 'orderConfirmation'
  | 'rentalContract'
  | 'extensionAddendum'
  | 'rebookingAddendum'
  | 'pickUpProtocol'
  | 'returnProtocol'
  | 'dataSheet'
  | 'mandateB2b'
  | 'mandateCore'
  | 'statement'
  | 'quote'
  | 'calendar';

/** What a file is, for its name. */
export type PaperName = {
  readonly kind: PaperKind;
  readonly number: string;
  readonly locale: Locale;
  /** Where it is not the paper but the file that machines read. */
  readonly extension?: 'xml';
};
