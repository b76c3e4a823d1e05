import type { PreparedMail } from '#contract/mail.ts';
import { findUser } from '#db/user/user.queries.ts';
import { assertNever } from '#domain/result.ts';
import type { Deps } from '../deps.ts';
import type { MailRequest } from './mail-request.ts';
import { prepareStatementMail } from '../account/prepare-statement-mail.ts';
import { prepareBookingNews } from '../admin/booking/prepare-booking-news.ts';
import { loadInvoiceMail } from '../billing/load-invoice-mail.ts';
import { prepareBookingMail } from '../booking/prepare-booking-mail.ts';
import { prepareChangedMail } from '../plan/prepare-changed-mail.ts';
import { prepareCertificateMail } from '../admin/trailer/prepare-certificate-mail.ts';
import { prepareContactMail } from '../contact/prepare-contact-mail.ts';
import { loadDebitMail } from '../debit/load-debit-mail.ts';
import { loadDunningMail } from '../dunning/load-dunning-mail.ts';
import { prepareHandoverMail } from '../handover/prepare-handover-mail.ts';
import { prepareStopMail } from '../handover/prepare-stop-mail.ts';
import { prepareDisputeMail } from '../invoice/prepare-dispute-mail.ts';
import { prepareOrderMail } from '../order/prepare-order-mail.ts';
import { preparePurchaseOrderMail } from '../order/prepare-purchase-order-mail.ts';
import { prepareQuoteMail } from '../quote/prepare-quote-mail.ts';
import { prepareWithdrawnQuote } from '../quote/prepare-withdrawn-quote.ts';
import { prepareStaffInvitation } from '../staff/prepare-staff-invitation.ts';
import { prepareInvitation } from './prepare-invitation.ts';
import { preparePasswordReset } from './prepare-password-reset.ts';
import { prepareRejection } from './prepare-rejection.ts';
import { prepareSignUp } from './prepare-sign-up.ts';

type Needs = Pick<Deps, 'db' | 'calendar' | 'clock' | 'holidays' | 'imageEncoder' | 'pdf' | 'settings' | 'storage'>;

/** Looks up what a mail needs to say. Undefined if there is nothing to send any more, or nobody to send it to. */
export function prepareMail(deps: Needs, request: MailRequest): Promise<PreparedMail | undefined> {
  switch (request.template) {
    case 'passwordReset':
      return preparePasswordReset(deps, request);
    case 'signUp':
      return prepareSignUp(deps, request);
    case 'invitation':
      return prepareInvitation(deps, request);
    case 'staffInvitation':
      return prepareStaffInvitation(deps, request);
    case 'passwordChanged':
      return prepareNotice(deps, request.userId, ({ firstName: name }) => ({
        template: 'passwordChanged',
        name,
        at: request.at,
        path: '/reset-account',
      }));
    case 'companyApproved':
      return prepareNotice(deps, request.userId, ({ firstName: name, businessUnitName: company }) =>
        company === null ? undefined : { template: 'companyApproved', name, company, path: '/trailers' },
      );
    case 'companyRejected':
      return prepareRejection(deps, request);
    case 'certificatesEnding':
      return prepareCertificateMail(deps, request);
    case 'order':
    case 'orderToApprove':
      return prepareOrderMail(deps, request);
    case 'purchaseOrderMissing':
      return preparePurchaseOrderMail(deps, request);
    case 'trailersMoved':
    case 'bookingsChanged':
      return prepareChangedMail(deps, request);
    case 'bookingNews':
      return prepareBookingNews(deps, request);
    case 'bookingExtended':
    case 'bookingRebooked':
    case 'bookingCancelled':
    case 'returnAnnounced':
      return prepareBookingMail(deps, request);
    case 'handover':
      return prepareHandoverMail(deps, request);
    case 'invoice':
      return loadInvoiceMail(deps, request);
    case 'disputeAnswered':
      return prepareDisputeMail(deps, request);
    case 'debitTurned':
    case 'debitReturned':
    case 'debitRepeated':
      return loadDebitMail(deps, request);
    case 'dunningReminder':
    case 'dunningNotice1':
    case 'dunningNotice2':
    case 'dunningNotice3':
      return loadDunningMail(deps, request);
    case 'quote':
      return prepareQuoteMail(deps, request);
    case 'quoteWithdrawn':
      return prepareWithdrawnQuote(deps, request);
    case 'statement':
      return prepareStatementMail(deps, request);
    case 'contactMessage':
      return prepareContactMail(deps, request);
    case 'pickUpStopped':
      return prepareStopMail(deps, request);
    default:
      return assertNever(request);
  }
}

type Recipient = NonNullable<Awaited<ReturnType<typeof findUser>>>;

async function prepareNotice(
  { db }: Needs,
  userId: string,
  toContent: (user: Recipient) => PreparedMail['content'] | undefined,
): Promise<PreparedMail | undefined> {
  const user = await findUser(db, userId);
  const content = user && toContent(user);
  if (user === undefined || content === undefined) return undefined;
  const { email: to, locale, businessUnitId } = user;
  return { to, locale, userId, businessUnitId, content };
}
