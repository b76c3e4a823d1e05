import type { DebitMailTemplate } from '#contract/debit-mail.ts';
import type { PreparedMail } from '#contract/mail.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { findDebitNews } from '#db/debit/debit-news.queries.ts';
import type { Deps } from '../deps.ts';
import type { MailRequest } from '../mail/mail-request.ts';

type Needs = Pick<Deps, 'db' | 'settings'>;
type Request = Extract<MailRequest, { template: DebitMailTemplate }>;

/**
 * Says what becomes of a debit, to where invoices go. Nothing is left to say once the invoice has been paid or
 * the company was erased.
 */
export async function loadDebitMail(
  { db, settings }: Needs,
  { template, invoiceId }: Request,
): Promise<PreparedMail | undefined> {
  const news = await findDebitNews(db, invoiceId);
  if (news === undefined || news.openCents === 0) return undefined;
  const { businessUnitId, orderId, locale, invoiceEmail, issuedTo, ...debit } = news;
  if ((await findBusinessUnit(db, businessUnitId))?.erasedAt) return undefined;
  return {
    to: invoiceEmail || issuedTo,
    locale,
    userId: null,
    businessUnitId,
    content: {
      template,
      name: '',
      debit: { ...debit, account: (await settings.within(db)).bankAccount },
      path: `/invoices/${invoiceId}`,
    },
    about: { orderId },
  };
}
