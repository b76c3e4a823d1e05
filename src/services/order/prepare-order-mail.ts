import { type MailFile, ORDER_MAILS, type PreparedMail } from '#contract/mail.ts';
import type { Order } from '#contract/order.ts';
import { findOrderOfAnyUnit, listOrderLines, type OrderWithPeople } from '#db/order/order.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import { GUEST } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import type { MailRequest } from '../mail/mail-request.ts';
import { attachCalendar } from './attach-calendar.ts';
import { issueOrderDocument, type OrderDocumentKind } from './issue-order-document.ts';
import { readOrderFacts } from './read-order-facts.ts';
import { toOrder } from './to-order.ts';

type Needs = Pick<Deps, 'db' | 'calendar' | 'clock' | 'pdf' | 'settings' | 'storage'>;
type OrderRequest = Extract<MailRequest, { template: 'order' | 'orderToApprove' }>;

/**
 * Tells the author what has become of an order, with its papers once there are any, or asks an admin to approve it.
 * Undefined if it is no longer so: whoever comes late does not send old news, nor to people who have left the unit.
 */
export async function prepareOrderMail(deps: Needs, request: OrderRequest): Promise<PreparedMail | undefined> {
  const row = await findOrderOfAnyUnit(deps.db, request.orderId);
  const wanted = request.template === 'orderToApprove' ? 'pendingApproval' : request.status;
  if (row === undefined || (row.status !== wanted && !isPassedOn(wanted, row.status))) return undefined;
  const template = request.template === 'orderToApprove' ? 'orderToApprove' : templateFor(request.status);
  const user = await findUser(deps.db, request.template === 'orderToApprove' ? request.userId : row.createdBy);
  if (template === undefined || user?.businessUnitId !== row.businessUnitId) return undefined;
  const order = await readOrder(deps, row);
  const { email: to, locale, firstName: name } = user;
  const { businessUnitId } = row;
  const facts = await readOrderFacts(deps.db, order);
  const writtenAt = deps.clock.now().toISOString();
  const content = { template, name, writtenAt, order, facts, path: `/checkout/${order.id}` } as const;
  const mail = { to, locale, userId: user.id, businessUnitId, content, about: { orderId: order.id } };
  const paper = { order, company: row.company, locale };
  const attach = async (kind: OrderDocumentKind): Promise<MailFile> => {
    const which = {
      kind,
      locale,
      businessUnitId,
      orderId: order.id,
      bookingId: null,
      extensionId: null,
      rebookingId: null,
    };
    const bytes = await issueOrderDocument(deps, { ...which, readPaper: async () => paper });
    const filename = await deps.pdf.nameFile({ kind, number: order.number, locale });
    return { filename, contentType: 'application/pdf', bytes };
  };
  if (template === 'orderAwaitingTransfer') return { ...mail, attachments: [await attach('orderConfirmation')] };
  if (template !== 'orderConfirmed') return mail;
  // One after the other: visitors wait for the same processor.
  const papers = [await attach('orderConfirmation'), await attach('rentalContract')];
  return { ...mail, attachments: [...papers, await attachCalendar(deps, paper)] };
}

/** A confirmed order may have become active before its mail goes out; the confirmation is still due. */
const isPassedOn = (wanted: OrderWithPeople['status'], now: OrderWithPeople['status']): boolean =>
  wanted === 'confirmed' && (now === 'active' || now === 'completed');

const templateFor = (status: OrderWithPeople['status']) =>
  status === 'active' || status === 'completed' ? undefined : ORDER_MAILS[status];

/** Nobody in particular reads it, so nothing can be done to it. */
async function readOrder({ db, clock, settings }: Needs, row: OrderWithPeople): Promise<Order> {
  const lines = await listOrderLines(db, { businessUnitId: row.businessUnitId, orderIds: [row.id] });
  return toOrder(row, lines, { actor: GUEST, settings, now: clock.now() });
}
