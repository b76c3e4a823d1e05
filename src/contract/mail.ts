import type { RejectionGround } from '#domain/business-unit/rejection-ground.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { Role } from '#domain/team/role.ts';
import type { StaffRole } from '#domain/team/staff-role.ts';
import type { CertificateKind } from '#domain/trailer/certificate.ts';
import type { Locale } from '#i18n/locales.ts';
import type { BookingMails, MailedBooking } from './booking-mail.ts';
import type { ContactTopic } from './contact.ts';
import type { DebitMails } from './debit-mail.ts';
import type { OrderFacts } from './document.ts';
import type { DunningMails } from './dunning-mail.ts';
import type { Handover, StoppedPickUp } from './handover.ts';
import type { InvoiceMails } from './invoice-mail.ts';
import type { Order } from './order.ts';
import type { Quote } from './quote.ts';
import type { AccountStatement } from './statement.ts';

/** What becomes of an order, and the mail that tells its author. The other states are no news. */
export const ORDER_MAILS = {
  pendingApproval: 'orderPendingApproval',
  placed: 'orderAwaitingTransfer',
  confirmed: 'orderConfirmed',
  rejected: 'orderRejected',
  cancelled: 'orderCancelled',
  expired: 'orderExpired',
} as const satisfies Partial<Record<OrderState, string>>;
export type OrderMailTemplate = (typeof ORDER_MAILS)[keyof typeof ORDER_MAILS] | 'orderToApprove';
/** The signed protocol, by what was signed. */
export const HANDOVER_MAILS = { pickUp: 'pickUpSigned', return: 'returnSigned' } as const;
type HandoverMailTemplate = (typeof HANDOVER_MAILS)[keyof typeof HANDOVER_MAILS];
type HandoverMail = { readonly name: string; readonly handover: Handover; readonly path: string };
/** What the operator has changed in a booking. Times are instants. */
export type OperatorNews =
  | { readonly kind: 'trailerSwapped'; readonly oldTrailer: string; readonly newTrailer: string }
  /** On the road, from then on. */
  | { readonly kind: 'trailerExchanged'; readonly oldTrailer: string; readonly newTrailer: string }
  | {
      readonly kind: 'periodCorrected';
      readonly previousFrom: string;
      readonly previousTo: string;
      /** Net; a credit is negative. */
      readonly differenceCents: number;
    }
  | { readonly kind: 'noShow'; readonly feeCents: number }
  /** A damage that will be claimed unless the customer objects until the end of a day, `YYYY-MM-DD`. */
  | { readonly kind: 'claimProposed'; readonly netCents: number; readonly note: string; readonly until: string }
  /** Until when the desk was asked to let a rental go on, and what it said. */
  | { readonly kind: 'extensionAsked'; readonly to: string }
  | { readonly kind: 'extensionDeclined'; readonly to: string; readonly answer: string }
  | { readonly kind: 'extensionLapsed'; readonly to: string }
  /** The return that the customer signed alone, with the time that counts. */
  | { readonly kind: 'returnConfirmed'; readonly at: string }
  /** The trailer came back to another depot than agreed. Net. */
  | { readonly kind: 'returnedElsewhere'; readonly depot: string; readonly feeCents: number }
  /** The same, where the depot did not find the trailer. */
  | { readonly kind: 'returnDisputed'; readonly at: string; readonly reason: string };
/** What a plan of the operator can change. */
export type ChangeNews = Extract<OperatorNews, { kind: 'trailerSwapped' | 'periodCorrected' }>;
type ChangedMail = {
  readonly name: string;
  readonly changed: readonly (MailedBooking & { readonly news: ChangeNews })[];
  readonly path: string;
};
type NewsMail<News> = {
  readonly name: string;
  readonly booking: MailedBooking;
  readonly news: News;
  readonly path: string;
};
type OrderMail = {
  readonly name: string;
  readonly writtenAt: string;
  readonly order: Order;
  readonly facts: OrderFacts;
  readonly path: string;
};

export type EndingCertificateInMail = {
  readonly trailer: string;
  readonly kind: CertificateKind;
  readonly validUntil: string;
};

/** What each mail shows. `path` is a page of the shop without its language, which the mail's own language decides. */
export type MailContents = {
  readonly passwordReset: { readonly name: string; readonly path: string };
  readonly signUpLink: { readonly name: string; readonly company: string; readonly path: string };
  readonly signUpKnown: { readonly name: string; readonly path: string };
  readonly invitation: {
    readonly inviter: string;
    readonly company: string;
    readonly role: Role;
    readonly path: string;
  };
  /** To work for the operator. */
  readonly staffInvitation: {
    readonly name: string;
    readonly inviter: string;
    readonly role: StaffRole;
    readonly path: string;
  };
  /** Bookings that have other trailers now, all by one plan of the operator. */
  readonly trailersMoved: ChangedMail;
  /** The same where some have other times. */
  readonly bookingsChanged: ChangedMail;
  readonly passwordChanged: { readonly name: string; readonly at: string; readonly path: string };
  readonly companyApproved: { readonly name: string; readonly company: string; readonly path: string };
  readonly companyRejected: {
    readonly name: string;
    readonly company: string;
    /** None where an older release has decided. */
    readonly ground: RejectionGround | null;
    readonly path: string;
  };
  /** The purchase order of an order, `number`, stands not on its invoice, `document`. */
  readonly purchaseOrderMissing: {
    readonly name: string;
    readonly number: string;
    readonly document: string;
    readonly path: string;
  };
  /** What the desk offers, with all its lines and the link that answers it. */
  readonly quote: { readonly name: string; readonly quote: Quote; readonly path: string };
  /** The desk has taken an offer back. */
  readonly quoteWithdrawn: {
    readonly name: string;
    readonly number: string;
    readonly company: string;
    readonly path: string;
  };
  /** The account of a month, to where invoices go. */
  readonly statement: { readonly name: string; readonly statement: AccountStatement; readonly path: string };
  /** To the operator. */
  readonly certificatesEnding: {
    readonly name: string;
    readonly certificates: readonly EndingCertificateInMail[];
    readonly path: string;
  };
  /** To the operator. */
  readonly contactMessage: {
    readonly sender: string;
    readonly email: string;
    readonly topic: ContactTopic;
    readonly message: string;
    /** Of the page that they wrote from. */
    readonly language: Locale;
    readonly company: string | null;
    readonly path: string;
  };
  /** To the operator. */
  readonly pickUpStopped: {
    readonly name: string;
    readonly stop: StoppedPickUp;
    readonly number: string;
    readonly company: string;
    readonly trailer: string;
    readonly depot: string;
    readonly driver: string | null;
    readonly path: string;
  };
} & BookingMails &
  DebitMails &
  DunningMails &
  InvoiceMails & { readonly [T in OrderMailTemplate]: OrderMail } & {
    readonly [T in HandoverMailTemplate]: HandoverMail;
  } & {
    readonly [K in OperatorNews['kind']]: NewsMail<Extract<OperatorNews, { kind: K }>>;
  };

export type MailTemplate = keyof MailContents;

export type MailContent = { [T in MailTemplate]: { readonly template: T } & MailContents[T] }[MailTemplate];

/** A mail that is ready to be put into words. */
export type PreparedMail = {
  readonly to: string;
  /** Where an answer goes, if not to the shop. */
  readonly replyTo?: string;
  readonly locale: Locale;
  readonly userId: string | null;
  readonly businessUnitId: string | null;
  readonly content: MailContent;
  /** The secret part of the link: it is in the mail, and masked in what the operator may read of it. */
  readonly secret?: string;
  /** The order, and the booking if it is a single one, whose history shows the mail. */
  readonly about?: { readonly orderId: string; readonly bookingId?: string | undefined };
  readonly attachments?: readonly MailFile[];
};

/** A paper or a calendar file that comes with a mail. */
export type MailFile = { readonly filename: string; readonly contentType: string; readonly bytes: Uint8Array };
