import type { ContactInput } from '#contract/contact.ts';
import type { DebitMailTemplate } from '#contract/debit-mail.ts';
import type { DunningMailTemplate } from '#contract/dunning-mail.ts';
import type { ChangeNews, OperatorNews } from '#contract/mail.ts';
import type { OrderState } from '#domain/order/order-state.ts';

/**
 * A promise to send a mail. It names what the mail is about and nothing more: the job looks the rest up, and makes the
 * secret of a link only then, so that no secret ever lies in the database.
 */
export type MailRequest =
  /** What has become of bookings, to those who rented. */
  | {
      readonly template: 'bookingExtended';
      readonly bookingId: string;
      readonly extensionId: string;
      readonly userId: string;
    }
  | {
      readonly template: 'bookingRebooked';
      readonly bookingId: string;
      readonly rebookingId: string;
      readonly userId: string;
    }
  | { readonly template: 'bookingCancelled'; readonly bookingId: string; readonly userId: string }
  | {
      readonly template: 'returnAnnounced';
      readonly bookingIds: readonly string[];
      readonly reference: string;
      readonly userId: string;
    }
  /** Which of somebody's bookings have other trailers by a plan of the operator. */
  | {
      readonly template: 'trailersMoved';
      readonly userId: string;
      readonly moved: readonly {
        readonly bookingId: string;
        readonly oldTrailer: string;
        readonly newTrailer: string;
      }[];
    }
  /** What else a plan of the operator has made of somebody's bookings. */
  | {
      readonly template: 'bookingsChanged';
      readonly userId: string;
      readonly changed: readonly { readonly bookingId: string; readonly news: ChangeNews }[];
    }
  | { readonly template: 'passwordReset'; readonly email: string }
  | { readonly template: 'signUp'; readonly signUpId: string }
  | { readonly template: 'invitation'; readonly invitationId: string }
  /** What the desk offers, to whoever has called. */
  | { readonly template: 'quote' | 'quoteWithdrawn'; readonly quoteId: string }
  /** To work for the operator. */
  | { readonly template: 'staffInvitation'; readonly userId: string; readonly inviterId: string }
  | { readonly template: 'passwordChanged'; readonly userId: string; readonly at: string }
  | { readonly template: 'companyApproved' | 'companyRejected'; readonly userId: string }
  /** Certificates of the fleet that end, to an operator. */
  | { readonly template: 'certificatesEnding'; readonly userId: string; readonly remindedAt: string }
  /** What has become of an order, to its author. */
  | { readonly template: 'order'; readonly orderId: string; readonly status: OrderState }
  | { readonly template: 'orderToApprove'; readonly orderId: string; readonly userId: string }
  /** The signed protocol of a pick-up or return, to somebody of the unit. */
  | { readonly template: 'handover'; readonly handoverId: string; readonly userId: string }
  /** Findings keep the trailer of a pick-up in the yard, to an operator. */
  | { readonly template: 'pickUpStopped'; readonly handoverId: string; readonly userId: string }
  /** What somebody has written to the operator, who may be nobody that we know. */
  | ({ readonly template: 'contactMessage'; readonly userId: string | null } & Omit<ContactInput, 'website'>)
  /** An invoice, a credit note or a claim, to where the company wants its invoices. */
  | { readonly template: 'invoice'; readonly invoiceId: string }
  /** What was decided about a document, to whoever has disputed it. */
  | { readonly template: 'disputeAnswered'; readonly disputeId: string }
  /** The company wants a purchase order on its invoices, and one went out without; to whoever ordered. */
  | { readonly template: 'purchaseOrderMissing'; readonly orderId: string; readonly invoice: string }
  /** What has become of the debit of an invoice, to where the company wants its invoices. */
  | { readonly template: DebitMailTemplate; readonly invoiceId: string }
  /** What is late, to where the company wants its invoices. */
  | { readonly template: DunningMailTemplate; readonly noticeId: string }
  /** The account of a month by its first day, to where the company wants its invoices. */
  | { readonly template: 'statement'; readonly businessUnitId: string; readonly month: string }
  /** What the operator has changed in a booking or says to a wish, to its author or whoever asked. */
  | {
      readonly template: 'bookingNews';
      readonly bookingId: string;
      readonly news: OperatorNews;
      readonly userId?: string;
    };
