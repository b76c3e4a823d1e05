import type { PreparedMail } from '#contract/mail.ts';
import { findOrderOfAnyUnit } from '#db/order/order.queries.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import type { Deps } from '../deps.ts';
import type { MailRequest } from '../mail/mail-request.ts';

type Request = Extract<MailRequest, { template: 'purchaseOrderMissing' }>;

/**
 * Asks whoever ordered for the purchase order, or those who get the invoices if they have left the company. Undefined if
 * it is there by now.
 */
export async function preparePurchaseOrderMail(
  { db }: Pick<Deps, 'db'>,
  { orderId, invoice }: Request,
): Promise<PreparedMail | undefined> {
  const order = await findOrderOfAnyUnit(db, orderId);
  if (order === undefined || order.poNumber !== null) return undefined;
  const { businessUnitId, number } = order;
  const [user, unit] = [await findUser(db, order.createdBy), await findBusinessUnit(db, businessUnitId)];
  if (unit === undefined || unit.erasedAt !== null) return undefined;
  const author = user?.businessUnitId === businessUnitId ? user : undefined;
  const to = author?.email ?? unit.invoiceEmail;
  if (!to) return undefined;
  return {
    to,
    locale: author?.locale ?? order.locale,
    userId: author?.id ?? null,
    businessUnitId,
    content: {
      template: 'purchaseOrderMissing',
      name: author?.firstName ?? '',
      number,
      document: invoice,
      path: `/checkout/${orderId}`,
    },
    about: { orderId },
  };
}
