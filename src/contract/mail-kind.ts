import { keysOf } from '#domain/table.ts';
import type { MailTemplate } from './mail.ts';

/** What mails are about, in the order of the console. */
export const MAIL_GROUPS = ['orders', 'bookings', 'quotes', 'invoices', 'people', 'staff'] as const;
export type MailGroup = (typeof MAIL_GROUPS)[number];

/** Every mail, and what it is about. */
export const MAIL_KINDS = {
  orderConfirmed: 'orders',
  orderAwaitingTransfer: 'orders',
  orderPendingApproval: 'orders',
  orderToApprove: 'orders',
  orderRejected: 'orders',
  orderCancelled: 'orders',
  orderExpired: 'orders',
  bookingExtended: 'bookings',
  extensionAsked: 'bookings',
  extensionDeclined: 'bookings',
  extensionLapsed: 'bookings',
  bookingRebooked: 'bookings',
  bookingCancelled: 'bookings',
  trailerSwapped: 'bookings',
  trailersMoved: 'bookings',
  bookingsChanged: 'bookings',
  trailerExchanged: 'bookings',
  periodCorrected: 'bookings',
  pickUpSigned: 'bookings',
  noShow: 'bookings',
  returnAnnounced: 'bookings',
  returnSigned: 'bookings',
  returnConfirmed: 'bookings',
  returnedElsewhere: 'bookings',
  returnDisputed: 'bookings',
  claimProposed: 'bookings',
  quote: 'quotes',
  quoteWithdrawn: 'quotes',
  invoice: 'invoices',
  creditNote: 'invoices',
  claim: 'invoices',
  purchaseOrderMissing: 'invoices',
  disputeAnswered: 'invoices',
  debitTurned: 'invoices',
  debitReturned: 'invoices',
  debitRepeated: 'invoices',
  dunningReminder: 'invoices',
  dunningNotice1: 'invoices',
  dunningNotice2: 'invoices',
  dunningNotice3: 'invoices',
  statement: 'invoices',
  signUpLink: 'people',
  signUpKnown: 'people',
  companyApproved: 'people',
  companyRejected: 'people',
  invitation: 'people',
  passwordReset: 'people',
  passwordChanged: 'people',
  staffInvitation: 'staff',
  certificatesEnding: 'staff',
  pickUpStopped: 'staff',
  contactMessage: 'staff',
} as const satisfies Readonly<Record<MailTemplate, MailGroup>>;

export const MAIL_TEMPLATES: readonly MailTemplate[] = keysOf(MAIL_KINDS);
