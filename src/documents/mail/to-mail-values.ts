import type { MailContent } from '#contract/mail.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { createFormat } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { toNewsValues } from './booking-news-mail.ts';
import { toBookingValues } from './booking-mail.ts';
import { toDebitValues } from './debit-mail.ts';
import { toDunningValues } from './dunning-mail.ts';
import { toHandoverValues } from './handover-mail.ts';
import { toInvoiceValues } from './invoice-mail.ts';
import { toOrderValues } from './order-mail.ts';
import { toQuoteValues } from './quote-mail.ts';
import { toStatementValues } from './statement-mail.ts';

/** What the sentences of a mail name, as its reader writes it. */
export function toMailValues(locale: Locale, content: MailContent): Readonly<Record<string, string>> {
  const intl = getIntl(locale);
  if ('order' in content) return toOrderValues(locale, content.order);
  if ('handover' in content) return toHandoverValues(content.handover);
  if ('invoice' in content) return toInvoiceValues(locale, content.invoice);
  if ('debit' in content) return toDebitValues(locale, content.debit);
  if ('letter' in content) return toDunningValues(locale, content.letter);
  if ('statement' in content) return toStatementValues(locale, content.statement);
  if ('quote' in content) return toQuoteValues(locale, content.quote);
  if ('news' in content) return toNewsValues(locale, content);
  if ('bookings' in content) return toBookingValues(content);
  switch (content.template) {
    case 'invitation': {
      const { inviter, company, role } = content;
      return { inviter, company, role: intl.formatMessage({ id: `role.${role}` }) };
    }
    case 'staffInvitation':
      return { inviter: content.inviter, role: intl.formatMessage({ id: `adminStaff.role.${content.role}` }) };
    case 'companyRejected':
      return { company: content.company, ground: content.ground ?? 'other' };
    case 'signUpLink':
    case 'companyApproved':
      return { company: content.company };
    case 'passwordChanged':
      return {
        // Nobody knows where it is read.
        at: createFormat(locale).longDateTime(content.at, OPERATOR_ZONE),
      };
    case 'contactMessage':
      return { sender: content.sender, topic: intl.formatMessage({ id: `help.topic.${content.topic}` }) };
    case 'pickUpStopped':
      return { number: content.number, trailer: content.trailer, company: content.company };
    case 'quoteWithdrawn':
      return { number: content.number, company: content.company };
    case 'purchaseOrderMissing':
      return { number: content.number, invoice: content.document };
    case 'disputeAnswered':
      return { number: content.number, decision: content.decision };
    case 'certificatesEnding':
    case 'trailersMoved':
    case 'bookingsChanged':
    case 'passwordReset':
    case 'signUpKnown':
      return {};
  }
}
